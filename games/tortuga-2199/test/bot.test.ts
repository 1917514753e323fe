import {
  type Bot,
  honestAnswer,
  learnedJudge,
  modelOf,
  plainJudge,
  type Question,
  turnPlannerBot,
} from '@tortuga/bots';
import { at, FastRng, seat, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../bot/key.ts';
import { mindOf } from '../bot/mind.ts';
import weights from '../bot/weights.json' with { type: 'json' };
import { moduleOf, tortuga2199 } from '../index.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Pack } from '../rules/pack.ts';
import { TORTUGA } from '../rules/sectors.ts';
import { valuesOf } from '../rules/values.ts';
import { type Arrangement, arrange, packFor } from './arrange.ts';

const { game, evaluate, pack } = tortuga2199;
const mind = mindOf(valuesOf(pack as Pack), game, evaluate);
const SMALL = { width: 2 };
const model = modelOf(weights, mind.features.names);
const judge = model === null ? plainJudge(mind) : learnedJudge(mind, model);

/** A new bot for one match, in whichever seat it is asked. */
const small = (thinkingMind = mind): Bot<Types2199> =>
  turnPlannerBot(thinkingMind, judge, honestAnswer(mind, 1), SMALL, { iterations: 1, time: null }, 'small');

interface Turn {
  readonly seat: number;
  readonly move: Move;
  readonly isLegal: boolean;
  /** Cards in hand before the move. */
  readonly hand: number;
}

function play(
  bot: Bot<Types2199>,
  scenario: 'standard' | 'aggressive' | 'peaceful',
  seats: number,
  seed: string,
  count = 10_000,
) {
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = game.setup({ scenario, odds: true }, seats, rng);
  const turns: Turn[] = [];
  for (let pending = game.pending(state); pending.length > 0 && turns.length < count; pending = game.pending(state)) {
    const player = at(pending, 0);
    const moves = game.moves(state, player);
    const move = bot.choose({ seat: player, view: viewOf(game, state, player), moves, rng: thoughts });
    const isLegal = game.refuse(state, player, move) === null;
    turns.push({ seat: player, move, isLegal, hand: at(state.hands, player).length });
    game.apply(state, player, move, rng);
  }
  return turns;
}

describe.each([
  ['standard', 2],
  ['aggressive', 3],
  ['peaceful', 4],
] as const)('the turn search of tortuga-2199, %s game for %i', (scenario, seats) => {
  const turns = play(small(), scenario, seats, 'whole');

  it('makes legal moves only', () => {
    expect(turns.filter(({ isLegal }) => !isLegal)).toEqual([]);
  });

  it('never ends a turn with a card in hand, and never pays for a refresh', () => {
    expect(turns.filter(({ move, hand }) => move.kind === 'end' && hand > 0)).toEqual([]);
    expect(turns.filter(({ move }) => move.kind === 'refresh')).toEqual([]);
  });

  it('plays the same game again with the same chance', () => {
    expect(play(small(), scenario, seats, 'whole', 60)).toEqual(turns.slice(0, 60));
  });
});

/** The first questions of a game, each with the move that a bot answers. */
function* asked(bot: Bot<Types2199>, seed: string): Generator<{ question: Question<Types2199>; move: Move }> {
  const rng = new FastRng(`${seed} deal`);
  const state = game.setup({ scenario: 'standard', odds: true }, 2, rng);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const player = at(pending, 0);
    const view = viewOf(game, state, player);
    const question = { seat: player, view, moves: game.moves(state, player), rng: new FastRng(seed) };
    const move = bot.choose(question);
    yield { question, move };
    game.apply(state, player, move, rng);
  }
}

describe('the planner of tortuga-2199', () => {
  it('follows its plan without thinking again for as long as it sees what it expected', () => {
    let guesses = 0;
    const counting = {
      ...mind,
      game: {
        ...game,
        determinize: (...args: Parameters<typeof game.determinize>) => {
          guesses++;
          return game.determinize(...args);
        },
      },
    };
    let followed = 0;
    let choices = 0;
    for (const { question, move } of asked(small(counting), 'plan')) {
      expect(question.moves).toContainEqual(move);
      if (question.moves.length > 1) choices++;
      if (question.moves.length > 1 && guesses === 0) followed++;
      guesses = 0;
      if (choices === 60) break;
    }
    expect(followed).toBeGreaterThan(choices / 4);
    expect(followed).toBeLessThan(choices);
  });

  it('thinks of its chance to win even where one move is enough to think about, and says how often it tried', () => {
    for (const { question } of asked(small(), 'consider')) {
      const plans = small().consider?.(question) ?? [];
      expect(plans.every(({ tries }) => tries > 0)).toBe(true);
      if (plans.length === 1 && question.moves.length > 1) return;
    }
    expect.fail('never only one move was worth thinking about');
  });

  it('stops when its time is up, with everything tried at least once', () => {
    let time = 0;
    const now = () => time++;
    for (const { question } of asked(small(), 'time')) {
      const hurried = turnPlannerBot(
        mind,
        judge,
        honestAnswer(mind, 1),
        SMALL,
        { iterations: 1000, time: { decisionMs: 10, turnMs: 10 } },
        'hurried',
      );
      time = 0;
      const plans = hurried.consider?.({ ...question, now }) ?? [];
      expect(time).toBeLessThan(20);
      expect(plans.every(({ tries }) => tries > 0 && tries < 10)).toBe(true);
      if (plans.length > 3) return;
    }
    expect.fail('never a choice of more than three moves');
  });

  it('considers its best plan first, with the chance to win it gives', () => {
    for (const { question } of asked(small(), 'consider')) {
      const plans = small().consider?.(question) ?? [];
      expect(plans.length).toBeGreaterThan(0);
      for (const { moves, chance } of plans) {
        expect(question.moves).toContainEqual(moves[0]);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      if (plans.some(({ moves }) => moves.length > 3)) return;
    }
    expect.fail('no plan of more than three moves');
  });
});

describe('the key of a state of tortuga-2199', () => {
  const rng = new FastRng('key');
  const start = game.setup({ scenario: 'standard', odds: true }, 2, rng);
  while (game.prompt(start).key !== '2199.prompt.turn') {
    const player = at(game.pending(start), 0);
    game.apply(start, player, at(game.moves(start, player), 0), rng);
  }
  const player = seat(start.active);
  const keyAfter = (...moves: readonly Move[]) => {
    const state = game.copy(start);
    for (const move of moves) game.apply(state, player, move, rng);
    return keyOf(state);
  };

  it('is the same whatever the order in which plain cards were played', () => {
    const plays = game
      .moves(start, player)
      .filter(({ kind }) => kind === 'play')
      .slice(0, 2);
    const [one, other] = [at(plays, 0), at(plays, 1)];
    expect(keyAfter(one, other)).toBe(keyAfter(other, one));
    expect(keyAfter(one)).not.toBe(keyAfter(other));
    expect(keyAfter(one)).not.toBe(keyAfter());
  });
});

describe('the captains’ council', () => {
  /** Whether a mate conquers Tortuga in this turn. */
  async function convenes(arrangement: Arrangement): Promise<boolean> {
    const module = moduleOf(packFor(arrangement));
    const bot = (await module.searchingBots()).level('mate', null, null);
    const { state } = arrange(arrangement).match;
    const rng = new FastRng('council');
    const { active } = state;
    while (state.active === active && module.game.pending(state).length > 0) {
      const player = at(module.game.pending(state), 0);
      const moves = module.game.moves(state, player);
      const view = viewOf(module.game, state, player);
      const events = module.game.apply(state, player, bot.choose({ seat: player, view, moves, rng }), rng);
      if (events.some((event) => event.type === 'conquered' && event.sector === TORTUGA)) return true;
    }
    return false;
  }

  it('is convened by who leads, and not by who would lose in the last turns', async () => {
    expect(await convenes({ maneuvers: 15, points: { A: 9, B: 4 } })).toBe(true);
    expect(await convenes({ maneuvers: 15, points: { A: 4, B: 11 } })).toBe(false);
  });

  it('is convened by maneuvers that only texts give, and only on Tortuga', async () => {
    const printed = { veteran: [{ do: 'maneuvers', amount: 6, if: 'onTortuga' }] } as const;
    const control = { B: 'post-1 8, post-2 8, turrets-1 8, turrets-2 8, vortex 10, lab 10, mines 10, fortress 10' };
    const arrangement = { at: { A: 'lab' }, maneuvers: 8, points: { A: 12 }, hands: { A: 'veteran' }, control };
    expect(await convenes({ ...arrangement, printed })).toBe(true);
    expect(await convenes(arrangement)).toBe(false);
  });
});
