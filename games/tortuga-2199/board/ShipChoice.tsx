import type { Phrase, Seat } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { CardFace } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { legalOf, refusedOf } from './offers.ts';
import { Priced } from './Priced.tsx';

interface Props {
  readonly prompt: Phrase;
  readonly notice: ReactNode;
}

/** Before the first turn every player chooses a ship. */
export function ShipChoice({ prompt, notice }: Props) {
  const { view, me, desk, t, say, cardName, abilityTexts, faceOf, nameOf, ships } = useBoard();
  const isMine = view.decider === me && desk.legal.length > 0;
  return (
    <section className="neon-ships-choice" data-about="ship" aria-label={t('2199.ui.ships')}>
      <h2>{isMine ? t('2199.ui.chooseShip') : say(prompt)}</h2>
      {notice}
      <p className="neon-quiet neon-ships-why">{t('2199.ui.shipWhy', { scenario: view.scenario })}</p>
      <ul>
        {ships.map((card, ship) => {
          const owner = view.players.findIndex((player) => player.ship === card);
          const offer = legalOf(desk, 'ship').find(({ move }) => move.ship === ship) ?? null;
          const refused = refusedOf(desk, 'ship').find(({ move }) => move.ship === ship) ?? null;
          return (
            <li key={card} data-taken={owner >= 0} data-seat={owner >= 0 ? owner : undefined}>
              <div className="neon-card neon-card-large">
                <CardFace card={card} />
              </div>
              <ul className="sr">
                {abilityTexts(faceOf(card).abilities).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              {owner >= 0 ? (
                <p className="neon-owner">
                  <Badge seat={owner as Seat} /> {owner === me ? t('2199.ui.you') : nameOf(owner as Seat)}
                </p>
              ) : (
                <Priced
                  offer={offer}
                  refused={refused}
                  className="neon-button neon-take"
                  label={`${t('2199.ui.take')}: ${cardName(card)}`}
                >
                  {t('2199.ui.take')}
                </Priced>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
