import { botNamed } from '@tortuga/bots';
import type { Title } from '@tortuga/games/title';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, type GameTypes, type Json, SPECTATOR, seat, seedFromText, type Viewer } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Journal,
  MatchClient,
  MatchHost,
  MemoryJournal,
  type Message,
  type Standing,
  seatBot,
  type Think,
  type Written,
} from '../src/index.ts';

/** As a server sees it: one of several games. */
const title: Title = tortugaCards;
const { game } = title;
const A = seat(0);
const B = seat(1);

const startOf = (seed: string, seats = 2) => ({ options: {}, seats, seed: seedFromText(seed) });

const open = (seed: string, journal: Journal<GameTypes> = new MemoryJournal(), seats = 2) =>
  MatchHost.open(game, startOf(seed, seats), { journal });

/** A person at the other end of a connection, with all that was ever sent to them. */
class Person {
  readonly heard: string[] = [];
  /** Every way the match ever stood, as this person knew it. */
  readonly standings: Standing[] = [];
  readonly client: MatchClient;
  readonly send: (text: string) => void;
  readonly leave: () => void;
  /** While deaf, messages are lost as in a tunnel. */
  deaf = false;
  #requests = 0;

  constructor(host: MatchHost<GameTypes>, viewer: Viewer, name = 'x') {
    this.client = new MatchClient({
      send: (text) => connection.receive(text),
      newId: () => `${name} ${this.#requests++}`,
      changed: (standing) => void this.standings.push(standing),
    });
    const connection = host.connect(viewer, (text) => {
      if (this.deaf) return;
      this.heard.push(text);
      this.client.receive(text);
    });
    this.send = (text) => connection.receive(text);
    this.leave = () => connection.close();
    this.client.connected();
  }

  get messages(): Message[] {
    return this.heard.map((text) => JSON.parse(text));
  }

  get standing() {
    const { standing } = this.client;
    if (standing === null) throw new Error('Nothing heard yet');
    return standing;
  }

  get firstMove(): Json {
    return at(this.standing.offers?.legal ?? [], 0).move;
  }
}

function thinkAs(name: string): Think {
  const bot = botNamed(name, title);
  const rng = new FastRng(name);
  if (bot === null) throw new Error(`No bot ${name}`);
  return ({ seat: who, view, moves }) =>
    Promise.resolve(bot.choose({ seat: who, view: view as object, moves: moves as object[], rng }) as Json);
}

async function untilOver(host: MatchHost<GameTypes>): Promise<void> {
  while (host.match.result === null) {
    await host.settled();
    await new Promise((resume) => setImmediate(resume));
  }
  await host.settled();
}

/** Two people at a table, and who of them is asked first. */
async function seated(seed: string, journal?: Journal<GameTypes>, node = '') {
  const host = await open(seed, journal);
  const people = [new Person(host, A, `a${node}`), new Person(host, B, `b${node}`)] as const;
  await host.settled();
  const first = at(people, at(host.match.pending, 0));
  return { host, people, first, second: first === people[0] ? people[1] : people[0] };
}

/** The hands in a view or in the event of a deal; none in anything else. */
const handsIn = (json: Json): unknown[] => (json as { hands?: unknown[] } | null)?.hands ?? [];

describe('a match host', () => {
  it('tells both players of a move, each with their own view and offers', async () => {
    const { host, first, second } = await seated('move');
    const answer = await first.client.play(first.firstMove);
    expect(answer).toEqual({ kind: 'done', n: 1 });
    expect([first.standing.n, second.standing.n]).toEqual([1, 1]);
    expect(first.standing.offers).toBeNull();
    expect(second.standing.offers?.legal.length).toBe(15);
    const [moved] = host.match.entries;
    expect(first.standing.view).toEqual(host.match.view(at([A, B], moved?.seat ?? 0)));
  });

  it('keeps every view by changes exactly what it is, to the end of a game', async () => {
    const host = await open('whole', new MemoryJournal(), 3);
    const viewers: readonly Viewer[] = [A, B, seat(2), SPECTATOR];
    const watchers = viewers.map((viewer) => ({ viewer, person: new Person(host, viewer) }));
    for (const who of [A, B, seat(2)]) seatBot(host, who, thinkAs('random'));
    await untilOver(host);
    for (const { viewer, person } of watchers) {
      expect(person.standing.view).toEqual(host.match.view(viewer));
      expect(person.standing.result).toEqual(host.match.result);
      expect(person.standing.seed).toBe(seedFromText('whole'));
    }
  });

  it('sends less than 1 KB a move to a viewer, in the median', async () => {
    const host = await open('bytes');
    const people = [new Person(host, A), new Person(host, B)];
    for (const who of [A, B]) seatBot(host, who, thinkAs('greedy'));
    await untilOver(host);
    const sizes = people.flatMap(({ heard }) =>
      heard.filter((text) => text.startsWith('{"type":"update"')).map((text) => text.length),
    );
    expect(sizes).toHaveLength(104);
    const median = at(
      sizes.toSorted((a, b) => a - b),
      52,
    );
    expect(median).toBeLessThan(1024);
  });

  it('never sends a hidden card: neither in a view nor in an event, from the first message to the last', async () => {
    const host = await open('secret');
    const spectator = new Person(host, SPECTATOR);
    const person = new Person(host, A);
    for (const who of [A, B]) seatBot(host, who, thinkAs('random'));
    await untilOver(host);
    const hidden = expect.objectContaining({ hidden: true });
    for (const { view } of spectator.standings) expect(handsIn(view)).toEqual([hidden, hidden]);
    for (const { view } of person.standings) expect(handsIn(view)).toEqual([expect.any(Array), hidden]);
    expect([spectator.standings.length, person.standings.length]).toEqual([53, 53]);
    const deals = ({ messages }: Person) =>
      messages
        .flatMap((message) => (message.type === 'update' ? message.events : []))
        .map(handsIn)
        .filter((hands) => hands.length > 0);
    expect(deals(spectator)).toEqual([[hidden, hidden]]);
    expect(deals(person)).toEqual([[expect.any(Array), hidden]]);
    expect(spectator.heard.slice(0, -1).join()).not.toContain(seedFromText('secret'));
  });

  it('counts a move sent twice once', async () => {
    const { host, first } = await seated('twice');
    const text = JSON.stringify({ type: 'move', id: 'same', decision: 1, move: first.firstMove });
    first.send(text);
    first.send(text);
    await host.settled();
    expect(host.match.entries).toHaveLength(1);
    expect(first.messages.slice(-2)).toMatchObject([
      { type: 'update', n: 1, answers: 'same' },
      { type: 'done', id: 'same', n: 1 },
    ]);
  });

  it('answers whoever asked, on the connection that asked, and nobody else', async () => {
    const { host, first, second } = await seated('answers');
    const secondTab = new Person(host, host.match.pending.includes(A) ? A : B, 'second tab');
    await host.settled();
    await first.client.play(first.firstMove);
    const { answers, ...told } = first.messages.at(-1) as Extract<Message, { type: 'update' }>;
    expect(answers).toMatch(/^[ab] 0$/);
    expect(secondTab.messages.at(-1)).toEqual(told);
    expect(second.messages.at(-1)).not.toHaveProperty('answers');
  });

  it('forgets who has gone, even if they left before they were heard', async () => {
    const { host, first } = await seated('gone');
    const heard: string[] = [];
    const visitor = host.connect(SPECTATOR, (text) => heard.push(text));
    visitor.receive(JSON.stringify({ type: 'resume', from: 0 }));
    visitor.close();
    await first.client.play(first.firstMove);
    expect(heard).toEqual([]);
  });

  it('answers somebody who does not listen with the number alone', async () => {
    const { host, first } = await seated('deaf');
    const heard: Message[] = [];
    const quiet = host.connect(at(host.match.pending, 0), (text) => heard.push(JSON.parse(text)));
    quiet.receive(JSON.stringify({ type: 'move', id: 'quiet', decision: 1, move: first.firstMove }));
    await host.settled();
    expect(heard).toEqual([{ type: 'done', id: 'quiet', n: 1 }]);
  });

  it('refuses a late move, a foreign move and an illegal one with the rule, and nobody else hears of it', async () => {
    const { host, first, second } = await seated('refuse');
    const early = await second.client.play(first.firstMove);
    expect(early).toMatchObject({ kind: 'refused', refusal: { rule: 'cards-2.3' } });
    const move = first.firstMove;
    await first.client.play(move);
    second.send(JSON.stringify({ type: 'move', id: 'late', decision: 1, move: second.firstMove }));
    await host.settled();
    expect(second.messages.at(-1)).toMatchObject({ type: 'refused', id: 'late', refusal: { rule: 'table-1.1' } });
    expect(await second.client.play(move)).toMatchObject({ kind: 'refused', refusal: { rule: 'cards-2.2' } });
    expect(first.messages.filter((message) => message.type === 'refused')).toEqual([]);
    expect(host.match.entries).toHaveLength(1);
  });

  it('undoes and redoes for the seat that may', async () => {
    const { first, second } = await seated('undo');
    await first.client.play(first.firstMove);
    expect(first.standing.undo).toBe(true);
    expect(await second.client.undo()).toMatchObject({ kind: 'refused', refusal: { rule: 'table-2.1' } });
    expect(await first.client.undo()).toEqual({ kind: 'done', n: 2 });
    expect(first.standing.offers?.legal.length).toBe(18);
    expect(await first.client.redo()).toEqual({ kind: 'done', n: 3 });
    expect(second.standing.offers?.legal.length).toBe(15);
  });

  it('says why a move is not allowed', async () => {
    const { first, second } = await seated('why');
    expect(await first.client.whyNot(first.firstMove)).toEqual({ kind: 'reason', refusal: null });
    expect(await second.client.whyNot(first.firstMove)).toMatchObject({
      kind: 'reason',
      refusal: { rule: 'cards-2.3' },
    });
    expect(await first.client.whyNot({ kind: 'fly' })).toMatchObject({
      kind: 'error',
      error: { key: 'host.error.badMove' },
    });
  });

  it.each(['-0', '-0.0', '-1e-999', '-1E-999'])('takes minus zero for zero: %s', async (zero) => {
    const { host, first } = await seated('minus');
    const move = JSON.stringify(first.firstMove).replace('"column":0', `"column":${zero}`);
    first.send(`{"type":"move","id":"-","decision":1,"move":${move}}`);
    await host.settled();
    expect(first.messages.at(-1)).toMatchObject({ type: 'update', n: 1, answers: '-' });
    expect(host.match.hash).toHaveLength(64);
  });

  it('a spectator may watch and nothing else', async () => {
    const { host } = await seated('watch');
    const spectator = new Person(host, SPECTATOR);
    await host.settled();
    expect(spectator.standing.offers).toBeNull();
    expect(await spectator.client.undo()).toMatchObject({ kind: 'refused', refusal: { rule: 'table-1.3' } });
  });

  it('resumes after lost messages from the last number heard, with what was missed', async () => {
    const { host, first, second } = await seated('tunnel');
    second.deaf = true;
    await first.client.play(first.firstMove);
    second.deaf = false;
    second.client.connected();
    await host.settled();
    const snapshot = second.messages.at(-1);
    expect(snapshot).toMatchObject({ type: 'snapshot', n: 1, missed: [{ n: 1, kind: 'move' }] });
    await second.client.play(second.firstMove);
    expect(second.standing.n).toBe(2);
  });

  it('a client that notices a gap asks by itself', async () => {
    const { host, first, second } = await seated('gap');
    first.deaf = true;
    const third = new Person(host, first.standing.pending.includes(A) ? A : B, 'second tab');
    await host.settled();
    await third.client.play(third.firstMove);
    first.deaf = false;
    await second.client.play(second.firstMove);
    await host.settled();
    expect(first.standing.n).toBe(2);
    expect(first.standing.view).toEqual(third.standing.view);
  });

  it('repeats unanswered requests after a break, and they count once', async () => {
    const { host, first } = await seated('break');
    first.deaf = true;
    const answer = first.client.play(first.firstMove);
    await host.settled();
    first.deaf = false;
    first.client.connected();
    expect(await answer).toEqual({ kind: 'done', n: 1 });
    expect(host.match.entries).toHaveLength(1);
  });
});

describe('bad requests get a typed error and change nothing', () => {
  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['an unknown type', '{"type":"dance"}'],
    ['a missing field', '{"type":"move","id":"1"}'],
    ['an unknown field', '{"type":"undo","id":"1","seat":1}'],
    ['a wrong type', '{"type":"undo","id":5}'],
    ['an endless id', JSON.stringify({ type: 'undo', id: 'x'.repeat(65) })],
    ['a negative number', '{"type":"resume","from":-1}'],
    ['a huge frame', JSON.stringify({ type: 'why', id: '1', move: 'x'.repeat(5000) })],
  ])('%s', async (_, text) => {
    const { host, first } = await seated('bad');
    const { hash } = host.match;
    first.send(text);
    await host.settled();
    expect(first.messages.at(-1)).toMatchObject({ type: 'error', error: { key: 'host.error.badRequest' } });
    expect(host.match.hash).toBe(hash);
  });
});

/** A journal that can be away, as a database that is restarted, or fail when all is written. */
class Outage extends MemoryJournal<GameTypes> {
  isAway = false;
  failsAfterWriting = false;
  #held: Promise<void> = Promise.resolve();

  /** Keeps entries from being written; returns how to let them go. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  override async load(from: number): Promise<readonly Written<GameTypes>[]> {
    if (this.isAway) throw new Error('away');
    return super.load(from);
  }

  override async append(index: number, written: Written<GameTypes>): Promise<'written' | 'taken'> {
    await this.#held;
    if (this.isAway) throw new Error('away');
    const outcome = await super.append(index, written);
    if (this.failsAfterWriting) throw new Error('connection lost');
    return outcome;
  }
}

describe('what is written lasts', () => {
  it('a host opened again goes on where the other stopped, and still knows which requests it has seen', async () => {
    const journal = new MemoryJournal<GameTypes>();
    const { first } = await seated('again', journal);
    const move = first.firstMove;
    first.send(JSON.stringify({ type: 'move', id: 'once', decision: 1, move }));
    await new Promise((resume) => setTimeout(resume, 5));
    const { host, people } = await seated('again', journal);
    expect(host.match.entries).toHaveLength(1);
    const same = people.find((person) => person.standing.offers === null);
    same?.send(JSON.stringify({ type: 'move', id: 'once', decision: 1, move }));
    await host.settled();
    expect(same?.messages.at(-1)).toEqual({ type: 'done', id: 'once', n: 1 });
  });

  it('a move that could not be saved does not count, and is not told', async () => {
    class BrokenDisk extends MemoryJournal<GameTypes> {
      broken = true;
      override append(index: number, written: Written<GameTypes>): Promise<'written' | 'taken'> {
        return this.broken ? Promise.reject(new Error('disk full')) : super.append(index, written);
      }
    }
    const disk = new BrokenDisk();
    const { host, people, first, second } = await seated('disk', disk);
    const move = first.firstMove;
    expect(await first.client.play(move)).toEqual({ kind: 'error', error: { key: 'host.error.notSaved' } });
    expect(second.standing.n).toBe(0);
    expect(host.match.entries).toEqual([]);
    disk.broken = false;
    expect(await first.client.play(move)).toEqual({ kind: 'done', n: 1 });
    expect(people.map(({ standing }) => standing.view)).toEqual([A, B].map((viewer) => host.match.view(viewer)));
  });

  it('a journal that fails and can’t be read either costs one request, not the table', async () => {
    const disk = new Outage();
    const { host, first, second } = await seated('outage', disk);
    const move = first.firstMove;
    disk.isAway = true;
    expect(await first.client.play(move)).toEqual({ kind: 'error', error: { key: 'host.error.notSaved' } });
    expect(await first.client.play(move)).toEqual({ kind: 'error', error: { key: 'host.error.notSaved' } });
    await host.catchUp();
    await expect(host.read(({ entries }) => entries)).rejects.toThrow('The journal failed');
    disk.isAway = false;
    expect(await first.client.play(move)).toEqual({ kind: 'done', n: 1 });
    expect(second.standing.n).toBe(1);
  });

  it('an entry that was written although the journal failed is done, and is told to all', async () => {
    const disk = new Outage();
    const { first, second } = await seated('unknown outcome', disk);
    disk.failsAfterWriting = true;
    expect(await first.client.play(first.firstMove)).toEqual({ kind: 'done', n: 1 });
    expect(second.standing.n).toBe(1);
  });

  it('who asks to resume during an outage is shown the match by itself when it is over', async () => {
    const disk = new Outage();
    const { host, first } = await seated('resume', disk);
    disk.isAway = true;
    await first.client.play(first.firstMove);
    const late = new Person(host, SPECTATOR);
    await host.settled();
    expect(late.heard).toEqual([]);
    disk.isAway = false;
    await expect.poll(() => late.client.standing?.n).toBe(0);
  });

  it('nothing is read from a match that holds more than what is written', async () => {
    const disk = new Outage();
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

  it('a bug in the rules is no move, is told apart from a full disk, and is reported', async () => {
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

  it('two nodes never both write a step: the slower one hears of the other and answers again', async () => {
    const journal = new MemoryJournal<GameTypes>();
    const one = await seated('nodes', journal);
    const other = await seated('nodes', journal, ' elsewhere');
    expect(await one.first.client.play(one.first.firstMove)).toEqual({ kind: 'done', n: 1 });
    expect(await other.first.client.play(other.first.firstMove)).toMatchObject({ kind: 'refused' });
    expect(other.host.match.hash).toBe(one.host.match.hash);
    expect(other.second.standing.n).toBe(1);
    await other.second.client.play(other.second.firstMove);
    await one.host.catchUp();
    expect(one.first.standing.n).toBe(2);
    expect(one.first.standing.view).toEqual(other.first.standing.view);
  });

  it('a bot that is unseated stays silent, and another takes its place', async () => {
    const { host, first } = await seated('unseat');
    const unseat = seatBot(host, at(host.match.pending, 0), () => new Promise(() => undefined));
    await host.settled();
    unseat();
    expect(first.standing.n).toBe(0);
    seatBot(host, at(host.match.pending, 0), thinkAs('greedy'));
    await new Promise((resume) => setTimeout(resume, 20));
    await host.settled();
    expect(first.standing.n).toBe(1);
  });
});

describe('a page of the first version', () => {
  // It read these messages strictly: one field more, and its table would freeze.
  const STANDING = 'clocks decision offers pending prompt redo result seed undo'.split(' ');

  it('is told nothing in a snapshot and an update that it does not know', async () => {
    const { first, second } = await seated('strict');
    await first.client.play(first.firstMove);
    const [snapshot, update] = second.messages;
    const about = 'game missed n options rulesVersion seats seedCommitment type view'.split(' ');
    expect(Object.keys(snapshot ?? {}).sort()).toEqual([...STANDING, ...about].sort());
    const happened = 'changes events kind n own seat type'.split(' ');
    expect(Object.keys(update ?? {}).sort()).toEqual([...STANDING, ...happened].sort());
  });
});

describe('a bot', () => {
  const withoutPause = { pause: () => Promise.resolve() };
  const asked = (host: MatchHost<GameTypes>) => at(host.saved.pending, 0);

  it('that throws is asked again, then a legal move is made for it, and all of it is reported', async () => {
    const { host, first } = await seated('throws');
    const reports: unknown[] = [];
    let thoughts = 0;
    seatBot(
      host,
      asked(host),
      () => {
        thoughts++;
        return Promise.reject(new Error('no idea'));
      },
      { ...withoutPause, report: (error) => reports.push(error) },
    );
    await expect.poll(() => first.standing.n).toBe(1);
    expect(thoughts).toBe(3);
    expect(reports).toHaveLength(3);
  });

  it('whose move could not be saved tries again until it can', async () => {
    const disk = new Outage();
    const { host, first } = await seated('bot on a full disk', disk);
    disk.isAway = true;
    seatBot(host, asked(host), thinkAs('random'), { pause: () => new Promise((resume) => setTimeout(resume, 5)) });
    await new Promise((resume) => setTimeout(resume, 50));
    expect(first.standing.n).toBe(0);
    disk.isAway = false;
    await expect.poll(() => first.standing.n).toBe(1);
  });

  it('that answers with what is no move does not stop the match', async () => {
    const { host, first } = await seated('nonsense');
    seatBot(host, asked(host), () => Promise.resolve({ kind: 'dance' }), withoutPause);
    await expect.poll(() => first.standing.n).toBe(1);
  });

  it('is not kept from moving by a person who used the ids of its requests', async () => {
    const { host, first, second } = await seated('ids');
    first.send(JSON.stringify({ type: 'move', id: 'at 2', decision: first.standing.decision, move: first.firstMove }));
    await host.settled();
    await second.client.play(second.firstMove);
    expect(host.saved.entries).toBe(2);
    for (const who of [A, B]) seatBot(host, who, thinkAs('random'), withoutPause);
    await untilOver(host);
  });
});
