import { expect, it } from 'vitest';
import { takeBackTo } from './earlier-schema.ts';
import { serverForEach } from './server-for-each.ts';
import { DUEL, type TestServer } from './test-server.ts';

let server: TestServer;
let anna = '';
serverForEach((ready) => {
  ({ server, anna } = ready);
});

const opened = async (more: object) => (await server.ask('POST', '/tables', { ...DUEL, ...more }, anna)).body.table;

it('hints are allowed at a table unless it was opened without them, and a restart changes nothing', async () => {
  const usual = await opened({});
  const strict = await opened({ hints: 'forbidden' });
  expect([usual.hints, strict.hints]).toEqual(['allowed', 'forbidden']);
  await server.reopen();
  const hintsAt = async (id: string) => (await server.ask('GET', `/tables/${id}`)).body.hints;
  expect([await hintsAt(usual.id), await hintsAt(strict.id)]).toEqual(['allowed', 'forbidden']);
  const listed = (await server.ask('GET', '/tables')).body as { id: string; hints: string }[];
  expect(listed.find(({ id }) => id === strict.id)?.hints).toBe('forbidden');
});

it('a table from before hints could be forbidden allows them', async () => {
  const { id } = await opened({ hints: 'forbidden' });
  await server.meanwhile((file) => takeBackTo(file, '0005-hints'));
  expect((await server.ask('GET', `/tables/${id}`)).body.hints).toBe('allowed');
});

it('anything but allowed or forbidden is refused', async () => {
  expect((await server.ask('POST', '/tables', { ...DUEL, hints: 'some' }, anna)).status).toBe(400);
});
