import { type Bot, type Budget, LEVELS, type Level } from '@tortuga/bots';
import { at, FastRng, seatsOf, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { botsOf } from '../bot/bots.ts';
import { CHARACTERS } from '../bot/characters.ts';
import { defaultPack, tortugaCards } from '../index.ts';
import { valuesOf } from '../rules/pack.ts';
import type { CardsTypes, Move } from '../rules/types.ts';

const { game } = tortugaCards;
const bots = botsOf(valuesOf(defaultPack), game, tortugaCards.evaluate);
const QUICK: Budget = { iterations: 24, time: null };
const TIMEOUT_MS = 120_000;

/** A whole game among bots, given by seat; every move is checked. Returns the moves and each seat's share of the win. */
function play(players: readonly Bot<CardsTypes>[], seed: string): { moves: Move[]; shares: number[] } {
  const rng = new FastRng(seed);
  const state = game.setup({}, players.length, rng);
  const moves: Move[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = at(pending, 0);
    const legal = game.moves(state, seat);
    const thoughts = new FastRng(`${seed} ${moves.length}`);
    const move = at(players, seat).choose({ seat, view: viewOf(game, state, seat), moves: legal, rng: thoughts });
    expect(legal).toContainEqual(move);
    moves.push(move);
    game.apply(state, seat, move, rng);
  }
  const winners = game.result(state)?.ranking[0] ?? [];
  return { moves, shares: seatsOf(players.length).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

const level = (name: Level, budget: Budget | null = null, character: string | null = null) =>
  bots.level(name, character, budget);

describe('the levels of the card game', () => {
  it.each([2, 3, 4])(
    'every level and character plays a whole game legally with %i seats',
    { timeout: TIMEOUT_MS },
    (seats) => {
      for (const [index, name] of LEVELS.entries()) {
        const character = at([...CHARACTERS, null], index % 3);
        const players = seatsOf(seats).map(() => level(name, QUICK, character));
        expect(play(players, `legal ${name}`).shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }
    },
  );

  it.each(['bosun', 'mate'] as const)(
    '%s with a character plays the same again for the same view and the same chance',
    { timeout: TIMEOUT_MS },
    (name) => {
      const again = () => play([level(name, QUICK, 'gambler'), level(name, QUICK, 'navigator')], 'again').moves;
      expect(again()).toEqual(again());
    },
  );

  it.each(['cabinboy', 'deckhand', 'bosun'] as const)('%s leaves nothing to chance: it never moves by lot', (name) => {
    const rng = new FastRng('no lot');
    const state = game.setup({}, 2, rng);
    const seat = at(game.pending(state), 0);
    const question = { seat, view: viewOf(game, state, seat), moves: game.moves(state, seat) };
    const chosen = [1, 2, 3, 4].map((seed) => level(name).choose({ ...question, rng: new FastRng(`lot ${seed}`) }));
    expect(new Set(chosen.map((move) => JSON.stringify(move))).size).toBe(1);
  });
});

describe('the characters of the card game', () => {
  it.each(['bosun', 'captain'] as const)(
    'gambler and navigator play %s differently, from each other and from the plain level',
    { timeout: TIMEOUT_MS },
    (name) => {
      const games = [null, ...CHARACTERS].map((character) =>
        JSON.stringify(play([level(name, QUICK, character), level(name, QUICK)], 'taste').moves),
      );
      expect(new Set(games).size).toBe(games.length);
    },
  );

  it('a character that does not exist any more plays like the plain level', () => {
    const moves = (character: string | null) => play([level('bosun', null, character), level('bosun')], 'gone').moves;
    expect(moves('smuggler')).toEqual(moves(null));
  });
});

describe('what bots of the card game learn', () => {
  it('values are learned where a voyage begins, once for each', () => {
    const rng = new FastRng('begun');
    const state = game.setup({}, 2, rng);
    const begun: (number | null)[] = [];
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      begun.push(bots.training?.turnBegun(state) ?? null);
      game.apply(state, at(pending, 0), at(game.moves(state, at(pending, 0)), 0), rng);
    }
    expect(begun.filter((voyage) => voyage !== null)).toEqual([1, 2]);
    expect(bots.training?.turnBegun(state)).toBeNull();
  });

  it('weights that do not fit are not used: the bot judges by hand', { timeout: TIMEOUT_MS }, () => {
    const learner = (weights: unknown) => bots.training?.bot(weights) ?? expect.fail('no training');
    const moves = (weights: unknown) => play([learner(weights), level('bosun')], 'weights').moves;
    const linear = bots.training?.features.names.map(() => 0) ?? [];
    const about = { command: '', seed: '', games: 0, strength: '' };
    const fitting = { about, features: bots.training?.features.names ?? [], linear, hidden: [] };
    expect(moves({ ...fitting, linear: [1] })).toEqual(moves(null));
    expect(moves({ ...fitting, features: ['luck'] })).toEqual(moves(null));
    expect(moves(fitting)).not.toEqual(moves(null));
  });
});
