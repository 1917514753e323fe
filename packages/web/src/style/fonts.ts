import fonts from './fonts.css?inline';

/**
 * Fonts load after the first paint: on a slow connection they would hold it up. Where the page is cached for offline use
 * they are cached too, and come with it.
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
