import { readFileSync } from 'node:fs';
import { GAME_MODULES } from '@tortuga/games/registry';
import { readGolden, uncovered, writeGolden } from '@tortuga/laws/golden';
import { describe, expect, it } from 'vitest';
import { goldenFiles, goldenLanguage, notShown } from '../src/commands/golden.ts';

describe.each(GAME_MODULES.map((module) => ({ module, id: module.game.id })))(
  'golden games of $id',
  ({ module, id }) => {
    const language = goldenLanguage(module);
    const files = goldenFiles(module);

    it.each(files)('%s is reproduced to the letter (rewrite it with npm run golden)', (file) => {
      const text = readFileSync(file, 'utf8');
      expect(writeGolden(language, readGolden(text)).text).toBe(text);
    });

    it(`the golden games of ${id} show every event, score line, landmark and ending that no scenario shows`, () => {
      const coverage = files.map((file) => writeGolden(language, readGolden(readFileSync(file, 'utf8'))).coverage);
      expect(notShown(module, coverage)).toEqual([]);
    });

    it(`without golden games, the whole vocabulary and all landmarks of ${id} are reported as uncovered`, () => {
      expect(uncovered(language, [])).toHaveLength(
        Object.values(module.game.vocabulary).flat().length + module.landmarks.length,
      );
    });

    it(`the golden games of ${id} cover every seat count`, () => {
      const seats = new Set(files.map((file) => readGolden(readFileSync(file, 'utf8')).seats));
      expect([...seats].sort()).toEqual([...module.game.seatCounts]);
    });
  },
);
