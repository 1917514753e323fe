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

export interface PlaythroughStart<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: number;
  /** Any text: it determines both the match's randomness and the players' random choices. */
  readonly seed: string;
}

/** A step of a random game, with the whole state before and after it. */
export interface Moment<T extends GameTypes> {
  readonly before: T['state'];
  readonly seat: Seat;
  readonly decision: number;
  readonly move: T['move'];
  readonly events: readonly T['event'][];
  readonly after: T['state'];
  readonly undoable: boolean;
}

/** A random game as far as it got. In a broken game it does not end with a result. */
export interface Playthrough<T extends GameTypes> {
  readonly game: Game<T>;
  readonly start: PlaythroughStart<T>;
  readonly moments: readonly Moment<T>[];
  readonly entries: readonly Entry<T>[];
  readonly last: T['state'];
  readonly end: { readonly kind: 'result' } | { readonly kind: 'stuck' | 'tooLong' | 'crashed'; readonly why: string };
  /** For anything a law chooses at random. */
  readonly rng: Rng;
}

const MAX_STEPS = 10_000;

export function startMatch<T extends GameTypes>(
  game: Game<T>,
  { options, seats, seed }: PlaythroughStart<T>,
): Match<T> {
  return Match.start(game, { options, seats, seed: seedFromText(seed) });
}

/** Plays random legal moves in a real match. When several seats have to decide, their order is random too. */
export function playRandomly<T extends GameTypes>(game: Game<T>, start: PlaythroughStart<T>): Playthrough<T> {
  const rng = new FastRng(`journey ${start.seed}`);
  const match = startMatch(game, start);
  const moments: Moment<T>[] = [];
  let end: Playthrough<T>['end'] | null = null;
  while (end === null) {
    try {
      end = playStep(match, moments, rng);
    } catch (error) {
      end = { kind: 'crashed', why: String(error) };
    }
  }
  return { game, start, moments, entries: match.entries, last: game.copy(match.state), end, rng };
}

function playStep<T extends GameTypes>(match: Match<T>, moments: Moment<T>[], rng: Rng): Playthrough<T>['end'] | null {
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
