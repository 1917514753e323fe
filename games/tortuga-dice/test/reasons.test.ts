import { at, FastRng, type Phrase, pick, seatsOf, viewOf } from '@tortuga/kernel';
import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../bot/mind.ts';
import { reasonsOf } from '../bot/reasons.ts';
import { defaultPack, tortugaDice } from '../index.ts';
import { valuesOf } from '../rules/pack.ts';
import type { Move } from '../rules/types.ts';
import { sentences } from '../words/sentences.ts';
import { type Arrangement, arrange } from './arrange.ts';

const { game, evaluate, names, readMove } = tortugaDice;
const mind = mindOf(valuesOf(defaultPack), game, evaluate);
const planOf = (move: Move) => ({ moves: [move], chance: 0.5, tries: 1 });

/** The reasons for every candidate in random games, and the kinds of moves that were explained. */
function explained(): { phrases: Phrase[]; kinds: Set<string> } {
  const phrases: Phrase[] = [];
  const kinds = new Set<string>();
  for (const [number, seats] of [2, 3, 4, 2, 3, 4].entries()) {
    const rng = new FastRng(`reasons ${number}`);
    const state = game.setup({ long: number > 2 }, seats, rng);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const seat = pick(pending, rng);
      const legal = game.moves(state, seat);
      const view = viewOf(game, state, seat);
      for (const move of [...mind.candidates(state, seat), pick(legal, rng)]) {
        const reasons = reasonsOf(mind, { seat, view }, planOf(move));
        expect(reasons.length, JSON.stringify(move)).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(3);
        phrases.push(...reasons);
        kinds.add(move.kind);
      }
      game.apply(state, seat, pick(legal, rng), rng);
    }
  }
  return { phrases, kinds };
}

/** What a bot says about a move in a position in words. */
function said(arrangement: Arrangement, move: string): string[] {
  const state = arrange(arrangement).view('A');
  const read = readMove(move);
  if (read === null) throw new Error(`Not a move: ${move}`);
  const speaker = new Speaker('en', [sentences, names], (seat) => at(['Ann', 'Ben', 'Cleo', 'Dan'], seat));
  return reasonsOf(mind, { seat: at(seatsOf(2), 0), view: state }, planOf(read)).map(speaker.say);
}

describe('the reasons of the dice bots', () => {
  it('every candidate move of random games has one to three reasons that can be said in every language', () => {
    const { phrases, kinds } = explained();
    expect([...kinds].sort()).toEqual('act bonus decline haul keep load salvage show steal stow tile turn'.split(' '));
    expect(new Set(phrases.map(({ key }) => key)).size).toBeGreaterThanOrEqual(20);
    for (const locale of LOCALES) {
      const speaker = new Speaker(locale, [sentences, names], (seat) => `Player ${seat}`);
      const texts = new Set(phrases.map(speaker.say));
      expect([...texts].filter((text) => /undefined|[{}]|\[object|\bdice\.[a-z]/.test(text))).toEqual([]);
    }
  });

  it('to rob somebody is explained by the chest, what it counts and the missing defence', () => {
    const position: Arrangement = {
      seats: 2,
      dice: { A: 'boarding DE' },
      action: 'boarding',
      fleet: { B: 'red purple' },
    };
    expect(said(position, 'steal B 2')).toEqual([
      'robs Ben: purple chest',
      'purple counts double',
      'pushes Ben’s ship back',
    ]);
  });

  it('what goes overboard is named where there is no room for all chests', () => {
    const position: Arrangement = { seats: 2, stowing: true, ship: { A: 1 }, crew: { A: 'red purple' } };
    expect(said(position, 'load purple')).toEqual([
      'only this goes overboard: red chest',
      'the most precious chests lie on the left, where they are safest',
    ]);
  });
});
