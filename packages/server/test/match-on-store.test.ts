import { randomBot } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { MatchHost, seatBot, type Think } from '@tortuga/host';
import { FastRng, type GameTypes, type Json, seat, seedFromText } from '@tortuga/kernel';
import type { MatchMessage } from '@tortuga/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Identities } from '../src/identity.ts';
import { StoreJournal } from '../src/journal.ts';
import type { Store } from '../src/storage/store.ts';
import { type Databases, postgresDatabases, sqliteFiles, TestDatabase } from './storage/databases.ts';
import { sampleMatch, sampleTable } from './storage/samples.ts';

const module: GameModule = tortugaCards;
const A = seat(0);
const B = seat(1);
const MATCH = 'match-1';

const hostOn = ({ log }: Store): Promise<MatchHost<GameTypes>> =>
  MatchHost.open(
    module.game,
    { options: {}, seats: 2, seed: seedFromText('stored') },
    { journal: new StoreJournal(log, MATCH, 'table') },
  );

/** A bot that makes a number of moves, and none after that. */
function thinkAtRandom(mostMoves = Number.POSITIVE_INFINITY): Think {
  const bot = randomBot();
  const rng = new FastRng('stored');
  let left = mostMoves;
  return ({ seat: who, view, moves }) =>
    left-- <= 0
      ? new Promise(() => undefined)
      : Promise.resolve(bot.choose({ seat: who, view: view as object, moves: moves as object[], rng }) as Json);
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 2000) throw new Error('It never came to that');
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

const kinds: [name: string, databases: Databases][] = [sqliteFiles(), postgresDatabases()].map((it) => [it.name, it]);

describe.each(kinds)('a match on %s', (name, databases) => {
  let database: TestDatabase;
  beforeAll(() => databases.start(), 30_000);
  beforeEach(async () => {
    database = new TestDatabase(await databases.create());
    const store = await database.open();
    await store.tables.create(sampleTable());
    await store.matches.create(sampleMatch({ id: MATCH }));
  });
  afterEach(() => database.closeAll());
  afterAll(() => databases.stop());

  it('a match continues after a restart exactly where it was', async () => {
    const before = await hostOn(await database.open());
    seatBot(before, A, [thinkAtRandom(10)]);
    seatBot(before, B, [thinkAtRandom(10)]);
    await until(() => before.match.entries.length === 20);
    await before.settled();
    await database.closeAll();

    const after = await hostOn(await database.open());
    expect(after.match.entries).toEqual(before.match.entries);
    expect(after.match.hash).toBe(before.match.hash);
    for (const who of [A, B]) seatBot(after, who, [thinkAtRandom()]);
    await until(() => after.match.result !== null);
  });

  it('two nodes serve one match, each one of its seats', async () => {
    const stores = [await database.open(), await database.open()] as const;
    const hosts = [await hostOn(stores[0]), await hostOn(stores[1])] as const;
    for (const [index, store] of stores.entries()) {
      await store.onRemoteChange(() => void hosts[index]?.catchUp());
    }
    // SQLite sends no notifications: there the nodes have to look for themselves.
    const looking = setInterval(() => name === 'SQLite' && hosts.map((host) => host.catchUp()), 3);
    seatBot(hosts[0], A, [thinkAtRandom()]);
    seatBot(hosts[1], B, [thinkAtRandom()]);
    await until(() => hosts.every((host) => host.match.result !== null));
    clearInterval(looking);
    await Promise.all(hosts.map((host) => host.settled()));
    expect(hosts[0].match.hash).toBe(hosts[1].match.hash);
    expect(hosts[0].match.entries).toHaveLength(52);
  });

  it('a request that three nodes get at the same time counts once', async () => {
    const open = async () => hostOn(await database.open());
    const hosts = [await open(), await open(), await open()] as const;
    for (let n = 1; n <= 5; n++) {
      const { match } = hosts[0];
      const who = match.pending[0] ?? A;
      const { decision } = match;
      const request = { type: 'move', id: `sent ${n}`, decision, move: match.offers(who)[0]?.move } as const;
      const answers = hosts.map(
        (host) => new Promise<MatchMessage>((answer) => host.connect(who, answer).receive(request)),
      );
      for (const answer of await Promise.all(answers)) {
        expect(answer).toEqual({ type: 'done', id: `sent ${n}`, n });
      }
    }
    for (const { match } of hosts) expect(match.entries).toEqual(hosts[0].match.entries);
    expect(hosts[0].match.entries).toHaveLength(5);
  });

  it('a player is known by the secret of each device, and by none that was revoked', async () => {
    const { players } = await database.open();
    const identities = new Identities(
      players,
      () => 0,
      () => undefined,
      { sanctionOn: () => null },
    );
    const { player, secret } = await identities.create('Жанна');
    expect(await identities.find(secret)).toEqual(player);
    const phone = await identities.secretForAnotherDevice(player);
    expect(await identities.find(phone)).toEqual(player);
    await identities.revoke(secret);
    expect(await identities.find(secret)).toBeNull();
    expect(await identities.find(phone)).toEqual(player);
    await identities.rename(player, 'Jeanne');
    expect((await identities.find(phone))?.name).toBe('Jeanne');
    for (const nonsense of ['', 'x', 'A'.repeat(43), "' or 1=1 --"]) expect(await identities.find(nonsense)).toBeNull();
  });
});
