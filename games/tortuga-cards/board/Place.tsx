import { at } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import type { CardId, Column, Row } from '../rules/types.ts';
import { rowOfCard, seaOf, transportOf, treasureOf } from '../words/faces.ts';
import { useBoard } from './context.ts';
import { Changes, EventForecast, usePrey } from './Forecast.tsx';
import { flightTo } from './flights.ts';
import { Icon } from './Icon.tsx';
import { placeInfo } from './info.ts';
import { cardAt, labelOf } from './layout.ts';
import { Seal } from './Seal.tsx';
import { StrategyPreview } from './Strategy.tsx';
import { type CardsLegal, completed } from './selection.ts';
import { Trio } from './Trio.tsx';

interface Props {
  readonly row: Row;
  readonly column: Column;
  /** The card that lies here. */
  readonly children: ReactNode;
}

/** A place for a card: an empty frame, a card, or a button while a click here does something. */
export function Place({ row, column, children }: Props) {
  const { view, selection, targets, litRow, choose, layers } = useBoard();
  const card = cardAt(view, row, column);
  const className = `cards-card cards-place cards-${row}`;
  const flight = flightTo(card, row, column, layers);
  const named = selection.kind === 'event' ? selection.columns.indexOf(column) : -1;
  // Whoever has picked something up looks at the forecasts beside this place.
  const info = selection.kind === 'none' ? placeInfo(view, row, column) : undefined;
  if (row !== litRow) {
    return (
      <div className={className} data-state={card === null ? 'empty' : 'lying'} data-info={info} key={card} {...flight}>
        {children}
      </div>
    );
  }
  if (named >= 0)
    return <Named row={row} column={column} step={named} className={className} lying={children} flight={flight} />;
  const offers = targets.get(column) ?? [];
  const state =
    offers.length === 0 ? (card === null ? 'empty' : 'lying') : selection.kind === 'none' ? 'open' : 'legal';
  if (offers.length === 0 && selection.kind !== 'card') {
    return (
      <div className={className} data-state={state} data-info={info} {...flight}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-state={state}
      data-place={offers.length > 0 ? '' : undefined}
      data-column={column}
      data-guide={`place ${view.rows.indexOf(row)} ${column}`}
      data-info={info}
      onClick={() => choose(column)}
      {...flight}
    >
      <PlaceLabel column={column} offers={offers} />
      <EventForecast column={column} />
      {card !== null ? children : <Preview row={row} column={column} offers={offers} />}
    </button>
  );
}

/** The move as a sentence, for screen readers. */
function PlaceLabel({ column, offers }: { readonly column: Column; readonly offers: readonly CardsLegal[] }) {
  const { view, t, say, phrases, selection } = useBoard();
  const [offer] = offers;
  const phrase = offer === undefined || selection.kind !== 'card' ? null : phrases.phraseOfMove(offer.move);
  return (
    <span className="sr">
      {phrase === null ? t('cards.ui.column', { column: labelOf(view, column) }) : say(phrase)}
    </span>
  );
}

function Preview({
  row,
  column,
  offers,
}: {
  readonly row: Row;
  readonly column: Column;
  readonly offers: readonly CardsLegal[];
}) {
  const { view, t, selection, cardName } = useBoard();
  const [offer] = offers;
  const card = selection.kind === 'card' ? selection.card : null;
  if (card !== null && offer?.price && offer.price.kind === undefined)
    return <StrategyPreview column={column} card={card} price={offer.price} />;
  if (card === null || offer === undefined) {
    return (
      <span className="cards-free">
        <Icon name={row} />
        <em>{labelOf(view, column)}</em>
      </span>
    );
  }
  return (
    <>
      <span className="cards-free">
        <Icon name={row} />
        <em>{t('cards.ui.layHere')}</em>
        <strong>{cardName(card)}</strong>
        <Worth card={card} />
      </span>
      <AtStake column={column} />
      <GhostTrio card={card} />
    </>
  );
}

/** The values of the card picked up, as they would appear here. */
function GhostTrio({ card }: { readonly card: CardId }) {
  const { pack } = useBoard();
  switch (rowOfCard(card)) {
    case 'transport':
      return <Trio values={transportOf(pack, card)} />;
    case 'sea':
      return <Trio values={seaOf(pack, card)} change />;
    default:
      return null;
  }
}

/** What a boarding would win with this card, if it changes that. */
function AtStake({ column }: { readonly column: Column }) {
  const { view, t } = useBoard();
  const before = at(view.columns, column).atStake;
  const { atStake = before } = usePrey(column) ?? {};
  return atStake === before ? null : <Seal worth={atStake} label={t('cards.ui.stake', { prestige: atStake })} />;
}

function Worth({ card }: { readonly card: CardId }) {
  const { pack } = useBoard();
  if (rowOfCard(card) !== 'treasure') return null;
  return <b className="cards-worth">{treasureOf(pack, card).worth}</b>;
}

interface NamedProps {
  readonly row: Row;
  readonly column: Column;
  readonly step: number;
  readonly className: string;
  readonly lying: ReactNode;
  readonly flight: ReturnType<typeof flightTo>;
}

/** A column already chosen for the event; if only the amount is left to choose, two buttons ask for it. */
function Named({ column, step, className, lying, flight }: NamedProps) {
  const { view, t, say, phrases, legal, selection, choose, play } = useBoard();
  const open = selection.kind === 'event' ? completed(legal, selection.columns) : [];
  if (open.length > 1) {
    return (
      <div className={`${className} cards-ask`} data-state="named" {...flight}>
        {open.map(({ move, price }) => {
          const phrase = phrases.phraseOfMove(move);
          return (
            <button
              key={phrase.params?.['by'] as string}
              type="button"
              data-place=""
              aria-label={say(phrase)}
              onClick={() => play(move)}
            >
              {t('cards.ui.by', { by: at(['minus', 'plus'], move.kind === 'change' && move.by > 0 ? 1 : 0) })}
              {price?.kind === 'event' && <Changes price={price} />}
            </button>
          );
        })}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-state="named"
      data-place=""
      aria-pressed="true"
      onClick={() => choose(column)}
      {...flight}
    >
      <span className="sr">{t('cards.ui.column', { column: labelOf(view, column) })}</span>
      <span className="cards-step">{step + 1}</span>
      {lying}
    </button>
  );
}
