import { at, type Seat } from '@tortuga/kernel';
import { useDragOnto } from '@tortuga/kit';
import { useState } from 'react';
import type { CardId, Column, EventCard, Row } from '../rules/types.ts';
import { rowOfCard, seaOf, strategyOf, transportOf, treasureOf } from '../words/faces.ts';
import { useBoard } from './context.ts';
import { EventPicture } from './EventCards.tsx';
import { Doubloons } from './Faces.tsx';
import { flightOf } from './flights.ts';
import { Icon } from './Icon.tsx';
import { treasureIcon } from './icons.ts';
import { cardInfo } from './info.ts';
import { signed } from './layout.ts';
import { Sea } from './Sea.tsx';
import { Ship, transportRig } from './Ship.tsx';
import { isEventMove } from './selection.ts';
import { Trio } from './Trio.tsx';

/** The viewer's cards: in full for the row being filled, as short lines for later rows. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { view, t } = useBoard();
  const [open, setOpen] = useState(false);
  const hand = at(view.hands, seat);
  if ('hidden' in hand) return null;
  const row = view.openRow;
  const now = hand.filter((card) => rowOfCard(card) === row);
  const later = view.rows.map((each) => hand.filter((card) => rowOfCard(card) === each && each !== row));
  const event = at(view.eventCards, seat);
  const laterCount = hand.length - now.length;
  return (
    <section className="cards-hand" data-about="hand" aria-label={t('cards.board.hand')}>
      {now.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      {hand.length === 0 && event !== null && <HandEvent seat={seat} event={event} />}
      {laterCount > 0 && (
        <>
          <button type="button" className="cards-later-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('cards.ui.later', { count: laterCount })}
          </button>
          <div className="cards-later" data-open={open}>
            {later.map(
              (cards, index) =>
                cards.length > 0 && (
                  <div key={at(view.rows, index)} className="cards-later-row">
                    {cards.map((card) => (
                      <LaterCard key={card} card={card} />
                    ))}
                  </div>
                ),
            )}
          </div>
        </>
      )}
    </section>
  );
}

function HandCard({ card }: { readonly card: CardId }) {
  const { t, selection, isPlayable, pickCard, choose, putBack } = useBoard();
  const picked = selection.kind === 'card' && selection.card === card;
  const free = isPlayable(card);
  const row = rowOfCard(card);
  const handlers = useDragOnto({
    target: '[data-column]',
    onClick: (isKey) => pickCard(card, isKey),
    onTake: () => {
      if (!picked) pickCard(card, false);
    },
    onDrop: ({ dataset }) => choose(Number(dataset['column']) as Column),
    onMiss: putBack,
  });
  return (
    <button
      type="button"
      className={`cards-hand-card cards-hand-${row}`}
      data-state={picked ? 'picked' : free ? 'free' : 'waiting'}
      data-hand=""
      data-info={cardInfo(card)}
      data-flight={flightOf(card)}
      data-flight-from="deck"
      aria-pressed={free ? picked : undefined}
      {...handlers}
    >
      <HandFace card={card} row={row} />
      {row === 'strategy' && (
        <small>{t('cards.ui.pick', { state: picked ? 'picked' : free ? 'free' : 'waiting' })}</small>
      )}
    </button>
  );
}

/** What is printed on a card: its picture, its name and its values. */
export function HandFace({ card, row }: { readonly card: CardId; readonly row: Row }) {
  const { cardName } = useBoard();
  return (
    <>
      <HandPicture card={card} row={row} />
      <b>{cardName(card)}</b>
      <HandValues card={card} row={row} />
    </>
  );
}

function HandPicture({ card, row }: { readonly card: CardId; readonly row: Row }) {
  const { pack } = useBoard();
  switch (row) {
    case 'transport':
      return <Ship rig={transportRig(transportOf(pack, card))} />;
    case 'treasure':
      return <Icon name={treasureIcon(treasureOf(pack, card).id)} />;
    case 'sea':
      return <Sea sea={seaOf(pack, card)} />;
    case 'strategy':
      return <Icon name={strategyOf(pack, card).tests} />;
  }
}

function HandValues({ card, row }: { readonly card: CardId; readonly row: Row }) {
  const { pack } = useBoard();
  switch (row) {
    case 'transport':
      return (
        <>
          <Doubloons count={transportOf(pack, card).doubloons} />
          <Trio values={transportOf(pack, card)} />
        </>
      );
    case 'treasure':
      return <strong className="cards-hand-worth">{treasureOf(pack, card).worth}</strong>;
    case 'sea':
      return <Trio values={seaOf(pack, card)} change />;
    case 'strategy':
      return null;
  }
}

function HandEvent({ seat, event }: { readonly seat: Seat; readonly event: EventCard }) {
  const { t, legal, selection, pickEvent } = useBoard();
  const due = legal.some(({ move }) => isEventMove(move));
  const picked = selection.kind === 'event';
  return (
    <button
      type="button"
      className="cards-hand-card cards-hand-event"
      data-state={picked ? 'picked' : due ? 'free' : 'waiting'}
      data-hand=""
      data-info={`event ${seat}`}
      aria-pressed={due ? picked : undefined}
      onClick={(click) => pickEvent(click.detail === 0)}
    >
      <EventPicture event={event} />
      <b>{t('cards.eventCard.name', { event })}</b>
      <small>{t('cards.ui.pick', { state: picked ? 'picked' : due ? 'free' : 'waiting' })}</small>
    </button>
  );
}

/** A card for a later row: its values matter now already, and a click explains why it can't be laid yet. */
function LaterCard({ card }: { readonly card: CardId }) {
  const { cardName, pickCard } = useBoard();
  return (
    <button
      type="button"
      className="cards-later-card"
      data-flight={flightOf(card)}
      data-flight-from="deck"
      data-info={cardInfo(card)}
      onClick={(click) => pickCard(card, click.detail === 0)}
    >
      <LaterValues card={card} />
      <span className="sr">{cardName(card)}</span>
      {rowOfCard(card) === 'sea' && <SeaValues card={card} />}
    </button>
  );
}

function LaterValues({ card }: { readonly card: CardId }) {
  const { pack } = useBoard();
  switch (rowOfCard(card)) {
    case 'treasure': {
      const { id, worth } = treasureOf(pack, card);
      return (
        <>
          <Icon name={treasureIcon(id)} />
          <b>{worth}</b>
        </>
      );
    }
    case 'strategy':
      return <Icon name={strategyOf(pack, card).tests} />;
    case 'sea':
    case 'transport':
      return <Icon name={rowOfCard(card)} />;
  }
}

function SeaValues({ card }: { readonly card: CardId }) {
  const { pack } = useBoard();
  const { speed, hull, guns } = seaOf(pack, card);
  return <b className="cards-later-values">{[speed, hull, guns].map(signed).join(' ')}</b>;
}
