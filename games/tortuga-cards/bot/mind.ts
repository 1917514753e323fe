import type { TreeMind } from '@tortuga/bots';
import type { Seat } from '@tortuga/kernel';
import { openRow, PLACES } from '../rules/places.ts';
import { CARD_COUNT, type CardsTypes, COLUMN_COUNT, type Move, ROWS, type State, VOYAGES } from '../rules/types.ts';
import type { CardValues } from './card-values.ts';
import { features } from './features.ts';
import { Layout } from './layout.ts';
import { quickMove } from './quick.ts';

/** What bots need to know of the card game besides its rules. */
export function mindOf(
  cardValues: CardValues,
  game: TreeMind<CardsTypes>['game'],
  evaluate: TreeMind<CardsTypes>['evaluate'],
): TreeMind<CardsTypes> {
  const candidates = (state: State, seat: Seat) => candidatesOf(cardValues, state, game.moves(state, seat));
  const layout = new Layout(cardValues);
  return {
    game,
    evaluate,
    seatCount: ({ seats }) => seats,
    candidates,
    stretch: ({ voyage, turn }) => (turn === null ? 0 : voyage),
    key: (state) => keyOf(cardValues, state),
    promise: () => 0,
    quickMove: (state, seat, rng) => quickMove(layout, state, candidates(state, seat), rng),
    features,
    moveKey: (move) => moveKeyOf(cardValues, move),
    isOpen,
  };
}

/**
 * When events are due all cards lie open. And what two players were not dealt in the first voyage they hold in the second:
 * whoever knows one hand knows both.
 */
const isOpen = ({ seats, voyage, played }: State): boolean => played >= PLACES || (seats === 2 && voyage === VOYAGES);

/** Of cards that mean the same only the first. */
function candidatesOf({ kinds }: CardValues, state: State, legal: readonly Move[]): readonly Move[] {
  if (openRow(state) === ROWS.length) return legal;
  const firsts = new Int8Array(CARD_COUNT).fill(-1);
  const isFirst = (move: Move): boolean => {
    if (move.kind !== 'play') return true;
    const kind = kinds[move.card] as number;
    if (firsts[kind] === -1) firsts[kind] = move.card;
    return firsts[kind] === move.card;
  };
  return legal.filter(isFirst);
}

const KINDS = CARD_COUNT * COLUMN_COUNT;

/** Cards by their kind; of events by all columns they name. Only one event can be answered at a time. */
function moveKeyOf({ kinds }: CardValues, move: Move): number {
  switch (move.kind) {
    case 'play':
      return (kinds[move.card] as number) * COLUMN_COUNT + move.column;
    case 'swap':
      return KINDS + move.a * COLUMN_COUNT + move.b;
    case 'rotate':
      return KINDS + (move.a * COLUMN_COUNT + move.b) * COLUMN_COUNT + move.c;
    case 'change':
      return KINDS + move.column * 2 + (move.by > 0 ? 1 : 0);
    case 'storm':
      return KINDS + move.column;
  }
}

/** Two halves of 32 and 21 bits over all that the rest of the voyage depends on. */
function keyOf({ kinds }: CardValues, state: State): number {
  let low = 0;
  let high = 0;
  const mix = (value: number): void => {
    low = Math.imul(low ^ value, 0x9e3779b1);
    low ^= low >>> 15;
    high = Math.imul(high + value + 1, 0x85ebca6b);
    high ^= high >>> 13;
  };
  mix(state.voyage);
  for (const pirate of state.pirates) mix(pirate);
  for (const card of state.board) mix(card === null ? CARD_COUNT : (kinds[card] as number));
  mix(state.changedTreasure === null ? 0 : state.board.indexOf(state.changedTreasure));
  mix(state.changedBy);
  mix(state.storm ?? COLUMN_COUNT);
  for (const hand of state.hands) {
    mix(CARD_COUNT);
    for (const card of hand) mix(kinds[card] as number);
  }
  for (const event of state.eventCards) mix(event === null ? 0 : event.length);
  for (const prestige of state.treasurePrestige) mix(prestige);
  for (const prestige of state.transportPrestige) mix(prestige);
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}
