import { at, type GameTypes, SPECTATOR } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { type JournalEntry, MatchHost, MemoryJournal } from '../src/index.ts';
import { A, B, game, Person, seated, startOf, UnreliableJournal } from './people.ts';

describe('a match host and its journal', () => {
  it('a match that is opened again goes on where it stopped, and still knows which requests it has handled', async () => {
    const journal = new MemoryJournal<GameTypes>();
    const { first } = await seated('again', journal);
    const move = first.firstMove;
    first.send({ type: 'move', id: 'once', decision: 1, move });
    await new Promise((resume) => setTimeout(resume, 5));
    const { host, people } = await seated('again', journal);
    expect(host.match.entries).toHaveLength(1);
    const same = people.find((person) => person.snapshot.offers === null);
    same?.send({ type: 'move', id: 'once', decision: 1, move });
    await host.settled();
    expect(same?.messages.at(-1)).toEqual({ type: 'done', id: 'once', n: 1 });
  });

  it('a move that could not be saved does not count, and is not sent to anybody', async () => {
    class BrokenDisk extends MemoryJournal<GameTypes> {
      broken = true;
      override append(index: number, entry: JournalEntry<GameTypes>): Promise<'written' | 'taken'> {
        return this.broken ? Promise.reject(new Error('disk full')) : super.append(index, entry);
      }
    }
    const disk = new BrokenDisk();
    const { host, people, first, second } = await seated('disk', disk);
    const move = first.firstMove;
    expect(await first.client.play(move)).toEqual({ kind: 'error', error: { key: 'host.error.notSaved' } });
    expect(second.snapshot.n).toBe(0);
    expect(host.match.entries).toEqual([]);
    disk.broken = false;
    expect(await first.client.play(move)).toEqual({ kind: 'done', n: 1 });
    expect(people.map(({ snapshot }) => snapshot.view)).toEqual([A, B].map((viewer) => host.match.view(viewer)));
  });

  it('a journal that can be neither written nor read costs one request, not the match', async () => {
    const disk = new UnreliableJournal();
    const { host, first, second } = await seated('outage', disk);
    const move = first.firstMove;
    disk.isAway = true;
    expect(await first.client.play(move)).toEqual({ kind: 'error', error: { key: 'host.error.notSaved' } });
    expect(await first.client.play(move)).toEqual({ kind: 'error', error: { key: 'host.error.notSaved' } });
    await host.catchUp();
    await expect(host.read(({ entries }) => entries)).rejects.toThrow('The journal failed');
    disk.isAway = false;
    expect(await first.client.play(move)).toEqual({ kind: 'done', n: 1 });
    expect(second.snapshot.n).toBe(1);
  });

  it('an entry that was written although the journal failed is done, and is sent to all', async () => {
    const disk = new UnreliableJournal();
    const { first, second } = await seated('unknown outcome', disk);
    disk.failsAfterWriting = true;
    expect(await first.client.play(first.firstMove)).toEqual({ kind: 'done', n: 1 });
    expect(second.snapshot.n).toBe(1);
  });

  it('a client that resumes during an outage gets its snapshot when the outage is over', async () => {
    const disk = new UnreliableJournal();
    const { host, first } = await seated('resume', disk);
    disk.isAway = true;
    await first.client.play(first.firstMove);
    const late = new Person(host, SPECTATOR);
    await host.settled();
    expect(late.messages).toEqual([]);
    disk.isAway = false;
    await expect.poll(() => late.client.snapshot?.n).toBe(0);
  });

  it('reading a match waits until all of it is stored', async () => {
    const disk = new UnreliableJournal();
    const { host, first } = await seated('ahead', disk);
    const written = disk.hold();
    const playing = first.client.play(first.firstMove);
    await new Promise((resume) => setTimeout(resume, 5));
    expect(host.match.entries).toHaveLength(1);
    expect(host.saved.entries).toBe(0);
    const read = host.read(({ entries }) => entries.length);
    written();
    await playing;
    expect(await read).toBe(1);
    expect(host.saved.entries).toBe(1);
  });

  it('a bug in the rules makes no move, is reported, and is not taken for a full disk', async () => {
    const reports: unknown[] = [];
    const broken = {
      ...game,
      apply: () => {
        throw new TypeError('a bug');
      },
    };
    const host = await MatchHost.open(broken, startOf('bug'), {
      journal: new MemoryJournal(),
      report: (error) => reports.push(error),
    });
    const people = [new Person(host, A), new Person(host, B)] as const;
    await host.settled();
    const first = at(people, at(host.saved.pending, 0));
    expect(await first.client.play(first.firstMove)).toEqual({ kind: 'error', error: { key: 'host.error.failed' } });
    expect(reports).toMatchObject([{ message: 'a bug' }]);
    expect(await first.client.whyNot(first.firstMove)).toEqual({ kind: 'reason', refusal: null });
  });

  it('two nodes never both write an entry: the slower one reloads and answers again', async () => {
    const journal = new MemoryJournal<GameTypes>();
    const one = await seated('nodes', journal);
    const other = await seated('nodes', journal, ' elsewhere');
    expect(await one.first.client.play(one.first.firstMove)).toEqual({ kind: 'done', n: 1 });
    expect(await other.first.client.play(other.first.firstMove)).toMatchObject({ kind: 'refused' });
    expect(other.host.match.hash).toBe(one.host.match.hash);
    expect(other.second.snapshot.n).toBe(1);
    await other.second.client.play(other.second.firstMove);
    await one.host.catchUp();
    expect(one.first.snapshot.n).toBe(2);
    expect(one.first.snapshot.view).toEqual(other.first.snapshot.view);
  });
});
