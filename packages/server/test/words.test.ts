import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogs } from '@tortuga/words';
import { expect, it } from 'vitest';
import { serverWords } from '../src/words.ts';

it('the words of the server are complete in all languages, and all are used', () => {
  const folder = path.join(import.meta.dirname, '..', 'src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const said = sources.flatMap((source) => [
    ...[...source.matchAll(/problem\(\d+, (?:[^'\n]*\? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap(([, a, b]) =>
      [a, b].map((name) => name && `error.${name}`),
    ),
    ...[...source.matchAll(/refused\('table-[\d.]+', (?:[^'\n]*\? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap(([, a, b]) =>
      [a, b].map((name) => name && `refuse.${name}`),
    ),
    ...[...source.matchAll(/'server\.([\w.]+)'/g)].map(([, key]) => key),
  ]);
  const stored = sources.flatMap((source) =>
    [...source.matchAll(/StorageProblem\('(\w+)'/g)].map(([, name]) => `storage.${name}`),
  );
  const keys = [...said.filter((key) => key !== undefined).map((key) => `server.${key}`), ...stored];
  expect(checkCatalogs(serverWords)).toEqual([]);
  expect([...new Set(keys)].sort()).toEqual(Object.keys(serverWords.en).sort());
});
