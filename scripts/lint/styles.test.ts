import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import stylelint from 'stylelint';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-styles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const INDEX =
  '@import "./hand.css" layer(board);\n@import "./card.css" layer(board);\n@import "./reset.css" layer(base);\n';

/** The warnings about hand.css in a folder with the other sheets. */
async function warningsOf(hand: string, others: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const files = { 'index.css': INDEX, 'hand.css': hand, 'card.css': '', 'reset.css': '', ...others };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { results } = await stylelint.lint({
    files: path.join(folder, 'hand.css'),
    config: {
      plugins: [path.join(import.meta.dirname, 'styles.mjs')],
      rules: {
        'tortuga/one-sheet-per-class': true,
        'tortuga/named-breakpoints': { narrow: 'board (width < 50rem)' },
      },
    },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

const CARD = '.card { color: red; }';

describe('our own Stylelint rules', () => {
  it('Stylelint reports a class that two sheets of one layer style', async () => {
    const found = await warningsOf(CARD, { 'card.css': CARD });
    expect(found).toEqual([expect.stringContaining('.card is styled in card.css too')]);
  });

  it('Stylelint reports a class that another sheet styles inside a longer selector, a query or a nested rule, too', async () => {
    const others = { 'card.css': CARD };
    for (const hand of [
      '.hand .card { color: red; }',
      '.hand > .card:hover b { color: red; }',
      '@container board (width < 50rem) { .card { color: red; } }',
      '.hand { .card { color: red; } }',
    ])
      expect(await warningsOf(hand, others), hand).toHaveLength(1);
  });

  it('Stylelint allows a class of another sheet that only qualifies a selector, and the same class in another layer', async () => {
    expect(await warningsOf('.card .hand { color: red; }', { 'card.css': CARD })).toEqual([]);
    expect(await warningsOf(CARD, { 'reset.css': CARD })).toEqual([]);
  });

  it('Stylelint reports a sheet that index.css does not import', async () => {
    const found = await warningsOf('', { 'index.css': '' });
    expect(found).toEqual([expect.stringContaining('hand.css is not imported')]);
  });

  it('Stylelint reports a size query that is not a named breakpoint, and allows other queries', async () => {
    const query = (text: string) => `${text} { .hand { color: red; } }`;
    expect(await warningsOf(query('@container board (width < 50rem)'))).toEqual([]);
    expect(await warningsOf(query('@media (prefers-reduced-motion: reduce)'))).toEqual([]);
    for (const other of ['@container board (width < 51rem)', '@media (max-width: 800px)', '@media (height < 40rem)'])
      expect(await warningsOf(query(other)), other).toHaveLength(1);
  });
});
