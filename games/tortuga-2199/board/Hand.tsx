import { at } from '@tortuga/kernel';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { MoveOf } from '../rules/move.ts';
import { PriceTag } from './ActionButton.tsx';
import { CardFace, capital } from './CardFace.tsx';
import { useBoard } from './context.ts';
import type { Held } from './drops.ts';
import { Glyph } from './Glyph.tsx';
import { areCardsLaid, boughtIntoHand, dealOf, flightNames, handOf } from './hand.ts';
import { type Desk, type Legal, legalMove, legalOf } from './offers.ts';
import { LaidCards } from './Played.tsx';
import { Priced } from './Priced.tsx';
import { useCardDrag } from './useCardDrag.ts';

/** The viewer's cards, or those that can be chosen now. */
export function Hand() {
  const board = useBoard();
  const { view, me, log, choice, t } = board;
  const row = useRef<HTMLElement>(null);
  const hand = handOf(board);
  const deal = useMemo(() => (me === null ? null : dealOf(log, me)), [log, me]);
  const names = deal === null ? [] : flightNames(hand, deal, view.active === me ? view.played : []);
  const bought = me === null ? null : boughtIntoHand(log, me);
  if (choice.cards.length > 0) return <Picks />;
  if (areCardsLaid(board)) return <LaidCards />;

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const cards = [...(row.current?.querySelectorAll<HTMLElement>('[data-hand]') ?? [])];
    const here = cards.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || here < 0) return;
    event.preventDefault();
    cards[(here + step + cards.length) % cards.length]?.focus();
  }

  return (
    <section
      className="neon-hand"
      data-about="hand"
      style={{ '--count': hand.length } as object}
      aria-label={t('2199.ui.hand')}
      ref={row}
      onKeyDown={onKeyDown}
    >
      {hand.map((card, index) => (
        <HandCard
          key={at(names, index)}
          card={card}
          index={index}
          flight={at(names, index)}
          from={card === bought ? `sale-${card} deck` : 'deck'}
        />
      ))}
      {hand.length === 0 && me !== null && <p className="neon-quiet">{t('2199.ui.emptyHand')}</p>}
    </section>
  );
}

interface CardProps {
  readonly card: number;
  readonly index: number;
  readonly flight: string;
  /** Where it comes from if it is new. */
  readonly from: string;
}

/** A click plays it. If something else can be done with it, the first click shows what, and the second plays it. */
function HandCard({ card, index, flight, from }: CardProps) {
  const { desk, picked, pick, play, open } = useBoard();
  const offer = legalMove(desk, { kind: 'play', card });
  const hasChoice = offer !== undefined && insteadOf(desk, card).length > 0;
  const isPicked = picked === index && hasChoice;
  const held: Held = { card, from: 'hand' };
  const show = () => open({ kind: 'card', card });
  const handlers = useCardDrag(held, {
    onClick: () => {
      if (hasChoice && !isPicked) pick(index);
      else if (offer !== undefined) play(offer.move);
    },
    onOut: () => offer !== undefined && play(offer.move),
  });
  return (
    <div
      className="neon-slot"
      data-picked={isPicked}
      data-flight={flight}
      data-flight-from={from}
      data-info={`card ${card}`}
    >
      <button
        type="button"
        className="neon-card"
        data-hand=""
        data-state={offer === undefined ? 'waiting' : 'free'}
        aria-expanded={hasChoice ? isPicked : undefined}
        aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
        {...(offer === undefined ? { onClick: show } : handlers)}
      >
        <CardFace card={card} />
      </button>
      {isPicked && <CardButtons card={card} />}
    </div>
  );
}

/** What can be done with a card instead of playing it. */
const insteadOf = (desk: Desk, card: number): Legal<MoveOf<'cash' | 'reserve'>>[] => [
  ...legalOf(desk, 'cash').filter(({ move }) => move.card === card),
  ...legalOf(desk, 'reserve').filter(({ move }) => move.card === card),
];

/** Above the selected card: to play it, to do something else with it, or to look at it. */
function CardButtons({ card }: { readonly card: number }) {
  const { desk, cardName, faceOf, open, play, t } = useBoard();
  return (
    <div className="neon-card-buttons">
      <button type="button" className="neon-play" onClick={() => play({ kind: 'play', card })}>
        {t('2199.ui.play')}
      </button>
      {insteadOf(desk, card).map((offer) => (
        <Priced
          key={offer.move.kind}
          offer={offer}
          className="neon-small"
          label={capital(t(`2199.move.${offer.move.kind}`, { card: cardName(card) }))}
        >
          {t(`2199.ui.${offer.move.kind}`)} <PriceTag offer={offer} />
          {offer.move.kind === 'cash' && (
            <>
              +{faceOf(card).hunt?.influence}
              <Glyph name="influence" />
            </>
          )}
        </Priced>
      ))}
      <button type="button" className="neon-small" onClick={() => open({ kind: 'card', card })}>
        {t('2199.ui.look')}
      </button>
    </div>
  );
}

/** Cards to choose from: in the hand, in the discard pile, played, or for sale. */
function Picks() {
  const { choice, play, say, phrases, t } = useBoard();
  return (
    <section
      className="neon-hand neon-picks"
      style={{ '--count': choice.cards.length } as object}
      aria-label={t('2199.ui.choose', { what: 'card' })}
    >
      {choice.cards.map(({ card, offer }) => (
        <div key={card} className="neon-slot" data-choosable="" data-info={`card ${card}`}>
          <button
            type="button"
            className="neon-card"
            data-pick=""
            aria-label={capital(say(phrases.phraseOfMove(offer.move)))}
            onClick={() => play(offer.move)}
          >
            <CardFace card={card} />
          </button>
        </div>
      ))}
    </section>
  );
}
