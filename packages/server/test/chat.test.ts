import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('chat takes free text and quick phrases, numbers and stores them, and sends them to everybody at the table', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const page = server.page(id, boris);
  await until(() => page.snapshot !== null);
  const say = (said: object, token?: string) => server.ask('POST', `/tables/${id}/chat`, said, token);
  await Promise.all([say({ text: ' Ahoy <b>mates</b> ' }, anna), say({ phrase: 'goodLuck' }, boris)]);
  await until(() => page.received('chat').length === 2);
  const { body } = await server.ask('GET', `/tables/${id}/chat`);
  expect(body.map(({ n }: { n: number }) => n)).toEqual([1, 2]);
  expect(JSON.stringify(body)).toContain('Ahoy <b>mates</b>');
  expect((await say({ text: 'hi' })).status).toBe(401);
  expect((await say({ phrase: 'rude' }, anna)).status).toBe(400);
  expect((await say({ text: 'x'.repeat(301) }, anna)).status).toBe(400);
});

it('the chat of a table by invitation is only for its players and for those with the invitation', async () => {
  const made = (await server.ask('POST', '/tables', { ...DUEL, visibility: 'invite' }, anna)).body;
  const { id } = made.table;
  await server.ask('POST', `/tables/${id}/join`, { invite: made.invite }, boris);
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  const stranger = await server.newPlayer('Anna');
  const pages = [
    server.page(id, boris),
    server.page(id, stranger),
    server.page(id),
    server.page(id, undefined, { invite: made.invite }),
  ];
  await until(() => pages.every((page) => page.tableInfo !== null));
  await server.ask('POST', `/tables/${id}/chat`, { text: 'between us' }, anna);
  await sleep(100);
  const received = pages.map((page) => JSON.stringify(page.messages).includes('between us'));
  expect(received).toEqual([true, false, false, true]);
  const reads = async (token?: string, query = '') =>
    (await server.ask('GET', `/tables/${id}/chat${query}`, undefined, token)).body.length;
  expect([
    await reads(boris),
    await reads(stranger),
    await reads(),
    await reads(undefined, `?invite=${made.invite}`),
  ]).toEqual([1, 0, 0, 1]);
  const spoken = await server.ask('POST', `/tables/${id}/chat`, { text: 'I am Anna' }, stranger);
  expect([spoken.status, spoken.body.error.rule]).toEqual([409, 'table-5.1']);
});
