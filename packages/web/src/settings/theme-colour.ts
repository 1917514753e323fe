/** What the system paints around the page has the colour of the page: of its theme, or of the board that is open. */
export function applyThemeColour(): void {
  const apply = (): void => {
    const { backgroundColor } = getComputedStyle(document.body);
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', backgroundColor);
  };
  apply();
  // The skin of a board comes with its style sheet, a little later than its name.
  const soon = (): void => {
    requestAnimationFrame(apply);
    setTimeout(apply, 500);
  };
  const watch = { attributes: true, attributeFilter: ['data-theme', 'data-board'] };
  const observer = new MutationObserver(soon);
  observer.observe(document.documentElement, watch);
  observer.observe(document.body, watch);
}
