import type { Spot } from './flights.ts';

/** What is only there to be found: a copy must be neither. */
const isHandle = ({ name, value }: Attr): boolean =>
  name === 'id' || name === 'name' || name.startsWith('data-flight') || (name.startsWith('data-') && value === '');

function forget(element: Element): void {
  for (const attribute of [...element.attributes]) {
    if (isHandle(attribute)) element.removeAttribute(attribute.name);
  }
}

/**
 * A picture of an element at a place of the window, in the browser's top layer: no box crops it, nothing is above it.
 * It is inside `parent`, so that it looks as the styles there say.
 */
export function copyOf(element: HTMLElement, spot: Spot, parent: HTMLElement | null): HTMLElement {
  const frame = document.createElement('span');
  const copy = element.cloneNode(true);
  if (copy instanceof Element) for (const each of [copy, ...copy.querySelectorAll('*')]) forget(each);
  frame.dataset['flying'] = 'copy';
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.append(copy);
  parent?.append(frame);
  if ('showPopover' in frame) {
    frame.popover = 'manual';
    frame.showPopover();
  }
  place(frame, spot, 1);
  // If the page is zoomed, a pixel of the style is not one of the window.
  const zoom = frame.getBoundingClientRect().width / spot.width;
  if (Math.abs(zoom - 1) > 0.01) place(frame, spot, zoom);
  return frame;
}

function place(frame: HTMLElement, { left, top, width, height }: Spot, zoom: number): void {
  Object.assign(frame.style, {
    left: `${left / zoom}px`,
    top: `${top / zoom}px`,
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
  });
}
