import { at, type Seat } from '@tortuga/kernel';
import type { CardId, Characteristic, Column, Row, Side, View } from '../rules/types.ts';
import { rowOfCard, seaOf, strategyOf, transportOf, treasureOf } from '../words/faces.ts';
import type { BoardState } from './context.ts';
import { cardAt, groupsOf, labelOf, signed } from './layout.ts';

/** What there is to say of a piece, by its `data-info`: a title and some lines. */

export type Told = Pick<BoardState, 'view' | 'viewer' | 'pack' | 'phrases' | 't' | 'say' | 'nameOf' | 'cardName'>;

export const cardInfo = (card: CardId): string => `card ${card}`;

/** A place says what lies there; an empty one what belongs there. */
export const placeInfo = (view: View, row: Row, column: Column): string => {
  const card = cardAt(view, row, column);
  return card === null ? `place ${view.rows.indexOf(row)} ${column}` : cardInfo(card);
};

export function infoText(what: string, board: Told): string[] {
  const [kind = '', ...numbers] = what.split(' ');
  const [first = 0, second = 0] = numbers.map(Number);
  switch (kind) {
    case 'card':
      return aboutCard(first as CardId, board);
    case 'column':
      return aboutColumn(first as Column, board);
    case 'tally':
      return aboutTally(first as Column, board);
    case 'place':
      return [
        `${board.t('cards.board.row', { row: at(board.view.rows, first) })} · ${board.t('cards.ui.column', { column: labelOf(board.view, second as Column) })}`,
        ...aboutRow(first, board),
      ];
    case 'row':
      return aboutStep(first, board);
    case 'event':
      return aboutEvent(first as Seat, board);
    case 'side':
      return aboutSide(first as Side, board);
    default:
      return aboutStock(board);
  }
}

function aboutCard(card: CardId, { view, pack, t, cardName }: Told): string[] {
  const values = (printed: Readonly<Record<Characteristic, number>>, show: (value: number) => string) =>
    t('cards.ui.values', { speed: show(printed.speed), hull: show(printed.hull), guns: show(printed.guns) });
  const title = cardName(card);
  switch (rowOfCard(card)) {
    case 'transport': {
      const transport = transportOf(pack, card);
      const doubloons = transport.doubloons === 0 ? [] : [t('cards.ui.doubloons', { count: transport.doubloons })];
      return [title, [values(transport, String), ...doubloons].join(', '), t('cards.info.transport')];
    }
    case 'treasure': {
      const changed = view.changedTreasure === card ? [t('cards.info.changed', { by: signed(view.changedBy) })] : [];
      return [title, t('cards.info.treasure', { worth: treasureOf(pack, card).worth }), ...changed];
    }
    case 'sea':
      return [title, values(seaOf(pack, card), signed), t('cards.info.sea')];
    case 'strategy':
      return [title, t('cards.info.strategy', { characteristic: strategyOf(pack, card).tests })];
  }
}

/** A pirate ship, and what its column brings to whom. */
function aboutColumn(column: Column, { view, viewer, pack, phrases, t, say, nameOf }: Told): string[] {
  const id = at(view.pirates, column);
  const { speed, hull, guns } = at(pack.pirates, id);
  const { side, atStake, boarding } = at(view.columns, column);
  const { seats = [] } = groupsOf(view, viewer).find((group) => group.side === side) ?? {};
  const mine = seats.length === 1 && seats[0] === viewer;
  return [
    `${labelOf(view, column)}. ${say(phrases.pirate(id))}`,
    t('cards.ui.values', { speed, hull, guns }),
    t('cards.info.column', { mine: mine ? 'yes' : 'no', players: seats.map(nameOf).join(' + ') }),
    t('cards.ui.stake', { prestige: atStake }),
    ...(boarding === null ? [] : [t('cards.info.now', { outcome: boarding.outcome })]),
  ];
}

function aboutTally(column: Column, { view, pack, t }: Told): string[] {
  const title = `${t('cards.board.against')} · ${t('cards.ui.column', { column: labelOf(view, column) })}`;
  const { comparisons } = at(view.columns, column);
  const transport = cardAt(view, 'transport', column);
  if (comparisons === null || transport === null) return [title, t('cards.info.noPrey'), t('cards.info.tally')];
  const sea = cardAt(view, 'sea', column);
  const lines = view.characteristics.map((characteristic, index) => {
    const change = sea === null ? 0 : seaOf(pack, sea)[characteristic];
    return t('cards.info.against', {
      characteristic,
      strength: at(comparisons, index).strength,
      transport: transportOf(pack, transport)[characteristic],
      sea: change === 0 ? '±0' : signed(change),
    });
  });
  return [title, ...lines, t(view.storm === column ? 'cards.info.storm' : 'cards.info.tally')];
}

const aboutRow = (row: number, { view, t }: Told): string[] => [
  t('cards.info.place', { row: at(view.rows, row) }),
  t('cards.info.anyPlace'),
];

/** A row, or the events after all of them. */
function aboutStep(step: number, board: Told): string[] {
  const { view, t } = board;
  const row = view.rows[step];
  if (row === undefined) return [t('cards.ui.event'), t('cards.info.event')];
  return [t('cards.board.row', { row }), ...aboutRow(step, board)];
}

function aboutEvent(seat: Seat, { view, viewer, t, nameOf }: Told): string[] {
  const event = at(view.eventCards, seat);
  const owner = t('cards.ui.eventOf', { mine: seat === viewer ? 'yes' : 'no', player: nameOf(seat) });
  if (event === null) return [owner, t('cards.info.event')];
  const name = t('cards.eventCard.name', { event });
  return [name, owner, t('cards.info.effect', { event }), t('cards.info.event')];
}

/** The prestige of a side, what it is made of, and what its players hold. */
function aboutSide(side: Side, { view, viewer, t, nameOf }: Told): string[] {
  const { seats = [] } = groupsOf(view, viewer).find((group) => group.side === side) ?? {};
  const title = t('cards.board.score', {
    players: seats.map(nameOf).join(' + '),
    prestige: at(view.prestige, side),
  });
  const voyages = view.takings.flatMap((takings, index) => {
    const { treasure, doubloons, prestige } = at(takings, side);
    return prestige === 0 ? [] : [t('cards.info.voyage', { voyage: index + 1, treasure, doubloons })];
  });
  const soFar = view.soFar === null ? [] : [t('cards.info.soFar', { prestige: at(view.soFar, side) })];
  const hands = seats.flatMap((seat) => {
    const hand = at(view.hands, seat);
    const counts =
      'hidden' in hand ? hand.counts : view.rows.map((row) => hand.filter((card) => rowOfCard(card) === row).length);
    return counts.every((count) => count === 0)
      ? []
      : [t('cards.info.holds', { player: nameOf(seat), ...byRow(view, (index) => at(counts, index)) })];
  });
  return [title, ...voyages, ...soFar, ...hands];
}

/** What this viewer has not seen yet: it is in other hands, or was not dealt. */
function aboutStock({ view, pack, t }: Told): string[] {
  const open = [...view.board, ...view.hands.flatMap((hand) => ('hidden' in hand ? [] : hand)), ...view.gone];
  const printed = [pack.transports, pack.treasures, pack.seas, pack.strategies];
  const unseen = (row: number) =>
    at(printed, row).length - open.filter((card) => card !== null && rowOfCard(card) === view.rows[row]).length;
  const events = view.eventStock.map((event) => t('cards.eventCard.name', { event }));
  return [
    t('cards.info.stock'),
    t('cards.info.unseen', byRow(view, unseen)),
    ...(events.length === 0 ? [] : [t('cards.info.events', { events: events.join(', ') })]),
    ...(view.gone.length === 0 ? [] : [t('cards.info.gone', { count: view.gone.length })]),
  ];
}

const byRow = ({ rows }: View, count: (row: number) => number): Record<string, number> =>
  Object.fromEntries(rows.map((row, index) => [row, count(index)]));
