import type { Game, GameTypes, Secret } from './game.ts';
import type { Seat } from './ids.ts';
import { type Seed, StreamRng } from './random/stream.ts';

/** Where a match stands. */
export interface Position<T extends GameTypes> {
  readonly state: T['state'];
  /** The number of the decision that is open. All who choose at the same time answer the same number. */
  readonly decision: number;
  /** How many random streams are used up; stream 0 was the setup's. */
  readonly streams: number;
}

/** One answered decision, as far as it counts for undoing. */
export interface Step<T extends GameTypes> {
  readonly seat: Seat;
  readonly decision: number;
  readonly move: T['move'];
  /** It drew or revealed: nobody may take it back. */
  readonly final: boolean;
}

export function setUp<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  seed: Seed,
): Position<T> {
  return { state: game.setup(options, seats, new StreamRng(seed, 0)), decision: 1, streams: 1 };
}

/**
 * Applies a legal move. The given position's state is changed and lives on in the new position.
 *
 * The step draws from the next unused stream, whoever acts and whatever was undone before. While others
 * still owe an answer to the same decision it must not draw at all. So chance never depends on the order
 * in which simultaneous answers arrive.
 */
export function advance<T extends GameTypes>(
  game: Game<T>,
  position: Position<T>,
  seat: Seat,
  move: T['move'],
  seed: Seed,
): { position: Position<T>; step: Step<T>; events: T['event'][] } {
  const { state, decision, streams } = position;
  const othersOwing = game.pending(state).filter((pending) => pending !== seat);
  const secretsBefore = game.secrets(state);
  const rng = new StreamRng(seed, streams);

  const events = game.apply(state, seat, move, rng);

  const pendingNow = game.pending(state);
  const stillOpen = othersOwing.length > 0 && othersOwing.every((other) => pendingNow.includes(other));
  if (stillOpen && rng.drew) {
    throw new Error(`${game.id}: a step drew randomness while others were still choosing`);
  }
  return {
    position: { state, decision: stillOpen ? decision : decision + 1, streams: rng.drew ? streams + 1 : streams },
    step: { seat, decision, move, final: rng.drew || revealed(secretsBefore, game.secrets(state), seat) },
    events,
  };
}

/**
 * Did anybody learn something that the acting seat did not know before?
 * What the actor shows of its own (a card played from hand) is the actor's to show, and can be taken back.
 */
function revealed(before: readonly Secret[], after: readonly Secret[], actor: Seat): boolean {
  const knownToAfter = new Map(after.map((secret) => [secret.id, secret.knownTo]));
  return before.some((secret) => {
    if (secret.knownTo.includes(actor)) return false;
    const knowers = knownToAfter.get(secret.id);
    return knowers === undefined || knowers.some((knower) => !secret.knownTo.includes(knower));
  });
}
