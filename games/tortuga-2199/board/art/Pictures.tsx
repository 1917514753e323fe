import type { Pack } from '../../rules/pack.ts';
import { facesOf } from '../../words/faces.ts';
import { Sprite } from '../Sprite.tsx';
import { CardPicture } from './Picture.tsx';
import '../index.css';

const WIDTHS = [60, 110, 220] as const;

/** For developers: the pictures of all cards of a pack, in the sizes they are seen in. */
export function Pictures({ pack }: { readonly pack: Pack }) {
  return (
    <div className="neon-board neon-pictures" data-theme="dark">
      <Sprite />
      {WIDTHS.map((width) => (
        <div key={width} className="neon-pictures-row">
          {facesOf(pack).map((face) => (
            <figure key={face.id} style={{ '--picture': `${width}px` } as object}>
              <CardPicture face={face} square={width < 100} />
              <figcaption>{face.id}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}
