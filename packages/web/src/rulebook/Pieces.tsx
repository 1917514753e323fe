import type { GalleryPiece } from '@tortuga/games/figure';
import { useSpeech } from '../speech/speech.tsx';

/** Pieces of the box, each drawn and told. */
export function Pieces({ pieces }: { readonly pieces: readonly GalleryPiece[] }) {
  const { t } = useSpeech();
  return (
    <ul className="rulebook-gallery">
      {pieces.map(({ id, name, text, count, picture }) => (
        <li key={id}>
          <div className="rulebook-piece" aria-hidden="true" inert>
            {picture}
          </div>
          <div>
            <p>
              <b>{name}</b>{' '}
              {count !== null && <span className="rulebook-count">{t('web.rules.count', { count })}</span>}
            </p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
