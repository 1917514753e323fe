import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { type GameTypes, seat, seedFromText } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { MatchClient, MatchHost, MemoryJournal } from '../src/index.ts';

const { game }: GameModule = tortugaCards;

/** A match that began at 1000 on a clock that is set by hand, and somebody in each seat. */
async function timed(journal = new MemoryJournal<GameTypes>()) {
  const time = { now: 1000 };
  const start = { options: {}, seats: 2, seed: seedFromText('timed') };
  const host = await MatchHost.open(game, start, {
    journal,
    timed: { began: 1000, now: () => time.now },
  });
  const people = [seat(0), seat(1)].map((viewer) => {
    const client = new MatchClient({
      send: (request) => connection.receive(request),
      newId: () => `${viewer} ${time.now}`,
      changed: () => undefined,
    });
    const connection = host.connect(viewer, (message) => client.receive(message));
    client.connected();
    return client;
  });
  await host.settled();
  const playOne = async (now: number): Promise<number> => {
    time.now = now;
    const asked = host.match.pending[0] ?? 0;
    const { offers } = people[asked]?.snapshot ?? {};
    await people[asked]?.play(offers?.legal[0]?.move ?? null);
    return asked;
  };
  return { time, people, playOne };
}

it('time runs for whoever is asked, and every update carries the clocks', async () => {
  const { people, playOne } = await timed();
  const first = await playOne(4000);
  const second = await playOne(4500);
  expect(second).not.toBe(first);
  const used = first === 0 ? [3000, 500] : [500, 3000];
  for (const { snapshot } of people) expect(snapshot?.clocks).toEqual(used);
});

it('clocks are restored from the journal, with the time that runs now', async () => {
  const journal = new MemoryJournal<GameTypes>();
  const before = await timed(journal);
  const first = await before.playOne(4000);
  const after = await timed(journal);
  after.time.now = 6000;
  after.people[0]?.connected();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(after.people[0]?.snapshot?.clocks).toEqual(first === 0 ? [3000, 2000] : [2000, 3000]);
});

it('setting the system clock back takes no time away', async () => {
  const { people, playOne } = await timed();
  await playOne(4000);
  await playOne(3000);
  await playOne(5000);
  expect(people[0]?.snapshot?.clocks.reduce((sum, each) => sum + each, 0)).toBe(4000);
});
