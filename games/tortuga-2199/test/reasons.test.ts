import { at, FastRng, type Phrase, pick, SPECTATOR, seat, viewOf } from '@tortuga/kernel';
import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { tortuga2199 } from '../index.ts';
import type { Move, MoveKind } from '../rules/move.ts';
import { sentences } from '../words/sentences.ts';

const { game } = tortuga2199;
const { reasonsFor, level } = await tortuga2199.searchingBots();

/** Moves that stand for themselves. */
const WITHOUT_REASON: readonly MoveKind[] = [
  'move',
  'commit',
  'use',
  'skip',
  'recall',
  'tender',
  'refresh',
  'spoils',
  'lose',
  'unmark',
];

/** The reasons for every move that could be made in some random games, by kind of move. */
function reasonsInGames(count: number): Map<MoveKind, Phrase[]> {
  const found = new Map<MoveKind, Phrase[]>();
  for (let number = 0; number < count; number++) {
    const rng = new FastRng(`reasons ${number}`);
    const state = game.setup(at(game.optionSets, number % 3), 2 + (number % 3), rng);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const seat = at(pending, 0);
      const moves = game.moves(state, seat);
      const view = viewOf(game, state, seat);
      for (const move of moves) {
        const reasons = reasonsFor({ seat, view }, { moves: [move], chance: 0.5, tries: 1 });
        found.set(move.kind, [...(found.get(move.kind) ?? []).slice(0, 20), ...reasons]);
      }
      game.apply(state, seat, pick(moves, rng), rng);
    }
  }
  return found;
}

describe('the reasons for a plan of tortuga-2199', () => {
  const found = reasonsInGames(6);

  it('are given for every kind of move that brings something', () => {
    const silent = [...found].filter(([, reasons]) => reasons.length === 0).map(([kind]) => kind);
    expect(silent.filter((kind) => !WITHOUT_REASON.includes(kind))).toEqual([]);
    expect(found.size).toBeGreaterThan(15);
  });

  it.each(LOCALES)('can be said in %s', (locale) => {
    const { say } = new Speaker(locale, [sentences, tortuga2199.names], (seat) => `#${seat}`);
    for (const reason of [...found.values()].flat()) expect(say(reason)).not.toContain(reason.key);
  });

  it('name what wins influence first, and at most three things', () => {
    const rng = new FastRng('order');
    const state = game.setup(at(game.optionSets, 0), 2, rng);
    const seat = at(game.pending(state), 0);
    const moves: Move[] = [{ kind: 'end' }, { kind: 'collect' }, { kind: 'buy', card: 3 }, { kind: 'influence' }];
    const reasons = reasonsFor({ seat, view: viewOf(game, state, seat) }, { moves, chance: 0.5, tries: 1 });
    expect(reasons.map(({ key }) => key)).toEqual(['2199.reason.influence', '2199.reason.buy', '2199.reason.collect']);
  });

  it.each([
    [0, 'its card in your deck: “move 1 sector”'],
    [1, 'its card in your deck: “collect the mineral of your sector for free”'],
    [2, 'its card in your deck: “In combat: +2”'],
    [3, 'its card in your deck: “scout the hunt token of your sector for free”'],
  ])('say of ship %i what its card does', (ship, reason) => {
    const state = game.setup(at(game.optionSets, 0), 2, new FastRng('ships'));
    const seat = at(game.pending(state), 0);
    const plan = { moves: [{ kind: 'ship', ship } as const], chance: 0.5, tries: 1 };
    const { say } = new Speaker('en', [sentences, tortuga2199.names], () => '');
    expect(reasonsFor({ seat, view: viewOf(game, state, seat) }, plan).map(say)).toEqual([reason]);
  });

  it.each([0, 1])(
    'at the choice of a ship, %i being taken, every ship that is left has a chance, and the plan tells of no cards that are not dealt yet',
    (taken) => {
      const rng = new FastRng('ships');
      const state = game.setup(at(game.optionSets, 0), 2, rng);
      const choose = (ship: number) => game.apply(state, at(game.pending(state), 0), { kind: 'ship', ship }, rng);
      for (let ship = 0; ship < taken; ship++) choose(ship);
      const seat = at(game.pending(state), 0);
      const question = { seat, view: viewOf(game, state, seat), moves: game.moves(state, seat), rng };
      const plans = level('captain', null, { iterations: 2, time: null }).consider?.(question) ?? [];
      const ships = [0, 1, 2, 3].slice(taken).map((ship) => [{ kind: 'ship', ship }]);
      expect(plans.map(({ moves }) => moves)).toEqual(expect.arrayContaining(ships));
      expect(plans).toHaveLength(ships.length);
      for (const plan of plans) {
        expect(plan.tries).toBe(2);
        expect(plan.chance).toBeGreaterThan(0.3);
        expect(plan.chance).toBeLessThan(0.7);
        expect(reasonsFor(question, plan).map(({ key }) => key)).toEqual(['2199.reason.ship']);
      }
    },
  );
});

it('a card that a combat destroys is no choice to be explained in tortuga-2199', () => {
  const { deedOf } = tortuga2199;
  const view = viewOf(game, game.setup(at(game.optionSets, 0), 2, new FastRng('no choice')), SPECTATOR);
  const destroyed = (from: 'combat' | 'played') => deedOf({ type: 'destroyed', seat: seat(0), card: 3, from }, view);
  expect(destroyed('played')?.move).toEqual({ kind: 'destroy', card: 3 });
  expect(destroyed('combat')).toBeNull();
});
