import { createRequire } from 'node:module';
import { at, FastRng, pick } from '@tortuga/kernel';
import type { AiEnumerate, Ctx, FnContext, Game, MoveFn, PlayerID, TransientState } from 'boardgame.io';
import pack from '../../games/tortuga-cards/packs/house.json' with { type: 'json' };

// Outside production the framework checks after every move and hook that the whole state can be serialized, and nobody
// would deploy it like that. immer reads this variable when it is loaded, so it must be set first.
process.env['NODE_ENV'] ??= 'production';

// Its entries are folders without an exports map, which Node can only require.
const require = createRequire(import.meta.url);
const { RandomBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
const { version } = require('boardgame.io/package.json') as { version: string };

/**
 * Tortuga (cards) for two, written for boardgame.io as its documentation recommends. It shares only the card values
 * with our own rules, so that the two can also be checked against each other.
 */

const ROWS = ['transports', 'treasures', 'seas', 'strategies'] as const;
type Row = (typeof ROWS)[number];
type Characteristic = 'speed' | 'hull' | 'guns';

const EVENTS = ['swapTransports', 'moveTreasures', 'swapSeas', 'swapStrategies', 'changeTreasure', 'storm'] as const;
type Event = (typeof EVENTS)[number];

const COLUMNS = [0, 1, 2, 3, 4, 5];
const COLUMNS_OF_A_HALF = 3;
const CARDS_OF_A_ROW = 3;
const VOYAGES = 2;
const PLAYERS = 2;
const PLAYS_OF_A_VOYAGE = ROWS.length * COLUMNS.length + PLAYERS;

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]) => {
  const found = new Map(cards.map((card) => [card.id, card]));
  return (id: string): Card => {
    const card = found.get(id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return card;
  };
};
const pirateOf = byId(pack.pirates);
const transportOf = byId(pack.transports);
const treasureOf = byId(pack.treasures);
const seaOf = byId(pack.seas);
const strategyOf = byId(pack.strategies);

const rowOf = new Map(ROWS.flatMap((row) => pack[row].map(({ id }) => [id, row])));

/** The places of each row from left to right, and everything else. Flat, because immer copies and freezes every level. */
export interface TortugaState extends Record<Row, (string | null)[]> {
  voyagesSailed: number;
  starter: number;
  /** Cards and events played in this voyage. */
  played: number;
  pirates: string[];
  changed: { treasure: string; by: number } | null;
  storm: number | null;
  hands: string[][];
  events: (Event | null)[];
  stock: string[];
  eventStock: Event[];
  treasurePrestige: number[];
  transportPrestige: number[];
}

interface Gameover {
  winner?: PlayerID;
  draw?: boolean;
  prestige: number[];
}

function setup({ random }: Pick<FnContext, 'random'>): TortugaState {
  return {
    voyagesSailed: 0,
    starter: random.Die(PLAYERS) - 1,
    played: 0,
    pirates: pack.pirates.map(({ id }) => id),
    transports: [],
    treasures: [],
    seas: [],
    strategies: [],
    changed: null,
    storm: null,
    hands: [],
    events: [],
    stock: [...rowOf.keys()],
    eventStock: [...EVENTS],
    treasurePrestige: [0, 0],
    transportPrestige: [0, 0],
  };
}

function deal({ G, random }: FnContext<TortugaState>): void {
  const decks = ROWS.map((row) => random.Shuffle(G.stock.filter((card) => rowOf.get(card) === row)));
  G.hands = Array.from({ length: PLAYERS }, () => decks.flatMap((deck) => deck.splice(0, CARDS_OF_A_ROW)));
  G.stock = decks.flat();
  const events = random.Shuffle(G.eventStock);
  G.events = events.splice(0, PLAYERS);
  G.eventStock = events;
  G.pirates = random.Shuffle(G.pirates);
  for (const row of ROWS) G[row] = COLUMNS.map(() => null);
  G.changed = null;
  G.storm = null;
}

function cardAt(G: TortugaState, row: Row, column: number): string {
  const card = at(G[row], column);
  if (card === null) throw new Error(`No card in column ${column} of the ${row}`);
  return card;
}

function score({ G }: FnContext<TortugaState>): void {
  for (const column of COLUMNS) {
    if (G.storm === column) continue;
    const transport = transportOf(cardAt(G, 'transports', column));
    const tests = strategyOf(cardAt(G, 'strategies', column)).tests as Characteristic;
    const resistance = transport[tests] + seaOf(cardAt(G, 'seas', column))[tests];
    if (pirateOf(at(G.pirates, column))[tests] <= resistance) continue;
    const { id, worth } = treasureOf(cardAt(G, 'treasures', column));
    const owner = Math.floor(column / COLUMNS_OF_A_HALF);
    const won = G.changed?.treasure === id ? Math.max(0, worth + G.changed.by) : worth;
    G.treasurePrestige[owner] = at(G.treasurePrestige, owner) + won;
    G.transportPrestige[owner] = at(G.transportPrestige, owner) + transport.doubloons;
  }
  // Not in the next deal: the framework checks whether a phase ends before that phase begins.
  G.played = 0;
  G.voyagesSailed++;
  G.starter = (G.starter + 1) % PLAYERS;
}

function gameover({ G }: { G: TortugaState }): Gameover | undefined {
  if (G.voyagesSailed < VOYAGES) return undefined;
  const prestige = G.treasurePrestige.map((treasures, player) => treasures + at(G.transportPrestige, player));
  const lead = at(prestige, 0) - at(prestige, 1) || at(G.transportPrestige, 0) - at(G.transportPrestige, 1);
  return lead === 0 ? { draw: true, prestige } : { winner: lead > 0 ? '0' : '1', prestige };
}

/** The row being filled; undefined when the events are due. */
const openRow = (G: TortugaState): Row | undefined => ROWS[Math.floor(G.played / COLUMNS.length)];

const dueEvent = (G: TortugaState, playerID: PlayerID): Event | null =>
  openRow(G) === undefined ? at(G.events, Number(playerID)) : null;

const areColumns = (...columns: number[]): boolean =>
  columns.every((column, index) => COLUMNS.includes(column) && columns.indexOf(column) === index);

function finishEvent(G: TortugaState, playerID: PlayerID): void {
  G.events[Number(playerID)] = null;
  G.played++;
}

const ROW_TO_SWAP: Partial<Record<Event, Row>> = {
  swapTransports: 'transports',
  swapSeas: 'seas',
  swapStrategies: 'strategies',
};

const playCard: MoveFn<TortugaState> = ({ G, playerID }, card: string, column: number) => {
  const row = openRow(G);
  const hand = at(G.hands, Number(playerID));
  if (row === undefined || rowOf.get(card) !== row || !hand.includes(card)) return INVALID_MOVE;
  if (G[row][column] !== null) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G[row][column] = card;
  G.played++;
  return undefined;
};

const swap: MoveFn<TortugaState> = ({ G, playerID }, a: number, b: number) => {
  const event = dueEvent(G, playerID);
  const row = event === null ? undefined : ROW_TO_SWAP[event];
  if (row === undefined || !areColumns(a, b)) return INVALID_MOVE;
  const cards = G[row];
  [cards[a], cards[b]] = [at(cards, b), at(cards, a)];
  return finishEvent(G, playerID);
};

const rotate: MoveFn<TortugaState> = ({ G, playerID }, a: number, b: number, c: number) => {
  if (dueEvent(G, playerID) !== 'moveTreasures' || !areColumns(a, b, c)) return INVALID_MOVE;
  const { treasures } = G;
  [treasures[b], treasures[c], treasures[a]] = [at(treasures, a), at(treasures, b), at(treasures, c)];
  return finishEvent(G, playerID);
};

const changeWorth: MoveFn<TortugaState> = ({ G, playerID }, column: number, by: number) => {
  if (dueEvent(G, playerID) !== 'changeTreasure' || !areColumns(column) || Math.abs(by) !== 2) return INVALID_MOVE;
  G.changed = { treasure: cardAt(G, 'treasures', column), by };
  return finishEvent(G, playerID);
};

const raiseStorm: MoveFn<TortugaState> = ({ G, playerID }, column: number) => {
  if (dueEvent(G, playerID) !== 'storm' || !areColumns(column)) return INVALID_MOVE;
  G.storm = column;
  return finishEvent(G, playerID);
};

const after = (column: number): number[] => COLUMNS.filter((other) => other > column);
const swaps = COLUMNS.flatMap((a) => after(a).map((b) => ({ move: 'swap', args: [a, b] })));
const rotations = COLUMNS.flatMap((a) =>
  after(a).flatMap((b) =>
    after(a)
      .filter((c) => c !== b)
      .map((c) => ({ move: 'rotate', args: [a, b, c] })),
  ),
);

const EVENT_MOVES: Record<Event, AiEnumerate> = {
  swapTransports: swaps,
  moveTreasures: rotations,
  swapSeas: swaps,
  swapStrategies: swaps,
  changeTreasure: COLUMNS.flatMap((column) => [2, -2].map((by) => ({ move: 'changeWorth', args: [column, by] }))),
  storm: COLUMNS.map((column) => ({ move: 'raiseStorm', args: [column] })),
};

export function enumerate(G: TortugaState, _ctx: Ctx, playerID: PlayerID): AiEnumerate {
  const row = openRow(G);
  if (row === undefined) {
    const event = at(G.events, Number(playerID));
    return event === null ? [] : EVENT_MOVES[event];
  }
  const playable = at(G.hands, Number(playerID)).filter((card) => rowOf.get(card) === row);
  const free = COLUMNS.filter((column) => G[row][column] === null);
  return playable.flatMap((card) => free.map((column) => ({ move: 'playCard', args: [card, column] })));
}

export const tortuga: Game<TortugaState> = {
  name: 'tortuga-cards',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup,
  moves: { playCard, swap, rotate, changeWorth, raiseStorm },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  phases: {
    voyage: {
      start: true,
      next: 'voyage',
      onBegin: deal,
      endIf: ({ G }) => G.played === PLAYS_OF_A_VOYAGE,
      onEnd: score,
    },
  },
  endIf: gameover,
  ai: { enumerate },
};

const game = ProcessGameConfig(tortuga);
const reducer = CreateGameReducer({ game });
// No entry exports `makeMove`: we make actions as the framework's own bots do, from what `ai.enumerate` returns.
const bot = new RandomBot({ enumerate });

export const peerName: string = `boardgame.io ${version}`;

/** Plays random games to the end, enumerating the legal moves at every step, for about `milliseconds`. */
export function playFor(milliseconds: number, seed: number): { games: number; moves: number; seconds: number } {
  const rng = new FastRng(`boardgame.io/${seed}`);
  const began = performance.now();
  let games = 0;
  let moves = 0;
  do {
    moves += playGame(`${seed}/${games}`, rng);
    games++;
  } while (performance.now() - began < milliseconds);
  return { games, moves, seconds: (performance.now() - began) / 1000 };
}

function playGame(seed: string, rng: FastRng): number {
  let state: TransientState<TortugaState> = InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    state = reducer(state, pick(bot.enumerate(G, ctx, ctx.currentPlayer), rng));
    if (state.transients?.error !== undefined) throw new Error(`Refused: ${state.transients.error.type}`);
    moves++;
  }
  return moves;
}
