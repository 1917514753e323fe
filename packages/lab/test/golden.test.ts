import { readFileSync } from 'node:fs';
import { TITLES } from '@tortuga/games/registry';
import { readGolden, uncovered, writeGolden } from '@tortuga/laws/golden';
import { describe, expect, it } from 'vitest';
import { goldenFiles, goldenLanguage, notShown } from '../src/commands/golden.ts';

describe.each(TITLES.map((title) => ({ title, id: title.game.id })))('golden games of $id', ({ title, id }) => {
  const language = goldenLanguage(title);
  const files = goldenFiles(title);

  it.each(files)('%s is reproduced to the letter (rewrite it with npm run golden)', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(writeGolden(language, readGolden(text)).text).toBe(text);
  });

  it(`the golden games of ${id} show every event, score line, landmark and ending that no scenario shows`, () => {
    const coverage = files.map((file) => writeGolden(language, readGolden(readFileSync(file, 'utf8'))).coverage);
    expect(notShown(title, coverage)).toEqual([]);
  });

  it(`without golden games, the whole vocabulary and all landmarks of ${id} are reported as uncovered`, () => {
    expect(uncovered(language, [])).toHaveLength(
      Object.values(title.game.vocabulary).flat().length + title.landmarks.length,
    );
  });

  it(`the golden games of ${id} cover every seat count`, () => {
    const seats = new Set(files.map((file) => readGolden(readFileSync(file, 'utf8')).seats));
    expect([...seats].sort()).toEqual([...title.game.seatCounts]);
  });
});
