import { seat } from '@tortuga/kernel';
import type { Request } from '@tortuga/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MatchStore } from '../src/match/match-store.ts';

const ME = seat(0);
const MY_TURN = { key: 'my-turn' };
const THEIR_TURN = { key: 'their-turn' };

let nextFrame = (): void => undefined;

beforeEach(() => {
  // The screen shows what came first until a test asks for the next frame.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    nextFrame = draw;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shared = { pending: [ME], clocks: [], result: null, seed: null };
const own = { offers: { legal: [], refused: [] }, undo: true, redo: false };

/** A match with its fourth entry on the screen, and the other end of its connection. */
function open() {
  const sent: Request[] = [];
  const match = new MatchStore({
    id: 'a-table',
    seen: null,
    send: (request) => sent.push(request),
    disconnect: () => undefined,
  });
  match.receive({
    type: 'snapshot',
    n: 4,
    game: 'toy',
    rulesVersion: 1,
    options: {},
    seats: 2,
    seedCommitment: '',
    view: {},
    missed: [],
    decision: 40,
    prompt: MY_TURN,
    ...shared,
    ...own,
  });
  const answer = (n: number, request: Request | undefined, prompt = MY_TURN) =>
    match.receive({
      type: 'update',
      n,
      shared: { kind: 'move', seat: ME, events: [], changes: [], decision: n * 10, prompt, ...shared },
      own: { changes: [], ...own },
      ...(request !== undefined && 'id' in request ? { answers: request.id } : {}),
    });
  return { match, sent, answer };
}

/** Clicks twice at decision 40: for which one is the second meant when the first has led to this? */
async function meantFor(outcome: (answer: ReturnType<typeof open>['answer'], first: Request | undefined) => void) {
  const { match, sent, answer } = open();
  const first = match.play({ take: 1 });
  void match.play({ take: 2 });
  expect(sent).toMatchObject([{ decision: 40, move: { take: 1 } }]);
  outcome(answer, sent[0]);
  await first;
  return sent.slice(1);
}

it('a click before the last answer is meant for where that leads', async () => {
  const second = await meantFor((answer, first) => answer(5, first));
  expect(second).toMatchObject([{ decision: 50, move: { take: 2 } }]);
});

it('a click before the last answer is not meant for another question', async () => {
  const second = await meantFor((answer, first) => answer(5, first, THEIR_TURN));
  expect(second).toMatchObject([{ decision: 40, move: { take: 2 } }]);
});

it('a click before the last answer is not meant for what somebody else has done since', async () => {
  const second = await meantFor((answer, first) => {
    answer(5, first);
    answer(6, undefined);
  });
  expect(second).toMatchObject([{ decision: 40, move: { take: 2 } }]);
});

it('a click is meant for what is on the screen, not for what came since', () => {
  const { match, sent, answer } = open();
  answer(5, undefined);
  void match.play({ take: 1 });
  expect(sent).toMatchObject([{ decision: 40, move: { take: 1 } }]);
});

it('taking back waits like a move, and twice is once', async () => {
  const { match, sent, answer } = open();
  const first = match.play({ take: 1 });
  const undone = [match.undo(), match.undo()];
  expect(sent).toHaveLength(1);
  answer(5, sent[0]);
  await first;
  answer(6, sent[1]);
  expect(await Promise.all(undone)).toEqual([{ kind: 'done', n: 6 }, null]);
  expect(sent.slice(1)).toMatchObject([{ type: 'undo' }]);
});

it('a board may ask for the same once more as soon as it sees what came of it', async () => {
  const { match, sent, answer } = open();
  const first = match.play({ take: 1 });
  match.subscribe(() => {
    if (sent.length === 1) void match.play({ take: 1 });
  });
  nextFrame();
  answer(5, sent[0]);
  await first;
  expect(sent).toMatchObject([
    { decision: 40, move: { take: 1 } },
    { decision: 50, move: { take: 1 } },
  ]);
});
