import { at, type Game } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { describeGame, LAWS, playRandomly } from '../src/index.ts';
import type { Law } from '../src/law.ts';
import * as data from '../src/laws/data.ts';
import * as ending from '../src/laws/ending.ts';
import * as moves from '../src/laws/moves.ts';
import * as secrecy from '../src/laws/secrecy.ts';
import * as undo from '../src/laws/undo.ts';
import { cardsAreCounted, type Envelopes, envelopes } from './envelopes.ts';

describeGame(envelopes, { invariants: cardsAreCounted, games: 200 });

let clock = 0;

type Change = (...args: Parameters<typeof envelopes.apply>) => void;

/** Applies a move lawfully, and then does the damage. */
const applyThen =
  (change: Change): typeof envelopes.apply =>
  (state, player, move, rng) => {
    const events = envelopes.apply(state, player, move, rng);
    change(state, player, move, rng);
    return events;
  };

/** For each law, games that differ from a lawful one only in what the law is about. */
const BROKEN: readonly { law: Law; how: string; game: Partial<Game<Envelopes>> }[] = [
  {
    law: ending.gameEnds,
    how: 'never finishes its first round',
    game: {
      apply: applyThen((state) => {
        state.round = 1;
        state.deck.push(...state.discard.splice(0));
        state.hands = state.hands.map((hand) => (hand.length === 0 ? state.deck.splice(0, 2) : hand));
      }),
    },
  },
  {
    law: ending.pendingUntilResult,
    how: 'has a result while somebody still has to decide',
    game: { result: (state) => envelopes.result({ ...state, round: state.winner === null ? state.round : 9 }) },
  },
  {
    law: ending.resultIsComplete,
    how: 'forgets the last seat in the ranking',
    game: {
      result: (state) => {
        const result = envelopes.result(state);
        return result && { ...result, ranking: result.ranking.slice(0, -1) };
      },
    },
  },
  {
    law: ending.resultIsComplete,
    how: 'has score lines that do not add up',
    game: {
      result: (state) => {
        const result = envelopes.result(state);
        return result && { ...result, lines: result.lines.slice(1) };
      },
    },
  },
  {
    law: moves.everyDecisionHasAMove,
    how: 'leaves the winner without a move',
    game: { moves: (state, player) => (state.winner === null ? envelopes.moves(state, player) : []) },
  },
  {
    law: moves.movesAreLegal,
    how: 'offers a move twice',
    game: { moves: (state, player) => envelopes.moves(state, player).flatMap((move) => [move, move]) },
  },
  {
    law: moves.movesAreLegal,
    how: 'offers a move that it refuses',
    game: {
      refuse: (state, player, move) =>
        move.kind === 'boast' ? { rule: 'toy-9', key: 'modesty' } : envelopes.refuse(state, player, move),
    },
  },
  {
    law: moves.illegalMovesAreRefused,
    how: 'refuses nothing',
    game: { refuse: () => null },
  },
  {
    law: moves.illegalMovesAreRefused,
    how: 'refuses without a rule',
    game: {
      refuse: (state, player, move) => envelopes.refuse(state, player, move) && { rule: '', key: 'because' },
    },
  },
  {
    law: moves.illegalMovesAreRefused,
    how: 'changes the state while refusing',
    game: {
      refuse: (state, player, move) => {
        const refusal = envelopes.refuse(state, player, move);
        if (refusal !== null) state.weather++;
        return refusal;
      },
    },
  },
  {
    law: data.invariantsHold,
    how: 'loses the drawn card',
    game: {
      apply: applyThen((state, player, move) => {
        if (move.kind === 'draw') at(state.hands, player).pop();
      }),
    },
  },
  {
    law: data.eventsAreKnown,
    how: 'has an event that its vocabulary does not list',
    game: { vocabulary: { ...envelopes.vocabulary, events: ['sealed'] } },
  },
  {
    law: data.stateIsJson,
    how: 'keeps NaN in its state',
    game: { setup: (options, seats, rng) => ({ ...envelopes.setup(options, seats, rng), weather: Number.NaN }) },
  },
  {
    law: data.copiesShareNothing,
    how: 'makes shallow copies',
    game: { copy: (state) => ({ ...state }) },
  },
  {
    law: data.replayIsExact,
    how: 'reads a clock',
    game: {
      apply: applyThen((state) => {
        state.weather = clock++;
      }),
    },
  },
  {
    law: data.questionsChangeNothing,
    how: 'sorts the hand when asked for moves',
    game: {
      moves: (state, player) => {
        at(state.hands, player).sort((a, b) => b - a);
        return envelopes.moves(state, player);
      },
    },
  },
  {
    law: data.viewsKeepTheirFields,
    how: 'shows the open points again in each viewer’s own part',
    game: { own: (state, viewer) => ({ ...envelopes.own(state, viewer, null), points: [...state.points] }) },
  },
  {
    law: data.viewsKeepTheirFields,
    how: 'mentions a draw only when there was one',
    game: { open: (state) => ({ ...envelopes.open(state, null), ...(state.drew && { news: true }) }) },
  },
  {
    law: data.viewsFollowFromTheState,
    how: 'shows the old points as long as their number is the same',
    game: {
      open: (state, last) => {
        const view = envelopes.open(state, null);
        return last?.points.length === view.points.length ? { ...view, points: last.points } : view;
      },
    },
  },
  {
    law: data.viewsFollowFromTheState,
    how: 'updates the hands in the last view instead of making a new one',
    game: {
      own: (state, viewer, last) => {
        const own = envelopes.own(state, viewer, null);
        if (last !== null) last.hands = own.hands;
        return own;
      },
    },
  },
  {
    law: data.viewsFollowFromTheState,
    how: 'shows its own list of points instead of a copy',
    game: { open: (state) => ({ ...envelopes.open(state, null), points: state.points }) },
  },
  {
    law: secrecy.viewsRevealOnlyWhatIsKnown,
    how: "shows the sum of the others' hands",
    game: {
      open: (state) => ({
        ...envelopes.open(state, null),
        weather: state.hands.flat().reduce((a, b) => a + b, 0),
      }),
    },
  },
  {
    law: secrecy.viewsRevealOnlyWhatIsKnown,
    how: 'refuses moves because of something that the player can’t know',
    game: {
      refuse: (state, player, move) =>
        move.kind === 'boast' && at(state.deck, 0) > 6
          ? { rule: 'toy-9', key: 'omen' }
          : envelopes.refuse(state, player, move),
      moves: (state, player) =>
        envelopes.moves(state, player).filter((move) => move.kind !== 'boast' || at(state.deck, 0) <= 6),
    },
  },
  {
    law: secrecy.determinizeGuesses,
    how: 'hides the whole truth in the view',
    game: {
      open: (state) => ({ ...envelopes.open(state, null), truth: structuredClone(state) }),
      determinize: (view, rng) =>
        'truth' in view ? (structuredClone(view.truth) as Envelopes['state']) : envelopes.determinize(view, rng),
    },
  },
  {
    law: secrecy.eventsRevealOnlyWhatIsKnown,
    how: 'reveals to everybody which card was sealed',
    game: { redact: (event, viewer) => (event.type === 'sealed' ? event : envelopes.redact(event, viewer)) },
  },
  {
    law: secrecy.eventsRevealOnlyWhatIsKnown,
    how: 'reveals to everybody which card was drawn',
    game: { redact: (event, viewer) => (event.type === 'drew' ? event : envelopes.redact(event, viewer)) },
  },
  {
    law: secrecy.undoableStepsRevealNothing,
    how: 'claims to have no secrets, so that a draw could be undone',
    game: { secrets: () => [] },
  },
  {
    law: undo.questionsAreAnsweredByAll,
    how: 'counts every sealed envelope as a question of its own',
    game: { question: (state) => state.question * 10 + state.envelopes.filter((card) => card !== null).length },
  },
  {
    law: undo.questionsAreAnsweredByAll,
    how: 'opens the envelopes without the last player',
    game: { pending: (state) => envelopes.pending(state).slice(state.envelopes[0] === null ? 0 : 1) },
  },
  {
    law: undo.undoThenRedo,
    how: 'shares its hands with the copies that the kernel keeps',
    game: { copy: (state) => ({ ...structuredClone(state), hands: state.hands }) },
  },
  {
    law: undo.arrivalOrderDoesNotMatter,
    how: 'gives the round to whoever seals last',
    game: {
      apply: applyThen((state, player, move) => {
        if (move.kind === 'seal' && state.winner !== null) state.winner = player;
      }),
    },
  },
  {
    law: undo.arrivalOrderDoesNotMatter,
    how: 'records the order of arrival in its state',
    game: {
      apply: applyThen((state, player, move) => {
        if (move.kind === 'seal') state.weather = player;
      }),
    },
  },
];

describe('the laws catch games that break them', () => {
  it.each(BROKEN)('the law $law.name catches a game that $how', { timeout: 30_000 }, ({ law, game }) => {
    expect(firstBreachOf(law, { ...envelopes, ...game })).not.toBeNull();
  });

  it('every law is tested with a game that breaks it', () => {
    const broken = new Set(BROKEN.map(({ law }) => law.name));
    expect(LAWS.filter((law) => !broken.has(law.name)).map((law) => law.name)).toEqual([]);
  });
});

function firstBreachOf(law: Law, game: Game<Envelopes>): string | null {
  for (let number = 0; number < 6; number++) {
    const playthrough = playRandomly<Envelopes>(game, { options: {}, seats: 2 + (number % 2), seed: `bite ${number}` });
    const breach = law.check(playthrough, cardsAreCounted);
    if (breach !== null) return breach;
  }
  return null;
}
