/**
 * What it returns draws at once when it is called, and then not more often than there are frames. A page that is drawn
 * for every message of a burst falls behind: bots can play faster than anybody can look.
 */
export function oncePerFrame(draw: () => void): () => void {
  let isDrawn = false;
  let isStale = false;
  return function ask(): void {
    isStale = true;
    if (isDrawn) return;
    isDrawn = true;
    isStale = false;
    draw();
    nextFrame(() => {
      isDrawn = false;
      if (isStale) ask();
    });
  };
}

/** A page that nobody looks at has no frames. */
const LONGEST_FRAME_MS = 100;

function nextFrame(then: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, LONGEST_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    then();
  });
}
