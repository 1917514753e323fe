import { at, type Json, SPECTATOR, seat, seedFromText, type Viewer } from '@tortuga/kernel';
import type { MatchMessage } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryJournal, seatBot } from '../src/index.ts';
import { A, B, open, Person, seated, thinkAs, untilOver } from './people.ts';

/** The hands in a view or in the event of a deal; none in anything else. */
const handsIn = (json: Json): unknown[] => (json as { hands?: unknown[] } | null)?.hands ?? [];

describe('a match host', () => {
  it('a move is sent to both players, each with their own view and offers', async () => {
    const { host, first, second } = await seated('move');
    const answer = await first.client.play(first.firstMove);
    expect(answer).toEqual({ kind: 'done', n: 1 });
    expect([first.snapshot.n, second.snapshot.n]).toEqual([1, 1]);
    expect(first.snapshot.offers).toBeNull();
    expect(second.snapshot.offers?.legal.length).toBe(15);
    const [moved] = host.match.entries;
    expect(first.snapshot.view).toEqual(host.match.view(at([A, B], moved?.seat ?? 0)));
  });

  it('views that are kept up to date by changes equal the true views, for every viewer to the end of a game', async () => {
    const host = await open('whole', new MemoryJournal(), 3);
    const viewers: readonly Viewer[] = [A, B, seat(2), SPECTATOR];
    const watchers = viewers.map((viewer) => ({ viewer, person: new Person(host, viewer) }));
    for (const who of [A, B, seat(2)]) seatBot(host, who, [thinkAs('random')]);
    await untilOver(host);
    for (const { viewer, person } of watchers) {
      expect(person.snapshot.view).toEqual(host.match.view(viewer));
      expect(person.snapshot.result).toEqual(host.match.result);
      expect(person.snapshot.seed).toBe(seedFromText('whole'));
    }
  });

  it('an update takes less than 1 KB in the median', async () => {
    const host = await open('bytes');
    const people = [new Person(host, A), new Person(host, B)];
    for (const who of [A, B]) seatBot(host, who, [thinkAs('greedy')]);
    await untilOver(host);
    const sizes = people.flatMap(({ messages }) =>
      messages.filter(({ type }) => type === 'update').map((message) => JSON.stringify(message).length),
    );
    expect(sizes).toHaveLength(104);
    const median = at(
      sizes.toSorted((a, b) => a - b),
      52,
    );
    expect(median).toBeLessThan(1024);
  });

  it('no message of a whole game shows a hidden card, neither in a view nor in an event', async () => {
    const host = await open('secret');
    const spectator = new Person(host, SPECTATOR);
    const person = new Person(host, A);
    for (const who of [A, B]) seatBot(host, who, [thinkAs('random')]);
    await untilOver(host);
    const hidden = expect.objectContaining({ hidden: true });
    for (const { view } of spectator.snapshots) expect(handsIn(view)).toEqual([hidden, hidden]);
    for (const { view } of person.snapshots) expect(handsIn(view)).toEqual([expect.any(Array), hidden]);
    expect([spectator.snapshots.length, person.snapshots.length]).toEqual([53, 53]);
    const deals = ({ messages }: Person) =>
      messages
        .flatMap((message) => (message.type === 'update' ? message.shared.events : []))
        .map(handsIn)
        .filter((hands) => hands.length > 0);
    expect(deals(spectator)).toEqual([[hidden, hidden]]);
    expect(deals(person)).toEqual([[expect.any(Array), hidden]]);
    expect(JSON.stringify(spectator.messages.slice(0, -1))).not.toContain(seedFromText('secret'));
  });

  it('a move that is sent twice counts once', async () => {
    const { host, first } = await seated('twice');
    const request = { type: 'move', id: 'same', decision: 1, move: first.firstMove } as const;
    first.send(request);
    first.send(request);
    await host.settled();
    expect(host.match.entries).toHaveLength(1);
    expect(first.messages.slice(-2)).toMatchObject([
      { type: 'update', n: 1, answers: 'same' },
      { type: 'done', id: 'same', n: 1 },
    ]);
  });

  it('only the connection that asked gets the answer, not another tab of the same player', async () => {
    const { host, first, second } = await seated('answers');
    const secondTab = new Person(host, host.match.pending.includes(A) ? A : B, 'second tab');
    await host.settled();
    await first.client.play(first.firstMove);
    const { answers, ...update } = first.messages.at(-1) as Extract<MatchMessage, { type: 'update' }>;
    expect(answers).toMatch(/^[ab] 0$/);
    expect(secondTab.messages.at(-1)).toEqual(update);
    expect(second.messages.at(-1)).not.toHaveProperty('answers');
  });

  it('a client that closes before its request is handled receives nothing', async () => {
    const { host, first } = await seated('gone');
    const received: MatchMessage[] = [];
    const visitor = host.connect(SPECTATOR, (message) => received.push(message));
    visitor.receive({ type: 'resume', from: 0 });
    visitor.close();
    await first.client.play(first.firstMove);
    expect(received).toEqual([]);
  });

  it('a client that has not subscribed gets the number of its entry and no update', async () => {
    const { host, first } = await seated('deaf');
    const received: MatchMessage[] = [];
    const quiet = host.connect(at(host.match.pending, 0), (message) => received.push(message));
    quiet.receive({ type: 'move', id: 'quiet', decision: 1, move: first.firstMove });
    await host.settled();
    expect(received).toEqual([{ type: 'done', id: 'quiet', n: 1 }]);
  });

  it('a late move, a move out of turn and an illegal one are refused with the rule, and nobody else is told', async () => {
    const { host, first, second } = await seated('refuse');
    const early = await second.client.play(first.firstMove);
    expect(early).toMatchObject({ kind: 'refused', refusal: { rule: 'cards-2.3' } });
    const move = first.firstMove;
    await first.client.play(move);
    second.send({ type: 'move', id: 'late', decision: 1, move: second.firstMove });
    await host.settled();
    expect(second.messages.at(-1)).toMatchObject({ type: 'refused', id: 'late', refusal: { rule: 'table-1.1' } });
    expect(await second.client.play(move)).toMatchObject({ kind: 'refused', refusal: { rule: 'cards-2.2' } });
    expect(first.messages.filter((message) => message.type === 'refused')).toEqual([]);
    expect(host.match.entries).toHaveLength(1);
  });

  it('undo and redo are for the seat that moved', async () => {
    const { first, second } = await seated('undo');
    await first.client.play(first.firstMove);
    expect(first.snapshot.undo).toBe(true);
    expect(await second.client.undo()).toMatchObject({ kind: 'refused', refusal: { rule: 'table-2.1' } });
    expect(await first.client.undo()).toEqual({ kind: 'done', n: 2 });
    expect(first.snapshot.offers?.legal.length).toBe(18);
    expect(await first.client.redo()).toEqual({ kind: 'done', n: 3 });
    expect(second.snapshot.offers?.legal.length).toBe(15);
  });

  it('a client may ask why a move is not allowed', async () => {
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

  it('a minus zero in a move or a decision is stored as zero', async () => {
    const { host, first } = await seated('minus');
    const move = JSON.parse(JSON.stringify(first.firstMove).replace('"column":0', '"column":-0'));
    expect(move.column).toBe(-0);
    first.send({ type: 'move', id: '-', decision: 1, move });
    await host.settled();
    expect(first.messages.at(-1)).toMatchObject({ type: 'update', n: 1, answers: '-' });
    expect(host.match.hash).toHaveLength(64);
  });

  it('a spectator gets no offers and may not act', async () => {
    const { host } = await seated('watch');
    const spectator = new Person(host, SPECTATOR);
    await host.settled();
    expect(spectator.snapshot.offers).toBeNull();
    expect(await spectator.client.undo()).toMatchObject({ kind: 'refused', refusal: { rule: 'table-1.3' } });
  });

  it('after lost messages a client resumes from the last entry it has, and gets the steps it missed', async () => {
    const { host, first, second } = await seated('tunnel');
    second.isOffline = true;
    await first.client.play(first.firstMove);
    second.isOffline = false;
    second.client.connected();
    await host.settled();
    const snapshot = second.messages.at(-1);
    expect(snapshot).toMatchObject({ type: 'snapshot', n: 1, missed: [{ n: 1, kind: 'move' }] });
    await second.client.play(second.firstMove);
    expect(second.snapshot.n).toBe(2);
  });

  it('a client that notices a gap resumes by itself', async () => {
    const { host, first, second } = await seated('gap');
    first.isOffline = true;
    const third = new Person(host, first.snapshot.pending.includes(A) ? A : B, 'second tab');
    await host.settled();
    await third.client.play(third.firstMove);
    first.isOffline = false;
    await second.client.play(second.firstMove);
    await host.settled();
    expect(first.snapshot.n).toBe(2);
    expect(first.snapshot.view).toEqual(third.snapshot.view);
  });

  it('unanswered requests are repeated after a break, and count once', async () => {
    const { host, first } = await seated('break');
    first.isOffline = true;
    const answer = first.client.play(first.firstMove);
    await host.settled();
    first.isOffline = false;
    first.client.connected();
    expect(await answer).toEqual({ kind: 'done', n: 1 });
    expect(host.match.entries).toHaveLength(1);
  });

  it('every message of a whole game survives being sent as JSON', async () => {
    const host = await open('json');
    const people = [new Person(host, A), new Person(host, SPECTATOR)];
    for (const who of [A, B]) seatBot(host, who, [thinkAs('random')]);
    await untilOver(host);
    for (const { messages } of people) expect(JSON.parse(JSON.stringify(messages))).toEqual(messages);
  });
});
