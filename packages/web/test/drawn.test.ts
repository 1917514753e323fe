import { openBook } from '@tortuga/games/book';
import { openFigures } from '@tortuga/games/figures';
import { SHELF } from '@tortuga/games/shelf';
import { LOCALES } from '@tortuga/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

// The page asks the browser for its language, and whether things may move, when it is loaded.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: true }));
const { openDrawn } = await import('../src/rulebook/drawn.ts');
const { loadSpeech } = await import('../src/speech/speech.tsx');

describe.each(SHELF.map(({ id }) => id))('the pictures in the rulebook of %s', (game) => {
  it('are all there that the book names, and no other', async () => {
    const { goal = [], round, examples = [] } = (await openBook(game, 'en'))?.book ?? {};
    const scenes = [...goal, ...examples.flatMap((example) => example.scenes)];
    const named = new Set([round?.figure, ...scenes.map(({ figure }) => figure)].filter((name) => name != null));
    expect([...named].sort()).toEqual([...((await openFigures(game))?.names ?? [])].sort());
  });

  it.each(LOCALES)('are drawn with words in %s, and so is every piece of the gallery', async (locale) => {
    const drawn = await openDrawn(game, await loadSpeech(locale));
    const names = (await openFigures(game))?.names ?? [];
    for (const name of names) expect(renderToStaticMarkup(drawn?.draw(name)).length, name).toBeGreaterThan(500);
    const pieces = drawn?.gallery.flatMap((kind) => kind.pieces) ?? [];
    expect(pieces.length).toBeGreaterThan(10);
    for (const { id, name, text, picture } of pieces) {
      expect(name, id).not.toBe('');
      expect(text, id).not.toMatch(/\.\.|undefined|^$/);
      expect(renderToStaticMarkup(picture).length, id).toBeGreaterThan(100);
    }
  });
});
