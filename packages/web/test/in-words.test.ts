import { openInWords } from '@tortuga/games/boards';
import { GAME_MODULES } from '@tortuga/games/registry';
import { SENTENCES } from '@tortuga/games/sentences';
import { SPECTATOR, type Viewer, viewOf } from '@tortuga/kernel';
import { playRandomly } from '@tortuga/laws';
import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';

/** Positions of random games, with every player and a spectator looking on. */
function* positionsOf({ game }: (typeof GAME_MODULES)[number]) {
  for (const seats of game.seatCounts) {
    const { moments } = playRandomly(game, { options: game.optionSets[0] ?? {}, seats, seed: `in words ${seats}` });
    for (const [index, { before, seat }] of moments.entries()) {
      if (index % 7 === 0) yield { before, seat };
    }
  }
}

describe.each(GAME_MODULES.map((module) => [module.game.id, module] as const))('%s in words', (id, module) => {
  const { game } = module;
  const speakerOf = (locale: (typeof LOCALES)[number]): Speaker =>
    new Speaker(locale, [SENTENCES[id] ?? {}, module.names], (seat) => `Player ${seat}`);

  it.each(LOCALES)(`${id} in words: every position and what each move brings can be told in %s`, async (locale) => {
    const board = (await openInWords(id))(module.pack, speakerOf(locale));
    const texts = new Set<string>();
    for (const { before, seat } of positionsOf(module)) {
      for (const viewer of [seat, SPECTATOR] satisfies Viewer[]) {
        const view = viewOf(game, before, viewer);
        for (const { heading, lines } of board.parts(view)) for (const text of [heading, ...lines]) texts.add(text);
      }
      const view = viewOf(game, before, seat);
      for (const move of game.moves(before, seat)) {
        texts.add(board.gain({ move, price: game.price(before, seat, move), refusal: null }, view) ?? '-');
      }
    }
    expect([...texts].filter((text) => /undefined|null|NaN|[{}]|\[object|^\s*$/.test(text))).toEqual([]);
  });

  it(`${id} in words: no two parts of a board have the same heading`, async () => {
    const board = (await openInWords(id))(module.pack, speakerOf('en'));
    for (const { before, seat } of positionsOf(module)) {
      const headings = board.parts(viewOf(game, before, seat)).map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });
});
