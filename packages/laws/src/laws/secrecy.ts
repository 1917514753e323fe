import {
  canonicalJson,
  FastRng,
  type Game,
  type GameTypes,
  isSame,
  offersTo,
  pick,
  type Rng,
  SPECTATOR,
  type Viewer,
  viewOf,
} from '@tortuga/kernel';
import { firstBreach, type Law, statesOf, viewersOf } from '../law.ts';
import type { Moment, Playthrough } from '../playthrough.ts';

export const viewsRevealOnlyWhatIsKnown: Law = {
  name: 'what a viewer sees and what a seat may do are the same in the true state and in determinize(view)',
  check: (playthrough, invariants) =>
    firstBreach(statesOf(playthrough), ({ state, step }) =>
      firstBreach(viewersOf(playthrough.start.seats), (viewer) => {
        const { game, rng } = playthrough;
        const view = viewOf(game, state, viewer);
        const guess = game.determinize(view, rng);
        const where = `step ${step}, viewer ${viewer}`;
        if (!isSame(viewOf(game, guess, viewer), view)) return `${where}: the view changes with what is hidden`;
        const wrong = invariants(guess);
        if (wrong.length > 0) return `${where}: the determinized state is impossible: ${wrong.join('; ')}`;
        if (!isSame(game.pending(guess), game.pending(state))) {
          return `${where}: who is pending changes with what is hidden`;
        }
        if (!isSame(game.prompt(guess), game.prompt(state))) return `${where}: the prompt reveals a secret`;
        if (viewer === SPECTATOR) return null;
        return compareRights(playthrough, state, guess, viewer, where);
      }),
    ),
};

function compareRights<T extends GameTypes>(
  { game, moments, rng }: Playthrough<T>,
  state: T['state'],
  guess: T['state'],
  viewer: Exclude<Viewer, 'spectator'>,
  where: string,
): string | null {
  if (!isSame(offersTo(game, guess, viewer), offersTo(game, state, viewer))) {
    return `${where}: the offers change with what is hidden`;
  }
  const { move } = moments[rng.below(moments.length)] ?? {};
  if (move === undefined) return null;
  return isSame(game.refuse(guess, viewer, move), game.refuse(state, viewer, move))
    ? null
    : `${where}: refusing ${canonicalJson(move)} depends on what is hidden`;
}

export const determinizeGuesses: Law = {
  name: 'determinize really guesses: where something is hidden from a viewer, it is not always right',
  check: (playthrough) =>
    firstBreach(viewersOf(playthrough.start.seats), (viewer) => {
      const { game, rng } = playthrough;
      const blind = statesOf(playthrough).filter(({ state }) => unknownTo(game.secrets(state), viewer) > 1);
      if (blind.length === 0) return null;
      const guesses = blind.some(({ state }) => !isSame(game.determinize(viewOf(game, state, viewer), rng), state));
      return guesses ? null : `viewer ${viewer} can work out every secret from its view`;
    }),
};

const unknownTo = (secrets: readonly { knownTo: readonly number[] }[], viewer: Viewer): number =>
  secrets.filter((secret) => viewer === SPECTATOR || !secret.knownTo.includes(viewer)).length;

export const eventsRevealOnlyWhatIsKnown: Law = {
  name: 'events redacted for a viewer do not depend on what the viewer may not know',
  check: (playthrough) =>
    firstBreach(playthrough.moments.entries(), ([step, moment]) =>
      firstBreach(viewersOf(playthrough.start.seats), (viewer) =>
        firstBreach(twins(playthrough, moment, viewer), ([one, other]) =>
          leaks(playthrough.game, one, other, viewer)
            ? `step ${step + 1}: the events reveal to viewer ${viewer} what its view hides`
            : null,
        ),
      ),
    ),
};

/** Whether two outcomes differ only in what the view hides, and yet the redacted events give the difference away. */
function leaks<T extends GameTypes>(
  game: Game<T>,
  one: StepOutcome<T>,
  other: StepOutcome<T>,
  viewer: Viewer,
): boolean {
  const redacted = ({ events }: StepOutcome<T>) => events.map((event) => game.redact(event, viewer));
  const seen = ({ after }: StepOutcome<T>) => viewOf(game, after, viewer);
  // Most events are the same, and comparing them is the cheapest.
  return !isSame(redacted(one), redacted(other)) && !isSame(one.after, other.after) && isSame(seen(one), seen(other));
}

interface StepOutcome<T extends GameTypes> {
  readonly after: T['state'];
  readonly events: readonly T['event'][];
}

function outcomeOf<T extends GameTypes>(
  { game }: Playthrough<T>,
  before: T['state'],
  { seat }: Moment<T>,
  move: T['move'],
  rng: Rng,
): StepOutcome<T> {
  const after = game.copy(before);
  return { events: game.apply(after, seat, move, rng), after };
}

const OTHER_MOVES = 3;
const OTHER_DRAWS = 24;

/** Pairs of possible outcomes of the same step: with other hidden facts, another secret choice, or another hidden draw. */
function* twins<T extends GameTypes>(
  playthrough: Playthrough<T>,
  moment: Moment<T>,
  viewer: Viewer,
): Generator<[StepOutcome<T>, StepOutcome<T>]> {
  const { game, rng } = playthrough;
  const recording = new RecordingRng(rng);
  const truth = outcomeOf(playthrough, moment.before, moment, moment.move, recording);
  const { draws } = recording;
  const again = () => new RepeatingRng(draws, null, rng);

  const guess = game.determinize(viewOf(game, moment.before, viewer), rng);
  if (game.refuse(guess, moment.seat, moment.move) === null) {
    yield [truth, outcomeOf(playthrough, guess, moment, moment.move, again())];
  }
  const possible = game.moves(guess, moment.seat);
  for (let count = 0; count < OTHER_MOVES; count++) {
    const [one, other] = [pick(possible, rng), pick(possible, rng)];
    yield [outcomeOf(playthrough, guess, moment, one, again()), outcomeOf(playthrough, guess, moment, other, again())];
  }
  for (let count = 0; count < Math.min(OTHER_DRAWS, draws.length * 2); count++) {
    const otherDraw = new RepeatingRng(draws, rng.below(draws.length), rng);
    yield [truth, outcomeOf(playthrough, moment.before, moment, moment.move, otherDraw)];
  }
}

interface Draw {
  readonly bound: number;
  readonly value: number;
}

class RecordingRng implements Rng {
  readonly draws: Draw[] = [];
  readonly #source: Rng;

  constructor(source: Rng) {
    this.#source = source;
  }

  below(bound: number): number {
    const value = this.#source.below(bound);
    this.draws.push({ bound, value });
    return value;
  }
}

/** Repeats recorded draws, except for one that is drawn again. */
class RepeatingRng implements Rng {
  readonly #draws: readonly Draw[];
  readonly #changed: number | null;
  readonly #source: Rng;
  #next = 0;

  constructor(draws: readonly Draw[], changed: number | null, source: Rng) {
    this.#draws = draws;
    this.#changed = changed;
    this.#source = source;
  }

  below(bound: number): number {
    const index = this.#next++;
    const draw = this.#draws[index];
    return draw === undefined || draw.bound !== bound || index === this.#changed
      ? this.#source.below(bound)
      : draw.value;
  }
}

export const undoableStepsRevealNothing: Law = {
  name: 'a step that can be undone drew nothing and showed neither its player nor the public anything new to the player',
  check: (playthrough) =>
    firstBreach(playthrough.moments.entries(), ([step, moment]) => {
      if (!moment.undoable) return null;
      const { game, rng } = playthrough;
      const guess = game.determinize(viewOf(game, moment.before, moment.seat), rng);
      const expected = outcomeOf(playthrough, guess, moment, moment.move, new FastRng('not drawn'));
      return firstBreach([moment.seat, SPECTATOR] as const, (viewer) => {
        const same =
          isSame(viewOf(game, expected.after, viewer), viewOf(game, moment.after, viewer)) &&
          isSame(
            expected.events.map((event) => game.redact(event, viewer)),
            moment.events.map((event) => game.redact(event, viewer)),
          );
        return same ? null : `step ${step + 1}: it can be undone, and yet it showed viewer ${viewer} something new`;
      });
    }),
};
