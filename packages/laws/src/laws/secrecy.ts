import {
  canonicalJson,
  FastRng,
  type Game,
  type GameTypes,
  hashOf,
  offersTo,
  pick,
  type Rng,
  SPECTATOR,
  type Viewer,
  viewOf,
} from '@tortuga/kernel';
import type { Journey, Moment } from '../journey.ts';
import { firstBreach, type Law, statesOf, viewersOf } from '../law.ts';

export const viewsTellOnlyWhatIsKnown: Law = {
  name: 'what a viewer sees, and what a seat may do, is the same in the true state and in determinize(view)',
  check: (journey, invariants) =>
    firstBreach(statesOf(journey), ({ state, step }) =>
      firstBreach(viewersOf(journey.start.seats), (viewer) => {
        const { game, rng } = journey;
        const view = viewOf(game, state, viewer);
        const guess = game.determinize(view, rng);
        const where = `step ${step}, viewer ${viewer}`;
        if (hashOf(viewOf(game, guess, viewer)) !== hashOf(view))
          return `${where}: the view changes with what is hidden`;
        const wrong = invariants(guess);
        if (wrong.length > 0) return `${where}: the determinized state is impossible: ${wrong.join('; ')}`;
        if (canonicalJson([...game.pending(guess)]) !== canonicalJson([...game.pending(state)])) {
          return `${where}: who is pending changes with what is hidden`;
        }
        if (hashOf(game.prompt(guess)) !== hashOf(game.prompt(state))) return `${where}: the prompt tells a secret`;
        if (viewer === SPECTATOR) return null;
        return compareRights(journey, state, guess, viewer, where);
      }),
    ),
};

function compareRights<T extends GameTypes>(
  { game, moments, rng }: Journey<T>,
  state: T['state'],
  guess: T['state'],
  viewer: Exclude<Viewer, 'spectator'>,
  where: string,
): string | null {
  if (hashOf(offersTo(game, guess, viewer)) !== hashOf(offersTo(game, state, viewer))) {
    return `${where}: the offers change with what is hidden`;
  }
  const { move } = moments[rng.below(moments.length)] ?? {};
  if (move === undefined) return null;
  return canonicalJson(game.refuse(guess, viewer, move)) === canonicalJson(game.refuse(state, viewer, move))
    ? null
    : `${where}: refusing ${canonicalJson(move)} depends on what is hidden`;
}

export const determinizeGuesses: Law = {
  name: 'determinize guesses: where something is hidden from a viewer it does not always hit the truth',
  check: (journey) =>
    firstBreach(viewersOf(journey.start.seats), (viewer) => {
      const { game, rng } = journey;
      const blind = statesOf(journey).filter(({ state }) => unknownTo(game.secrets(state), viewer) > 1);
      if (blind.length === 0) return null;
      const guesses = blind.some(
        ({ state }) => hashOf(game.determinize(viewOf(game, state, viewer), rng)) !== hashOf(state),
      );
      return guesses ? null : `viewer ${viewer} can tell every secret from its view`;
    }),
};

const unknownTo = (secrets: readonly { knownTo: readonly number[] }[], viewer: Viewer): number =>
  secrets.filter((secret) => viewer === SPECTATOR || !secret.knownTo.includes(viewer)).length;

export const eventsTellOnlyWhatIsKnown: Law = {
  name: 'events redacted for a viewer never differ by what it may not know',
  check: (journey) =>
    firstBreach(journey.moments.entries(), ([step, moment]) =>
      firstBreach(viewersOf(journey.start.seats), (viewer) =>
        firstBreach(twins(journey, moment, viewer), ([one, other]) =>
          tells(journey.game, one, other, viewer)
            ? `step ${step + 1}: the events tell viewer ${viewer} what its view hides`
            : null,
        ),
      ),
    ),
};

/** Two outcomes that differ only in what the viewer's view hides, and events that give the difference away. */
function tells<T extends GameTypes>(game: Game<T>, one: Happening<T>, other: Happening<T>, viewer: Viewer): boolean {
  const told = ({ events }: Happening<T>) => hashOf(events.map((event) => game.redact(event, viewer)));
  const seen = ({ after }: Happening<T>) => hashOf(viewOf(game, after, viewer));
  return hashOf(one.after) !== hashOf(other.after) && seen(one) === seen(other) && told(one) !== told(other);
}

interface Happening<T extends GameTypes> {
  readonly after: T['state'];
  readonly events: readonly T['event'][];
}

function happening<T extends GameTypes>(
  { game }: Journey<T>,
  before: T['state'],
  { seat }: Moment<T>,
  move: T['move'],
  rng: Rng,
): Happening<T> {
  const after = game.copy(before);
  return { events: game.apply(after, seat, move, rng), after };
}

const OTHER_MOVES = 3;
const OTHER_DRAWS = 24;

/** Pairs of the same step as it might have been: another hidden truth, another secret choice, another hidden draw. */
function* twins<T extends GameTypes>(
  journey: Journey<T>,
  moment: Moment<T>,
  viewer: Viewer,
): Generator<[Happening<T>, Happening<T>]> {
  const { game, rng } = journey;
  const recording = new RecordingRng(rng);
  const truth = happening(journey, moment.before, moment, moment.move, recording);
  const { draws } = recording;
  const again = () => new RepeatingRng(draws, null, rng);

  const guess = game.determinize(viewOf(game, moment.before, viewer), rng);
  if (game.refuse(guess, moment.seat, moment.move) === null) {
    yield [truth, happening(journey, guess, moment, moment.move, again())];
  }
  const possible = game.moves(guess, moment.seat);
  for (let count = 0; count < OTHER_MOVES; count++) {
    const [one, other] = [pick(possible, rng), pick(possible, rng)];
    yield [happening(journey, guess, moment, one, again()), happening(journey, guess, moment, other, again())];
  }
  for (let count = 0; count < Math.min(OTHER_DRAWS, draws.length * 2); count++) {
    const otherDraw = new RepeatingRng(draws, rng.below(draws.length), rng);
    yield [truth, happening(journey, moment.before, moment, moment.move, otherDraw)];
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

/** Draws what was drawn before, but for one draw that comes out otherwise. */
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
  name: 'a step that may be undone drew nothing and showed neither its player nor the public anything new to the player',
  check: (journey) =>
    firstBreach(journey.moments.entries(), ([step, moment]) => {
      if (!moment.undoable) return null;
      const { game, rng } = journey;
      const guess = game.determinize(viewOf(game, moment.before, moment.seat), rng);
      const expected = happening(journey, guess, moment, moment.move, new FastRng('not drawn'));
      return firstBreach([moment.seat, SPECTATOR] as const, (viewer) => {
        const same =
          hashOf(viewOf(game, expected.after, viewer)) === hashOf(viewOf(game, moment.after, viewer)) &&
          hashOf(expected.events.map((event) => game.redact(event, viewer))) ===
            hashOf(moment.events.map((event) => game.redact(event, viewer)));
        return same ? null : `step ${step + 1}: it can be undone, and yet it showed viewer ${viewer} something new`;
      });
    }),
};
