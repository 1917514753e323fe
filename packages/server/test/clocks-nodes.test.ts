import { once } from 'node:events';
import { at } from '@tortuga/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresDatabases, query } from './storage/databases.ts';
import { CARDS, TestPage, until } from './test-server.ts';
import { Server } from './trial-server.ts';

const BLITZ = { kind: 'live', bank: 6, increment: 0, timeUp: 'bot' };

describe('clocks on three nodes', () => {
  const databases = postgresDatabases();
  let nodes: Server[] = [];
  let databaseUrl = '';
  const node = (index: number): Server => at(nodes, index);

  beforeAll(() => databases.start(), 30_000);
  beforeEach(async () => {
    const location = await databases.empty();
    databaseUrl = 'databaseUrl' in location ? location.databaseUrl : '';
    nodes = await Promise.all([0, 1, 2].map(() => Server.start({ DATABASE_URL: databaseUrl })));
  }, 30_000);
  afterEach(async () => {
    await Promise.all(nodes.filter(({ child }) => child.signalCode === null).map((each) => each.stop()));
  }, 30_000);
  afterAll(() => databases.stop());

  /** A match that only the first node has loaded, and the page of whoever is asked. */
  async function begun(clock: object) {
    const tokens = [await node(0).newPlayer(), await node(0).newPlayer()];
    const [anna = '', boris = ''] = tokens;
    const wanted = { game: CARDS, visibility: 'public', seats: ['me', 'open'], clock };
    const id: string = (await node(0).ask('POST', '/tables', wanted, anna)).body.table.id;
    await node(0).ask('POST', `/tables/${id}/join`, {}, boris);
    await node(0).ask('POST', `/tables/${id}/start`, undefined, anna);
    const pages = tokens.map((token) => new TestPage(node(0).origin, id, token));
    await until(() => pages.every(({ snapshot }) => snapshot !== null));
    return { id, pages, tokens };
  }

  /** Whose move it is once so many moves have been made. */
  async function moverAfter(moves: number, pages: readonly TestPage[]): Promise<TestPage> {
    const isAsked = ({ snapshot }: TestPage): boolean => snapshot?.n === moves && snapshot.offers !== null;
    await until(() => pages.some(isAsked));
    return at(pages.filter(isAsked), 0);
  }

  /** When the table was changed last, and how often in all. */
  async function changesOf(id: string): Promise<{ version: number; updatedAt: number; seats: string }> {
    const rows = await query(databaseUrl, `select version, updated_at, seats_json from tables where id = '${id}'`);
    const { version, updated_at, seats_json } = rows[0] as { version: number; updated_at: string; seats_json: string };
    return { version, updatedAt: Number(updated_at), seats: seats_json };
  }

  it('one of the others judges within a second after the node that had the match was killed, and no move is lost', async () => {
    const { id, pages } = await begun(BLITZ);
    const mover = await moverAfter(0, pages);
    const { kind } = await mover.client.play(at(mover.snapshot?.offers?.legal ?? [], 0).move);
    expect(kind).toBe('done');
    await until(() => pages.every(({ snapshot }) => snapshot?.n === 1));
    const { snapshot } = await moverAfter(1, pages);
    const seat = snapshot?.pending[0] ?? -1;
    const due = snapshot?.time?.seats[seat]?.due ?? 0;
    const before = await changesOf(id);
    node(0).child.kill('SIGKILL');
    await once(node(0).child, 'exit');
    expect(Date.now()).toBeLessThan(due);
    await until(async () => (await changesOf(id)).version > before.version, 'nobody judged');
    const { updatedAt, version, seats } = await changesOf(id);
    expect(updatedAt - due).toBeGreaterThanOrEqual(0);
    expect(updatedAt - due).toBeLessThan(1000);
    expect(version).toBe(before.version + 1);
    expect(JSON.parse(seats)[seat]).toMatchObject({ kind: 'bot' });
    // The move from before the kill is there, and the bot plays on after it.
    const moves = async () =>
      (await query(databaseUrl, `select entry_json from log order by log.index`)).map(
        (row) => JSON.parse((row as { entry_json: string }).entry_json).seat,
      );
    await until(async () => (await moves()).length > 1, 'the bot does not play');
    expect((await moves()).slice(0, 2)).toEqual([1 - seat, seat]);
  }, 60_000);

  it('exactly one of three nodes judges, when all have the table loaded', async () => {
    const { id, pages, tokens } = await begun({ ...BLITZ, timeUp: 'ask' });
    const elsewhere = [node(1), node(2)].map(({ origin }) => new TestPage(origin, id, tokens[0]));
    await until(() => elsewhere.every(({ snapshot }) => snapshot !== null));
    const seat = pages[0]?.snapshot?.pending[0] ?? -1;
    const { version } = await changesOf(id);
    const all = [...pages, ...elsewhere];
    await until(() => all.every(({ tableInfo }) => tableInfo?.clock?.up[0] === seat), 'not all were told');
    expect((await changesOf(id)).version).toBe(version + 1);
  }, 60_000);

  it('a move on one node changes what the others wait for', async () => {
    const { id, pages, tokens } = await begun({ ...BLITZ, increment: 60 });
    const elsewhere = new TestPage(node(1).origin, id, tokens[0]);
    await until(() => elsewhere.snapshot !== null);
    const first = await moverAfter(0, pages);
    await first.client.play(at(first.snapshot?.offers?.legal ?? [], 0).move);
    await until(() => elsewhere.snapshot?.n === 1);
    const second = await moverAfter(1, pages);
    await second.client.play(at(second.snapshot?.offers?.legal ?? [], 0).move);
    await until(() => elsewhere.snapshot?.n === 2);
    await new Promise((resume) => setTimeout(resume, 7000));
    const { body } = await node(2).ask('GET', `/tables/${id}`);
    expect(body.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'person']);
  }, 60_000);
});
