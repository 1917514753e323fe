import fonts from './fonts.css?inline';

/**
 * Fonts wait for the first picture of a page: on a slow line they would hold it up. Where the page itself was kept for
 * offline they are kept too, and come with it.
 */
export function loadFonts(): void {
  if (navigator.serviceWorker?.controller) {
    ask();
    return;
  }
  new PerformanceObserver((painted, observer) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    ask();
  }).observe({ type: 'paint', buffered: true });
}

function ask(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fonts);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
