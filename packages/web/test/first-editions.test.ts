import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleFor } from '@tortuga/games/editions';
import { SHELF } from '@tortuga/games/shelf';
import { expect, it } from 'vitest';
import { type FirstTable, withEdition } from '../src/local/first-editions.ts';

const store: {
  readonly tables: readonly FirstTable[];
  readonly expected: readonly { readonly id: string; readonly rulesVersion: number; readonly packDigest: string }[];
} = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../e2e/fixtures/browser-store-1.json'), 'utf8'));

it.each(store.tables)('a table of the first store is of the edition it was played with: $game, $id', (old) => {
  const { table, pack } = withEdition(old);
  const expected = store.expected.find(({ id }) => id === old.id);
  expect(table).toMatchObject({ rulesVersion: expected?.rulesVersion, packDigest: expected?.packDigest, result: null });
  expect(table).not.toHaveProperty('pack');
  expect(pack).toEqual(old.pack ?? null);
});

it.each(store.tables)('its game can be had as it was: $game, $id', async (old) => {
  const { table, pack } = withEdition(old);
  const game = SHELF.find(({ id }) => id === table.game);
  const module = await game?.module();
  expect(module && moduleFor(module, table, pack)).toMatchObject({ ok: true });
});

it('a table of a game that nobody knows is kept all the same', () => {
  const [old] = store.tables;
  const { table } = withEdition({ ...(old as FirstTable), game: 'tortuga-tiles' });
  expect(table).toMatchObject({ game: 'tortuga-tiles', rulesVersion: 0, packDigest: '' });
});
