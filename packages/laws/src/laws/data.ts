import { at, canonicalJson, type GameTypes, hashOf, hashOfState, isSame, pick, seatsOf, viewOf } from '@tortuga/kernel';
import { firstBreach, type Law, statesOf, viewersOf } from '../law.ts';
import type { Playthrough } from '../playthrough.ts';
import { startMatch } from '../playthrough.ts';

export const stateIsJson: Law = {
  name: 'a state is the same after JSON, and has the same moves',
  check: (playthrough) =>
    firstBreach(statesOf(playthrough), ({ state, step }) => {
      const { game, start } = playthrough;
      try {
        const reread: object = JSON.parse(JSON.stringify(state));
        if (canonicalJson(reread) !== canonicalJson(state)) return `step ${step}: JSON changes the state`;
        return firstBreach(seatsOf(start.seats), (seat) =>
          canonicalJson(game.moves(reread, seat)) === canonicalJson(game.moves(state, seat))
            ? null
            : `step ${step}: seat ${seat} has other moves after JSON`,
        );
      } catch (error) {
        return `step ${step}: ${String(error)}`;
      }
    }),
};

export const copiesShareNothing: Law = {
  name: 'a copy equals its original and shares nothing with it',
  check: (playthrough) =>
    firstBreach(statesOf(playthrough), ({ state, step }) => {
      const copy = playthrough.game.copy(state);
      if (!isSame(copy, state)) return `step ${step}: the copy differs`;
      const shared = sharedBy(copy, state);
      return shared === null ? null : `step ${step}: the copy shares ${shared}`;
    }),
};

/** The beginning of a list or object that both contain; null if there is none. */
function sharedBy(one: object, other: object): string | null {
  const parts = partsOf(other);
  const shared = [...partsOf(one)].find((part) => parts.has(part));
  return shared === undefined ? null : JSON.stringify(shared).slice(0, 60);
}

function partsOf(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value === 'object' && value !== null && !parts.has(value)) {
    parts.add(value);
    for (const part of Object.values(value)) partsOf(part, parts);
  }
  return parts;
}

export const replayIsExact: Law = {
  name: 'replaying the log gives the same hash at every step',
  check: (playthrough) => {
    const match = startMatch(playthrough.game, playthrough.start);
    return firstBreach(playthrough.entries.entries(), ([step, entry]) => {
      const outcome = match.repeat(entry);
      if (!outcome.ok) return `step ${step + 1}: refused on replay by ${outcome.refusal.rule}`;
      return match.hash === hashOfState(playthrough.game, at(playthrough.moments, step).after)
        ? null
        : `step ${step + 1}: another state on replay`;
    });
  },
};

export const questionsChangeNothing: Law = {
  name: 'queries change nothing: moves, refusals, views, secrets and results leave the state alone',
  check: (playthrough) =>
    firstBreach(statesOf(playthrough), ({ state, step }) => queryEverything(playthrough, state, step)),
};

function queryEverything<T extends GameTypes>(
  { game, start, moments, rng }: Playthrough<T>,
  state: T['state'],
  step: number,
): string | null {
  const hash = hashOf(state);
  game.pending(state);
  game.prompt(state);
  game.result(state);
  game.secrets(state);
  for (const seat of seatsOf(start.seats)) {
    const { move } = moments[rng.below(moments.length)] ?? {};
    if (move !== undefined) game.refuse(state, seat, move);
    for (const legal of game.moves(state, seat)) game.price(state, seat, legal);
    game.considered(state, seat);
  }
  for (const viewer of viewersOf(start.seats)) game.determinize(viewOf(game, state, viewer), rng);
  return hashOf(state) === hash ? null : `step ${step}: the state was changed by a question`;
}

export const viewsKeepTheirFields: Law = {
  name: 'the open and the own part of a view have no field in common, and the same fields at every step',
  check: (playthrough) => {
    const { game, start } = playthrough;
    let fields: string | null = null;
    return firstBreach(statesOf(playthrough), ({ state, step }) =>
      firstBreach(viewersOf(start.seats), (viewer) => {
        const open = Object.keys(game.open(state, null)).sort();
        const own = Object.keys(game.own(state, viewer, null)).sort();
        const both = open.filter((field) => own.includes(field));
        if (both.length > 0) return `step ${step}: ${both.join()} both open and of viewer ${viewer} alone`;
        const now = canonicalJson({ open, own });
        fields ??= now;
        return now === fields ? null : `step ${step}: the view of ${viewer} has other fields than before`;
      }),
    );
  },
};

export const viewsFollowFromTheState: Law = {
  name: 'a view does not depend on the one shown last, does not change it, and shares nothing with the state',
  check: (playthrough) => {
    const { game, start, rng } = playthrough;
    const states = statesOf(playthrough);
    return firstBreach(states, ({ state, step }) => {
      const viewer = pick(viewersOf(start.seats), rng);
      // The state before, as in normal play, or any other, as after an undo.
      const other = rng.below(2) === 0 ? pick(states, rng).state : (states[step - 1]?.state ?? state);
      const lastOpen = game.open(other, null);
      const lastOwn = game.own(other, viewer, null);
      const last = canonicalJson({ lastOpen, lastOwn });
      const view = { ...game.open(state, lastOpen), ...game.own(state, viewer, lastOwn) };
      if (canonicalJson(view) !== canonicalJson(viewOf(game, state, viewer)))
        return `step ${step}: ${viewer} sees something else after another view`;
      if (canonicalJson({ lastOpen, lastOwn }) !== last) return `step ${step}: the last view of ${viewer} was changed`;
      const shared = sharedBy(view, state);
      return shared === null ? null : `step ${step}: the view shares ${shared}`;
    });
  },
};

export const invariantsHold: Law = {
  name: "the game's own invariants hold after every step, such as the number of cards and tokens",
  check: (playthrough, invariants) =>
    firstBreach(statesOf(playthrough), ({ state, step }) => {
      const wrong = invariants(state);
      return wrong.length === 0 ? null : `step ${step}: ${wrong.join('; ')}`;
    }),
};

export const eventsAreKnown: Law = {
  name: 'every event is plain JSON and of a known type',
  check: ({ game, moments }) =>
    firstBreach(moments.entries(), ([step, { events }]) =>
      firstBreach(events, (event) => {
        canonicalJson(event);
        return game.vocabulary.events.includes(event.type) ? null : `step ${step + 1}: unknown event "${event.type}"`;
      }),
    ),
};
