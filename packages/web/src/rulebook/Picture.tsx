import type { Figure } from './chapters.ts';
import { usePictures } from './use-drawn.ts';

/** A picture made of the pieces of the game. It is looked at, not touched: its buttons do nothing here. */
export function Picture({ figure: { name, alt } }: { readonly figure: Figure }) {
  const pictures = usePictures();
  return (
    <div className="rulebook-figure" role="img" aria-label={alt} data-drawn={pictures !== null}>
      <div inert>{pictures?.draw(name)}</div>
    </div>
  );
}
