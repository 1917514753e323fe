import { readFileSync } from 'node:fs';
import { TITLES } from '@tortuga/games/registry';
import { readGolden, unreached, writeGolden } from '@tortuga/laws/golden';
import { describe, expect, it } from 'vitest';
import { goldenFiles, goldenLanguage, unshown } from '../src/commands/golden.ts';

describe.each(TITLES.map((title) => ({ title, id: title.game.id })))('golden games of $id', ({ title }) => {
  const language = goldenLanguage(title);
  const files = goldenFiles(title);

  it.each(files)('%s replays letter by letter (npm run golden writes it anew)', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(writeGolden(language, readGolden(text)).text).toBe(text);
  });

  it('reach every event, scoring line, landmark and way to end that no scenario shows', () => {
    const reached = files.map((file) => writeGolden(language, readGolden(readFileSync(file, 'utf8'))).reached);
    expect(unshown(title, reached)).toEqual([]);
  });

  it('notice what they do not reach', () => {
    expect(unreached(language, [])).toHaveLength(
      Object.values(title.game.vocabulary).flat().length + title.landmarks.length,
    );
  });

  it('cover every seat count', () => {
    const seats = new Set(files.map((file) => readGolden(readFileSync(file, 'utf8')).seats));
    expect([...seats].sort()).toEqual([...title.game.seatCounts]);
  });
});
