/** A page that nobody looks at has no frames, and must notice all the same that it is asked. */
const LONGEST_FRAME_MS = 100;

export function nextFrame(then: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, LONGEST_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    then();
  });
}
