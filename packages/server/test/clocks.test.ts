import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestPage, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

/** The shortest there is. */
const BLITZ = { kind: 'live', bank: 5, increment: 0, timeUp: 'bot' };

/** A match of two with this clock: the pages of who is asked and of the other, and when it began by this clock. */
async function begunWith(clock: object, { game = CARDS } = {}) {
  const id = await server.begun(game, [anna, boris], 0, { clock });
  const pages = [server.page(id, anna), server.page(id, boris)];
  await until(() => pages.every(({ snapshot }) => snapshot !== null));
  const asked = pages.find(({ snapshot }) => snapshot?.offers !== null) ?? at(pages, 0);
  const other = at(
    pages.filter((page) => page !== asked),
    0,
  );
  const tokenOf = (page: TestPage) => (page === pages[0] ? anna : boris);
  return { id, asked, other, askedToken: tokenOf(asked), otherToken: tokenOf(other), pages };
}

const seatOf = (page: TestPage): number => page.snapshot?.pending[0] ?? -1;

describe('table-7.1: the clock is chosen when a table is opened', () => {
  it.each([{ bank: -1 }, { bank: 365 * 24 * 3600 }, { increment: 1e9 }])(
    'a live clock with %o is refused, with the rule and what is allowed',
    async (wrong) => {
      const { status, body } = await server.ask('POST', '/tables', { ...DUEL, clock: { ...BLITZ, ...wrong } }, anna);
      expect(status).toBe(409);
      expect(body.error).toMatchObject({ rule: 'table-7.1', key: 'server.refuse.badClock', params: { least: 5 } });
    },
  );

  it('a clock that is none is a bad request', async () => {
    for (const clock of [{ kind: 'sand' }, { ...BLITZ, bank: '5' }, { ...BLITZ, timeUp: 'explode' }, 5])
      expect((await server.ask('POST', '/tables', { ...DUEL, clock }, anna)).status).toBe(400);
  });

  it('everybody is told the clock of a table, and what is left of it at every move', async () => {
    const { id, asked, other } = await begunWith({ ...BLITZ, bank: 600, increment: 5 });
    expect((await server.ask('GET', `/tables/${id}`)).body.clock).toMatchObject({ terms: { bank: 600 }, up: [] });
    const first = seatOf(asked);
    expect(other.snapshot?.time?.seats[first]?.due).toBeGreaterThan(Date.now() + 590_000);
    await asked.client.play(at(asked.snapshot?.offers?.legal ?? [], 0).move);
    await until(() => other.snapshot?.n === 1);
    expect(other.snapshot?.time?.seats[1 - first]?.left).toBeLessThanOrEqual(600_000);
  });

  it('a match without a clock says nothing of one', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    expect((await server.ask('GET', `/tables/${id}`)).body.clock).toBeNull();
    expect((await server.ask('GET', `/tables/${id}/match`, undefined, anna)).body).not.toHaveProperty('time');
  });

  it('a page that is too old to show a clock is told to reload, but only at a table that has one', async () => {
    const { id } = await begunWith(BLITZ);
    const [old, elsewhere] = [id, await server.begun(CARDS, [anna, boris])].map((table) =>
      server.page(table, anna, { protocol: '5' }),
    );
    await until(() => old?.closed === 4010);
    await until(() => elsewhere?.snapshot !== null);
  });
});

describe('table-7.5: when time is up', () => {
  it('a bot plays on within a second, and the player can come back', async () => {
    const { id, asked, other, askedToken } = await begunWith(BLITZ);
    const due = other.snapshot?.time?.seats[seatOf(asked)]?.due ?? 0;
    const seat = seatOf(asked);
    await until(() => other.tableInfo?.seats[seat]?.kind === 'bot');
    const lateMs = Date.now() - due;
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(1000);
    await until(() => (other.snapshot?.n ?? 0) > 0);
    expect((await server.ask('POST', `/tables/${id}/return`, undefined, askedToken)).body.seats[seat].kind).toBe(
      'person',
    );
    await until(() => (other.snapshot?.time?.seats[seat]?.left ?? 0) > 4000);
  });

  it('no answer of that seat counts any more', async () => {
    const { id, asked, other, askedToken } = await begunWith({ ...BLITZ, timeUp: 'end' });
    const due = other.snapshot?.time?.seats[seatOf(asked)]?.due ?? 0;
    await until(() => Date.now() > due);
    const offer = at(asked.snapshot?.offers?.legal ?? [], 0);
    const move = { type: 'move', id: 'late', decision: asked.snapshot?.decision, move: offer.move };
    const late = await server.ask('POST', `/tables/${id}/match`, move, askedToken);
    expect(late).toMatchObject({ status: 409, body: { refusal: { rule: expect.stringMatching(/table-(7.5|8.3)/) } } });
    await until(() => other.tableInfo?.state === 'finished');
    const seat = seatOf(asked);
    expect(other.tableInfo?.ending).toMatchObject({ cause: 'time', seat, ranking: [[1 - seat], [seat]] });
    const after = await server.ask('POST', `/tables/${id}/match`, { ...move, id: 'later' }, askedToken);
    expect(after.body.refusal).toMatchObject({ rule: 'table-8.3' });
    await server.reopen();
    const record = await server.ask('GET', `/tables/${id}/record`);
    expect(record.body).toMatchObject({ finishedAt: expect.any(Number), result: null, seed: expect.any(String) });
    expect((await server.ask('GET', `/tables/${id}/export`)).body).toMatchObject({ format: 'tortuga-match' });
  });

  it('table-7.6: the others decide, and until then an answer still counts', async () => {
    const { id, asked, other, otherToken, askedToken } = await begunWith({ ...BLITZ, timeUp: 'ask' });
    const seat = seatOf(asked);
    await until(() => other.tableInfo?.clock?.up[0] === seat);
    const decide = (what: string, by: string) => server.ask('POST', `/tables/${id}/time-up`, { seat, what }, by);
    expect((await decide('wait', askedToken)).body.error).toMatchObject({ rule: 'table-7.6' });
    expect((await decide('wait', otherToken)).body.clock.up).toEqual([]);
    await until(() => (asked.snapshot?.time?.seats[seat]?.left ?? 0) > 50_000);
    expect(await asked.client.play(at(asked.snapshot?.offers?.legal ?? [], 0).move)).toMatchObject({ kind: 'done' });
  });

  it('a clock that ends while the server is off is judged when it starts', async () => {
    const { id, asked } = await begunWith(BLITZ);
    const seat = seatOf(asked);
    await server.meanwhile((file) => file.exec('select 1'), { now: () => Date.now() + 60_000 });
    await until(async () => (await server.ask('GET', `/tables/${id}`)).body.seats[seat].kind === 'bot');
  });

  it('a table that nobody has open is judged as well', async () => {
    await server.reopen({ maintenanceMs: 100 });
    const { id, asked, pages } = await begunWith(BLITZ);
    const seat = seatOf(asked);
    for (const page of pages) page.leave();
    await until(async () => (await server.loadedTables()) === 0, 'it is never unloaded');
    await sleep(6000);
    expect((await server.ask('GET', `/tables/${id}`)).body.seats[seat].kind).toBe('bot');
  }, 30_000);
});

describe('table-7.8: a pause', () => {
  it('the clocks stand still from when both agree until one of them ends it, also over a restart', async () => {
    const { id, asked, other } = await begunWith(BLITZ);
    const seat = seatOf(asked);
    const agree = (token: string) =>
      server.ask('POST', `/tables/${id}/agreement`, { what: 'pause', agree: true }, token);
    expect((await agree(anna)).body.proposal).toEqual({ what: 'pause', seats: [0] });
    expect((await agree(boris)).body.clock).toMatchObject({ isPaused: true });
    await until(() => other.snapshot?.time?.isPaused === true);
    const { left } = at(other.snapshot?.time?.seats ?? [], seat);
    await server.reopen({ now: () => Date.now() + 3_600_000 });
    const read = async () => (await server.ask('GET', `/tables/${id}/match`, undefined, anna)).body.time;
    expect(await read()).toMatchObject({ isPaused: true });
    expect((await read()).seats[seat]).toEqual({ left, due: null });
    await server.ask('DELETE', `/tables/${id}/pause`, undefined, boris);
    expect((await read()).isPaused).toBe(false);
    expect((await read()).seats[seat].due).toBeGreaterThan(Date.now() + 3_600_000);
    await until(async () => (await server.ask('GET', `/tables/${id}`)).body.seats[seat].kind === 'bot');
  });
});

describe('ending a match before its own end', () => {
  it('table-8.1: who resigns loses, and a rematch can be played', async () => {
    const { id, other, askedToken, asked, otherToken } = await begunWith({ ...BLITZ, bank: 300 });
    const seat = seatOf(asked);
    await server.ask('POST', `/tables/${id}/resign`, undefined, askedToken);
    await until(() => other.tableInfo?.state === 'finished');
    expect(other.tableInfo?.ending).toMatchObject({ cause: 'resigned', ranking: [[1 - seat], [seat]] });
    const again = await server.ask('POST', `/tables/${id}/rematch`, undefined, otherToken);
    expect(again.body.table).toMatchObject({ state: 'lobby', ending: null, clock: { terms: { bank: 300 } } });
  });

  it('table-8.2: a match without a clock, too, ends when both agree, and stays ended', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    const agree = (token: string) =>
      server.ask('POST', `/tables/${id}/agreement`, { what: 'stop', agree: true }, token);
    expect((await agree(anna)).body).toMatchObject({ state: 'playing', proposal: { what: 'stop', seats: [0] } });
    expect((await agree(boris)).body).toMatchObject({ state: 'finished', ending: { cause: 'agreed' } });
    await server.reopen();
    expect((await server.ask('GET', `/tables/${id}`)).body).toMatchObject({ state: 'finished', closed: null });
    expect((await agree(boris)).body.error).toMatchObject({ rule: 'table-4.1' });
  });
});
