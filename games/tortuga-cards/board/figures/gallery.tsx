import { at } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { asSentences, type FigureProps, type GalleryKind, type GalleryPiece } from '../../../figure.ts';
import type { Pack } from '../../rules/pack.ts';
import type { CardId, Column, EventCard, Row } from '../../rules/types.ts';
import { rowOfCard } from '../../words/faces.ts';
import { EventPicture } from '../EventCards.tsx';
import { PirateFace } from '../Faces.tsx';
import { HandFace } from '../Hand.tsx';
import { cardInfo, infoText } from '../info.ts';
import { columnsOf } from '../layout.ts';
import { POSITIONS, stillBoard } from './position.ts';
import { Still } from './Still.tsx';

const POSITION = { ...POSITIONS.start, values: {} };
/** Where the cards of a row stand in the pack. */
const LISTS = {
  transport: 'transports',
  treasure: 'treasures',
  sea: 'seas',
  strategy: 'strategies',
} as const satisfies Record<Row, keyof Pack>;
/** How wide a card is. */
const CARD = 7.5;

/** How the pieces of a pack are drawn. */
function piecesOf(by: FigureProps<Pack>) {
  const { words } = stillBoard(POSITION, by);
  const { view, t } = words;
  const drawn = (face: ReactNode): ReactNode => (
    <Still position={POSITION} by={by} units={CARD}>
      {face}
    </Still>
  );

  const pirate = (column: Column): GalleryPiece => {
    const [, values = ''] = infoText(`column ${column}`, words);
    return {
      id: `pirate-${at(view.pirates, column)}`,
      name: words.say(words.phrases.pirate(at(view.pirates, column))),
      text: asSentences([values]),
      count: 1,
      picture: drawn(
        <div className="cards-figure-pirate">
          <PirateFace column={column} inForce={null} />
        </div>,
      ),
    };
  };

  const card = (id: CardId): GalleryPiece => {
    const [name = '', ...lines] = infoText(cardInfo(id), words);
    return {
      id: `card-${id}`,
      name,
      text: asSentences(lines),
      count: 1,
      picture: drawn(
        <span className={`cards-hand-card cards-hand-${rowOfCard(id)}`}>
          <HandFace card={id} row={rowOfCard(id)} />
        </span>,
      ),
    };
  };

  const event = (each: EventCard): GalleryPiece => ({
    id: `event-${each}`,
    name: t('cards.eventCard.name', { event: each }),
    text: t('cards.info.effect', { event: each }),
    count: 1,
    picture: drawn(
      <span className="cards-hand-card cards-figure-event">
        <EventPicture event={each} />
        <b>{t('cards.eventCard.name', { event: each })}</b>
      </span>,
    ),
  });

  const cardsOf = (row: Row): readonly CardId[] =>
    by.pack[LISTS[row]].map((_, index) => (view.rows.indexOf(row) * by.pack.strategies.length + index) as CardId);
  return { t, view, pirate, card, cardsOf, event };
}

/** All cards of the pack, those with the same face once. */
export function gallery(by: FigureProps<Pack>): readonly GalleryKind[] {
  const { t, view, pirate, card, cardsOf, event } = piecesOf(by);
  const rowOf = (row: Row): GalleryKind => {
    const cards = cardsOf(row);
    return { id: row, heading: t(`cards.book.gallery.${row}`), pieces: alike(cards.map(card)) };
  };
  const events = [...view.eventCards, ...view.eventStock].filter((each) => each !== null);
  return [
    { id: 'pirate', heading: t('cards.book.gallery.pirate'), pieces: columnsOf(view).map(pirate) },
    ...view.rows.map(rowOf),
    { id: 'event', heading: t('cards.book.gallery.event'), pieces: [...events].sort().map(event) },
  ];
}

export function printed(place: string, by: FigureProps<Pack>): GalleryPiece | null {
  const { view, pirate, card, cardsOf } = piecesOf(by);
  const [list, number = ''] = place.split(' ');
  const index = Number(number);
  if (list === 'pirates') {
    const column = columnsOf(view).find((each) => at(view.pirates, each) === index);
    return column === undefined ? null : pirate(column);
  }
  const row = view.rows.find((each) => LISTS[each] === list);
  const id = row === undefined ? undefined : cardsOf(row)[index];
  return id === undefined ? null : card(id);
}

/** Cards that say the same are one, with their number. */
function alike(pieces: readonly GalleryPiece[]): GalleryPiece[] {
  const same = (a: GalleryPiece, b: GalleryPiece): boolean => a.name === b.name && a.text === b.text;
  return pieces
    .filter((piece, index) => pieces.findIndex((other) => same(other, piece)) === index)
    .map((piece) => ({ ...piece, count: pieces.filter((other) => same(other, piece)).length }));
}
