import { at, type Result, type ScoreLine, type Seat, seatsOf } from '@tortuga/kernel';
import { coinsOf, colourOf, pawnOf, zoneOf } from './places.ts';
import { goalOf } from './questions.ts';
import { COLOURS, type Ending, type GameEvent, LINES, MAX_COINS, PURPLE, type State, TRACK, WHITE } from './types.ts';
import type { ColourView, PlayerView } from './view-types.ts';

/** The points of a chest by zone. dice-6.1 */
export const CHEST_POINTS = { tortuga: 3, fleet: 2, crew: 1 } as const;
/** dice-6.2 */
const SET_POINTS = 3;
/** Red, blue and yellow are the first three colours. */
const SET_COLOURS = 3;
export const SET = { size: SET_COLOURS, points: SET_POINTS } as const;

/** The points of a player, by line. */
export interface Score {
  readonly tortuga: number;
  readonly fleet: number;
  readonly crew: number;
  readonly sets: number;
  readonly tracks: number;
  readonly coins: number;
}

export function scoreOf(state: State, player: number): Score {
  const counts = COLOURS.map((_, colour) => at(state.tortuga, colourOf(player, colour)));
  const tortuga = counts.reduce((sum, count, colour) => sum + count * worth(CHEST_POINTS.tortuga, colour), 0);
  const whites = at(counts, WHITE);
  const [fleet, crew] = ([TRACK.fleet, TRACK.crew] as const).map((track) => {
    let points = 0;
    for (const chest of zoneOf(state, player, track)) {
      points += worth(track === TRACK.fleet ? CHEST_POINTS.fleet : CHEST_POINTS.crew, chest);
      counts[chest] = at(counts, chest) + 1;
    }
    return points;
  });
  for (let colour = 0; colour < SET_COLOURS; colour++) {
    counts[colour] = at(counts, colour) + at(state.island, colourOf(player, colour));
  }
  return {
    tortuga,
    fleet: fleet ?? 0,
    crew: crew ?? 0,
    sets: setsOf(counts, whites) * SET_POINTS,
    tracks: pawnOf(state, player, TRACK.fleet) + pawnOf(state, player, TRACK.crew),
    coins: coinsHeld(state, player),
  };
}

/** Purple counts double. dice-6.1 */
const worth = (points: number, colour: number): number => (colour === PURPLE ? 2 * points : points);

/** By colour: what it means for the score. dice-6.1, dice-6.2 */
export const COLOUR_VIEWS: readonly ColourView[] = COLOURS.map((_, colour) => ({
  times: worth(1, colour),
  set: colour < SET_COLOURS ? 'part' : colour === WHITE ? 'any' : null,
}));

/** The most sets of red, blue and yellow, with white chests at Tortuga for what is missing. dice-6.2 */
export function setsOf(counts: readonly number[], whites: number): number {
  let sets = 0;
  for (;;) {
    let missing = 0;
    for (let colour = 0; colour < SET_COLOURS; colour++) missing += Math.max(0, sets + 1 - at(counts, colour));
    if (missing > whites) return sets;
    sets++;
  }
}

/** The sets of a player, and how many chests of the next one there are. dice-6.2 */
export function setProgress(state: State, player: number): PlayerView['sets'] {
  const zones = [TRACK.fleet, TRACK.crew].flatMap((track) => zoneOf(state, player, track));
  const counts = COLOURS.map((_, colour) => {
    const index = colourOf(player, colour);
    return at(state.tortuga, index) + at(state.island, index) + zones.filter((chest) => chest === colour).length;
  });
  const whites = at(state.tortuga, colourOf(player, WHITE));
  const full = setsOf(counts, whites);
  const missing = counts.slice(0, SET_COLOURS).reduce((sum, each) => sum + Math.max(0, full + 1 - each), 0);
  return { full, next: SET_COLOURS - (missing - whites) };
}

export function coinsHeld(state: State, player: number): number {
  let sum = 0;
  for (let coins = 1; coins <= MAX_COINS; coins++) sum += coins * at(state.tiles, coinsOf(player, coins));
  return sum;
}

export const pointsOf = ({ tortuga, fleet, crew, sets, tracks, coins }: Score): number =>
  tortuga + fleet + crew + sets + tracks + coins;

interface Ranking {
  readonly scores: number[];
  readonly ranking: Seat[][];
}

/** Most points win; a tie is shared. dice-6.5 */
function rankPlayers(state: State): Ranking {
  const scores = seatsOf(state.seats).map((player) => pointsOf(scoreOf(state, player)));
  const ranking: Seat[][] = [];
  for (const player of [...seatsOf(state.seats)].sort((a, b) => at(scores, b) - at(scores, a))) {
    const last = ranking.at(-1);
    if (last?.[0] !== undefined && at(scores, last[0]) === at(scores, player)) last.push(player);
    else ranking.push([player]);
  }
  return { scores, ranking };
}

const causeOf = ({ ranking }: Ranking): Ending => (at(ranking, 0).length > 1 ? 'shared' : 'points');

export function endOf(state: State): GameEvent {
  const ranked = rankPlayers(state);
  return { type: 'ended', cause: causeOf(ranked), goal: goalOf(state), winners: at(ranked.ranking, 0) };
}

const RULES = {
  tortuga: 'dice-6.1',
  fleet: 'dice-6.1',
  crew: 'dice-6.1',
  sets: 'dice-6.2',
  tracks: 'dice-6.3',
  coins: 'dice-6.4',
} as const satisfies Record<(typeof LINES)[number], string>;

export function result(state: State): Result | null {
  if (state.phase !== 'over') return null;
  const ranked = rankPlayers(state);
  return { cause: causeOf(ranked), ranking: ranked.ranking, scores: ranked.scores, lines: linesOf(state) };
}

function linesOf(state: State): ScoreLine[] {
  return seatsOf(state.seats).flatMap((player) => {
    const score = scoreOf(state, player);
    return LINES.filter((kind) => score[kind] > 0).map((kind) => ({
      kind,
      seats: [player],
      points: score[kind],
      rule: RULES[kind],
      params: {},
    }));
  });
}
