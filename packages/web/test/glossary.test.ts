import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openGuide } from '@tortuga/games/boards';
import { openGlossary } from '@tortuga/games/glossary';
import { GAME_MODULES } from '@tortuga/games/registry';
import { Match, SPECTATOR, seedFromText, viewOf } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';

const GAMES = path.join(import.meta.dirname, '../../../games');

/** What the pieces of a board are called in its sources; a number stands for whatever is computed. */
function namesIn(id: string): string[] {
  const folder = path.join(GAMES, id, 'board');
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = sources.flatMap((source) => [
    ...source.matchAll(/(?:data-about|data-info|\binfo)=(?:"([^"]+)"|\{(?:[^}]*\? undefined : )?`(\w+) )/g),
  ]);
  return [...new Set(found.map(([, whole, start]) => whole ?? start ?? ''))];
}

/** Pieces whose names are computed elsewhere: cards and places, values and counters. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'tortuga-cards': ['card', 'place', 'speed', 'hull', 'guns'],
  'tortuga-dice': [],
  'tortuga-2199': ['crypto', 'maneuvers', 'minerals'],
};
/** So many deals that each event is dealt in one. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** More than any piece has. */
const MOST = 80;

describe.each(GAME_MODULES.map((module) => [module.game.id, module] as const))('the glossary of %s', (id, module) => {
  it(`every piece of the board of ${id} has an entry, and every entry is about a piece`, async () => {
    const { game, pack } = module;
    const [glossary, about] = await Promise.all([openGlossary(id, 'en'), openGuide(id)]);
    const used = new Set<string>();
    // Every deal has other events and sectors.
    for (const seed of SEEDS) {
      const match = Match.start(game, { options: game.optionSets[0] ?? {}, seats: 2, seed: seedFromText(seed) });
      const view = viewOf(game, match.state, SPECTATOR);
      for (const name of [...namesIn(id), ...(COMPUTED[id] ?? [])]) {
        for (const seat of [0, 1]) {
          for (const number of Array.from({ length: MOST }, (_, each) => each)) {
            const isSeat = /^(?:event|side|player|held|deck|discard|plate|track)$/.test(name);
            if (isSeat && number > 1) continue;
            const what = name === 'track' ? `${name} ${seat} ${number}` : `${name} ${number}`;
            for (const key of entriesOf(() => about(what, view, pack))) used.add(key);
          }
        }
      }
    }
    expect([...used].filter((key) => !(key in glossary))).toEqual([]);
    expect(Object.keys(glossary).filter((key) => !used.has(key))).toEqual([]);
  });
});

/** Of a number that no piece has: none. */
function entriesOf(ask: () => readonly string[]): readonly string[] {
  try {
    return ask();
  } catch {
    return [];
  }
}
