import type { Game, GameTypes, Secret } from './game.ts';
import type { Seat } from './ids.ts';
import { type Seed, StreamRng } from './random/stream.ts';

/** A point in a match. */
export interface Position<T extends GameTypes> {
  readonly state: T['state'];
  /** How many random streams have been used; the setup used stream 0. */
  readonly streams: number;
}

/** A move in effect. */
export interface Step<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
  /** The question it answered. */
  readonly question: number;
  /** It drew, revealed something or ended the match, so it can't be undone. */
  readonly final: boolean;
}

export function setUp<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  seed: Seed,
): Position<T> {
  return { state: game.setup(options, seats, new StreamRng(seed, 0)), streams: 1 };
}

/**
 * Applies a legal move. The state of the given position is modified and becomes that of the new one.
 *
 * The step draws from the next unused stream, whoever acts and whatever was undone before, and must not draw at
 * all while the question stays open. So randomness never depends on the order in which simultaneous answers arrive.
 */
export function advance<T extends GameTypes>(
  game: Game<T>,
  { state, streams }: Position<T>,
  seat: Seat,
  move: T['move'],
  seed: Seed,
): { position: Position<T>; step: Step<T>; events: T['event'][] } {
  const question = game.question(state);
  const secretsBefore = game.secrets(state);
  const rng = new StreamRng(seed, streams);

  const events = game.apply(state, seat, move, rng);

  if (rng.drew && game.question(state) === question) {
    throw new Error(`${game.id}: a step drew randomness while others were still choosing`);
  }
  const over = game.pending(state).length === 0;
  return {
    position: { state, streams: rng.drew ? streams + 1 : streams },
    step: { seat, move, question, final: over || rng.drew || revealed(secretsBefore, game.secrets(state), seat) },
    events,
  };
}

/**
 * Whether anybody learned something that the acting seat did not know before. What the actor shows of its own, such
 * as a card from its hand, can be taken back.
 */
function revealed(before: readonly Secret[], after: readonly Secret[], actor: Seat): boolean {
  let byId: Map<string, Secret> | null = null;
  let next = 0;
  for (const secret of before) {
    // The lists nearly always have the same order and few differences, so that no map is needed.
    let now = after[next];
    const isInOrder = now?.id === secret.id;
    if (isInOrder) next++;
    if (secret.knownTo.includes(actor)) continue;
    if (!isInOrder) {
      byId ??= new Map(after.map((each) => [each.id, each]));
      now = byId.get(secret.id);
    }
    if (now === undefined || now.knownTo.some((knower) => !secret.knownTo.includes(knower))) return true;
  }
  return false;
}
