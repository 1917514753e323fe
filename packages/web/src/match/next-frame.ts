/** A hidden page gets no frames, and still must notice that it is its player's turn. */
const MAX_FRAME_MS = 100;

export function nextFrame(then: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, MAX_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    then();
  });
}
