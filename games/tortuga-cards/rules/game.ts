import { at, type Game, onlySeat, type Phrase, promptFor } from '@tortuga/kernel';
import { z } from 'zod';
import { apply } from './apply.ts';
import { determinize } from './determinize.ts';
import { canonicalMove, considered, moves } from './moves.ts';
import { type Pack, valuesOf } from './pack.ts';
import { openRow, rowName } from './places.ts';
import { price } from './price.ts';
import { refuse } from './refuse.ts';
import { result } from './result.ts';
import { redact, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import {
  CARD_COUNT,
  type CardId,
  type CardsTypes,
  COLUMN_COUNT,
  type Column,
  ENDINGS,
  type EventCard,
  GAME_EVENTS,
  ROWS,
  type State,
} from './types.ts';
import { NEWEST } from './versions.ts';
import { openTo, ownOf } from './view.ts';

const column = z
  .int()
  .min(0)
  .max(COLUMN_COUNT - 1)
  .transform((index) => index as Column);
const card = z
  .int()
  .min(0)
  .max(CARD_COUNT - 1)
  .transform((index) => index as CardId);

const moveSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('play'), card, column }),
    z.strictObject({ kind: z.literal('swap'), a: column, b: column }),
    z.strictObject({ kind: z.literal('rotate'), a: column, b: column, c: column }),
    z.strictObject({ kind: z.literal('change'), column, by: z.literal([2, -2]) }),
    z.strictObject({ kind: z.literal('storm'), column }),
  ])
  .transform(canonicalMove);

/** More than the plays of a voyage: no two questions have the same number. */
const MAX_PLAYS = 100;

/** The game as one pack of card values and one version of the rules make it. */
export function tortugaCards(pack: Pack, rulesVersion = NEWEST): Game<CardsTypes> {
  const values = valuesOf(pack, rulesVersion);
  return {
    id: 'tortuga-cards',
    rulesVersion,
    pack: values.ref,
    seatCounts: [2, 3, 4],
    optionSets: [{}],
    vocabulary: { endings: ENDINGS, events: GAME_EVENTS, lines: ['treasure', 'doubloons'] },
    optionsSchema: z.strictObject({}),
    moveSchema,
    setup: (_options, seats, rng) => setup(values, seats, rng),
    copy,
    pending: (state) => onlySeat(state.turn),
    question: ({ voyage, played }) => (voyage - 1) * MAX_PLAYS + played,
    prompt,
    moves,
    considered,
    refuse,
    price: (state, player, move) => price(values, state, player, move),
    apply: (state, player, move, rng) => apply(values, state, player, move, rng),
    open: (state, last) => openTo(values, state, last),
    own: ownOf,
    redact,
    secrets,
    determinize,
    result,
  };
}

function copy(state: State): State {
  return {
    seats: state.seats,
    voyage: state.voyage,
    start: state.start,
    turn: state.turn,
    played: state.played,
    pirates: state.pirates.slice(),
    board: state.board.slice(),
    strategists: state.strategists.slice(),
    changedTreasure: state.changedTreasure,
    changedBy: state.changedBy,
    storm: state.storm,
    hands: state.hands.map((hand) => hand.slice()),
    eventCards: state.eventCards.slice(),
    stock: state.stock.slice(),
    eventStock: state.eventStock.slice(),
    gone: state.gone.slice(),
    outcomes: state.outcomes.slice(),
    treasurePrestige: state.treasurePrestige.slice(),
    transportPrestige: state.transportPrestige.slice(),
  };
}

function prompt(state: State): Phrase {
  const { turn } = state;
  if (turn === null) return promptFor(null, 'cards.prompt.over');
  const row = openRow(state);
  return row === ROWS.length
    ? promptFor(turn, 'cards.prompt.event', { effect: effectOf(at(state.eventCards, turn)) })
    : promptFor(turn, 'cards.prompt.play', { row: rowName(row) });
}

const effectOf = (event: EventCard | null): Phrase => ({
  key: 'cards.eventCard.effect',
  params: { event: event ?? 'none' },
});
