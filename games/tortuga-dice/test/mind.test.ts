import { learnedJudge, modelOf, plainJudge, type Question, sealedSearch } from '@tortuga/bots';
import { FastRng, pick, type Seat, viewOf } from '@tortuga/kernel';
import { type Player, seatOf } from '@tortuga/laws';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../bot/mind.ts';
import weights from '../bot/weights.json' with { type: 'json' };
import { defaultPack, tortugaDice } from '../index.ts';
import type { DiceTypes } from '../rules/game.ts';
import { valuesOf } from '../rules/pack.ts';
import { dieOf } from '../rules/places.ts';
import { DICE_COUNT, EMPTY, FACES, type Move, type State } from '../rules/types.ts';
import { type Arrangement, arrange } from './arrange.ts';

const { game, evaluate } = tortugaDice;
const mind = mindOf(valuesOf(defaultPack), game, evaluate);
const TABLES = [2, 3, 4].flatMap((seats) => [false, true].map((long) => ({ seats, long })));

/** Random games: every position in which somebody is asked. */
function* positions(seats: number, long: boolean, games: number): Generator<{ state: State; player: Seat }> {
  for (let number = 0; number < games; number++) {
    const rng = new FastRng(`mind ${seats} ${long} ${number}`);
    const state = game.setup({ long }, seats, rng);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const player = pick(pending, rng);
      yield { state, player };
      game.apply(state, player, pick(game.moves(state, player), rng), rng);
    }
  }
}

const questionOf = (state: State, player: Seat, seed: string): Question<DiceTypes> => ({
  seat: player,
  view: viewOf(game, state, player),
  moves: game.moves(state, player),
  rng: new FastRng(seed),
});

/** A view without who else has answered. */
function unanswered(state: State, player: Seat): object {
  const view = viewOf(game, state, player);
  return {
    ...view,
    activities: view.activities[player],
    players: view.players.map((each, other) => ({ ...each, chosen: other === player && each.chosen })),
  };
}

/** What the search says to a position in words. */
function answer(arrangement: Arrangement, player: Player): string {
  const position = arrange(arrangement);
  const state = mind.guess(position.view(player), new FastRng('arranged'));
  const question = questionOf(state, seatOf(player), 'answer');
  return tortugaDice.writeMove(sealedSearch(mind, plainJudge(mind), question, { iterations: 400 }).choice);
}

describe.each(TABLES)('the mind of the dice game, $seats players, long: $long', ({ seats, long }) => {
  it('thinks only of legal moves, and there is always one', () => {
    for (const { state, player } of positions(seats, long, 6)) {
      const legal = game.moves(state, player);
      const candidates = mind.candidates(state, player);
      expect(candidates.length).toBeGreaterThan(0);
      for (const candidate of candidates) expect(legal).toContainEqual(candidate);
      expect(legal).toContainEqual(mind.quickMove(state, player, new FastRng('quick')));
    }
  });

  it('does not look behind other screens for a quick move', () => {
    const rng = new FastRng('screens');
    for (const { state, player } of positions(seats, long, 3)) {
      if (state.phase !== 'keep') continue;
      const other = game.copy(state);
      for (let rival = 0; rival < seats; rival++) {
        if (rival === player || state.free[rival] === 0) continue;
        other.kept[rival] = EMPTY;
        for (let die = 0; die < DICE_COUNT; die++) {
          if (state.faces[dieOf(rival, die)] !== EMPTY) other.faces[dieOf(rival, die)] = rng.below(FACES);
        }
      }
      expect(mind.quickMove(other, player, rng)).toEqual(mind.quickMove(state, player, rng));
    }
  });

  it('guesses a state that its viewer could not tell from the true one, with sealed answers open again', () => {
    const rng = new FastRng('guess');
    for (const { state, player } of positions(seats, long, 2)) {
      const guess = mind.guess(viewOf(game, state, player), rng);
      expect(unanswered(guess, player)).toEqual(unanswered(state, player));
      expect(game.pending(guess)).toContain(player);
    }
  });

  it('writes features of moderate size that do not depend on the dice', () => {
    const row = new Float64Array(mind.features.names.length);
    const again = new Float64Array(mind.features.names.length);
    const rng = new FastRng('dice');
    for (const { state, player } of positions(seats, long, 3)) {
      mind.features.write(state, player, row);
      expect(Math.max(...row.map(Math.abs))).toBeLessThan(8);
      const other = game.copy(state);
      for (let die = 0; die < other.faces.length; die++) other.faces[die] = rng.below(FACES);
      mind.features.write(other, player, again);
      expect(again).toEqual(row);
    }
  });

  it('searches legally, and exactly repeatably by iterations', () => {
    const model = modelOf(weights, mind.features.names);
    if (model === null) throw new Error('The weights are not for these features');
    const judge = learnedJudge(mind, model);
    let count = 0;
    for (const { state, player } of positions(seats, long, 1)) {
      if (count++ % 12 !== 0) continue;
      const search = () => sealedSearch(mind, judge, questionOf(state, player, 'search'), { iterations: 60 });
      const found = search();
      expect(game.moves(state, player)).toContainEqual(found.choice);
      expect(search()).toEqual(found);
    }
  });
});

describe('the search of the dice game', () => {
  it('takes the purple chest rather than another', () => {
    const position: Arrangement = {
      seats: 2,
      dice: { A: 'boarding DE' },
      action: 'boarding',
      fleet: { B: 'red purple' },
    };
    expect(answer(position, 'A')).toBe('steal B 2');
  });

  it.each([
    ['stays with its habit where nothing is surely better', 'red blue', [0, 1]],
    ['leaves its habit for a move that is surely better', 'red purple', [1, 1]],
  ] as const)('%s', (_, fleet, places) => {
    const position = arrange({ seats: 2, dice: { A: 'boarding DE' }, action: 'boarding', fleet: { B: fleet } });
    const state = mind.guess(position.view('A'), new FastRng('arranged'));
    const choices = [0, 1].map((place) => {
      const habitual: Move = { kind: 'steal', target: seatOf('B'), place };
      const options = { rivalsLearn: false, habit: { move: () => habitual, caution: 2 } };
      const question = questionOf(state, seatOf('A'), 'habit');
      return sealedSearch(mind, plainJudge(mind), question, { iterations: 16 }, options).choice;
    });
    expect(choices).toEqual(places.map((place) => ({ kind: 'steal', target: seatOf('B'), place })));
  });

  it('keeps the chest that counts double where there is no room for both', () => {
    const position: Arrangement = { seats: 2, stowing: true, ship: { A: 1 }, crew: { A: 'red purple' } };
    expect(answer(position, 'A')).toBe('load purple');
  });
});
