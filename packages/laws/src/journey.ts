import {
  at,
  type Entry,
  FastRng,
  type Game,
  type GameTypes,
  Match,
  pick,
  type Rng,
  type Seat,
  seedFromText,
} from '@tortuga/kernel';

export interface JourneyStart<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: number;
  /** Any text: it settles both the match's chance and the players' random choices. */
  readonly seed: string;
}

/** One step of a random game, with the whole truth before and after it. */
export interface Moment<T extends GameTypes> {
  readonly before: T['state'];
  readonly seat: Seat;
  readonly decision: number;
  readonly move: T['move'];
  readonly events: readonly T['event'][];
  readonly after: T['state'];
  readonly undoable: boolean;
}

/** A random game, as far as it came. A broken game is a journey that ended otherwise than with a result. */
export interface Journey<T extends GameTypes> {
  readonly game: Game<T>;
  readonly start: JourneyStart<T>;
  readonly moments: readonly Moment<T>[];
  readonly entries: readonly Entry<T>[];
  readonly last: T['state'];
  readonly end: { readonly kind: 'result' } | { readonly kind: 'stuck' | 'tooLong' | 'crashed'; readonly why: string };
  /** For whatever a law chooses at random. */
  readonly rng: Rng;
}

const MAX_STEPS = 10_000;

export function startMatch<T extends GameTypes>(game: Game<T>, { options, seats, seed }: JourneyStart<T>): Match<T> {
  return Match.start(game, { options, seats, seed: seedFromText(seed) });
}

/** Plays random legal moves through a real match; whoever of several deciders comes first is random too. */
export function travel<T extends GameTypes>(game: Game<T>, start: JourneyStart<T>): Journey<T> {
  const rng = new FastRng(`journey ${start.seed}`);
  const match = startMatch(game, start);
  const moments: Moment<T>[] = [];
  let end: Journey<T>['end'] | null = null;
  while (end === null) {
    try {
      end = stepOf(match, moments, rng);
    } catch (error) {
      end = { kind: 'crashed', why: String(error) };
    }
  }
  return { game, start, moments, entries: match.entries, last: game.copy(match.state), end, rng };
}

function stepOf<T extends GameTypes>(match: Match<T>, moments: Moment<T>[], rng: Rng): Journey<T>['end'] | null {
  const { game, pending } = match;
  if (pending.length === 0) return { kind: 'result' };
  if (moments.length >= MAX_STEPS) return { kind: 'tooLong', why: `no end after ${MAX_STEPS} steps` };
  const seat = pick(pending, rng);
  const moves = game.moves(match.state, seat);
  if (moves.length === 0) return { kind: 'stuck', why: `seat ${seat} has no move after ${moments.length} steps` };
  const before = game.copy(match.state);
  const { decision } = match;
  const move = at(moves, rng.below(moves.length));
  const outcome = match.play(seat, move);
  if (!outcome.ok) return { kind: 'crashed', why: `an offered move was refused: ${outcome.refusal.key}` };
  moments.push({
    before,
    seat,
    decision,
    move,
    events: outcome.events,
    after: game.copy(match.state),
    undoable: match.refuseUndo(seat) === null,
  });
  return null;
}
