/**
 * Throttles drawing: at once on the first call, then at most once a frame. A page that is drawn for every message of a
 * burst falls behind: bots can play faster than anybody can watch.
 */
export function oncePerFrame(draw: () => void, nextFrame: (then: () => void) => void): () => void {
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
