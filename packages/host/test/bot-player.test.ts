import { at, type GameTypes } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { type MatchHost, seatBot, type Think } from '../src/index.ts';
import { A, B, seated, thinkAs, UnreliableJournal, untilOver } from './people.ts';

describe('a bot at a table', () => {
  const withoutPause = { pause: () => Promise.resolve() };
  const asked = (host: MatchHost<GameTypes>) => at(host.saved.pending, 0);

  it('a bot that throws is replaced by the next one for the rest of the match, and reported once', async () => {
    const { host } = await seated('throws');
    const reports: unknown[] = [];
    let thoughts = 0;
    const broken: Think = () => {
      thoughts++;
      return Promise.reject(new Error('no idea'));
    };
    const report = (error: unknown) => reports.push(error);
    seatBot(host, A, [broken, thinkAs('random')], { ...withoutPause, report });
    seatBot(host, B, [thinkAs('random')], withoutPause);
    await untilOver(host);
    expect(thoughts).toBe(1);
    expect(reports).toHaveLength(1);
  });

  it('a bot that throws, and has nobody below it, makes simple legal moves', async () => {
    const { host } = await seated('nobody below');
    const broken: Think = () => Promise.reject(new Error('no idea'));
    for (const who of [A, B]) seatBot(host, who, [broken, broken], withoutPause);
    await untilOver(host);
  });

  it('a bot whose move could not be saved tries again until it can', async () => {
    const disk = new UnreliableJournal();
    const { host, first } = await seated('bot on a full disk', disk);
    disk.isAway = true;
    seatBot(host, asked(host), [thinkAs('random')], { pause: () => new Promise((resume) => setTimeout(resume, 5)) });
    await new Promise((resume) => setTimeout(resume, 50));
    expect(first.snapshot.n).toBe(0);
    disk.isAway = false;
    await expect.poll(() => first.snapshot.n).toBe(1);
  });

  it('a bot that answers with nonsense does not stop the match', async () => {
    const { host, first } = await seated('nonsense');
    seatBot(host, asked(host), [() => Promise.resolve({ kind: 'dance' })], withoutPause);
    await expect.poll(() => first.snapshot.n).toBe(1);
  });

  it('a person who uses the request ids of a bot does not keep it from moving', async () => {
    const { host, first, second } = await seated('ids');
    first.send({ type: 'move', id: 'at 2', decision: first.snapshot.decision, move: first.firstMove });
    await host.settled();
    await second.client.play(second.firstMove);
    expect(host.saved.entries).toBe(2);
    for (const who of [A, B]) seatBot(host, who, [thinkAs('random')], withoutPause);
    await untilOver(host);
  });

  it('a bot that is unseated makes no move, and another takes its place', async () => {
    const { host, first } = await seated('unseat');
    const unseat = seatBot(host, at(host.match.pending, 0), [() => new Promise(() => undefined)]);
    await host.settled();
    unseat();
    expect(first.snapshot.n).toBe(0);
    seatBot(host, at(host.match.pending, 0), [thinkAs('greedy')]);
    await new Promise((resume) => setTimeout(resume, 20));
    await host.settled();
    expect(first.snapshot.n).toBe(1);
  });
});
