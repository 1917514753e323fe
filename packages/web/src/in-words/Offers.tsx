import type { GameModule } from '@tortuga/games/game-module';
import type { GameTypes, LegalOffer } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../speech/speech.tsx';

export interface OffersProps {
  readonly module: Pick<GameModule, 'phraseOfMove' | 'phraseOfPrice'>;
  readonly speaker: Speaker;
  readonly legal: readonly LegalOffer<GameTypes>[];
  readonly onPick: (move: object) => void;
  readonly className?: string;
  /** What a move brings besides its price. */
  readonly gainOf?: (offer: LegalOffer<GameTypes>) => string | null;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Every move as a button with its price: for screen readers, and for players who would rather read. */
export function Offers({ module, speaker, legal, onPick, className, gainOf }: OffersProps) {
  const { t } = useSpeech();
  const root = useRef<HTMLElement>(null);
  const isPicked = useRef(false);
  // The button that was pressed is gone: whoever pressed it goes on here.
  useEffect(() => {
    if (legal.length === 0 || !isPicked.current) return;
    isPicked.current = false;
    if (document.activeElement === document.body) root.current?.focus();
  }, [legal]);
  if (legal.length === 0) return null;
  return (
    <section className={className} ref={root} tabIndex={-1} aria-label={t('web.words.offers')}>
      <ul className="offers">
        {legal.map((offer) => {
          const price = module.phraseOfPrice(offer.price);
          const gain = gainOf?.(offer) ?? null;
          return (
            <li key={JSON.stringify(offer.move)}>
              <button
                type="button"
                onClick={() => {
                  isPicked.current = true;
                  onPick(offer.move);
                }}
              >
                {capital(speaker.say(module.phraseOfMove(offer.move)))}
                {price !== null && ` (${speaker.say(price)})`}
                {gain !== null && <small> – {gain}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
