import { seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { type BotTasks, BotThreads, type ChoiceTask } from '../src/local/bot-threads.ts';

const playedWith = { game: 'tortuga-cards', rulesVersion: 2, packDigest: '', pack: {} };
const taskOf = (at: number, table = 'table'): ChoiceTask => ({
  playedWith,
  question: { table, bot: 'captain', seat: seat(at), view: null, moves: [], seed: '' },
});

/** Threads that are numbered in the order of their start, and what became of them. */
function threads(choose: (thread: number, task: ChoiceTask) => Promise<number>) {
  const ended: number[] = [];
  let started = 0;
  const fail: ((error: Error) => void)[] = [];
  const start = () => {
    const thread = started++;
    const failed = new Promise<never>((_, reject) => {
      fail.push(reject);
    });
    failed.catch(() => undefined);
    const tasks = { choose: (task: ChoiceTask) => choose(thread, task) } as unknown as BotTasks;
    return { tasks, failed, end: () => ended.push(thread) };
  };
  return { start, ended, fail };
}

it('the bots of one table think side by side, and each stays in its thread', async () => {
  const { start } = threads(async (thread) => thread);
  const bots = new BotThreads(start, 3);
  const first = await Promise.all([1, 2, 3].map((at) => bots.choose(taskOf(at))));
  expect(new Set(first).size).toBe(3);
  expect(await Promise.all([1, 2, 3].map((at) => bots.choose(taskOf(at))))).toEqual(first);
});

it('on a machine with one processor all bots think in one thread, one after the other', async () => {
  let atOnce = 0;
  const { start } = threads(async (thread) => {
    expect(++atOnce).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce--;
    return thread;
  });
  const bots = new BotThreads(start, 0);
  expect(await Promise.all([1, 2, 3].map((at) => bots.choose(taskOf(at))))).toEqual([0, 0, 0]);
});

it('a thread that misses the deadline is ended, and the next question is answered by a new one', async () => {
  const { start, ended } = threads((thread) => (thread === 0 ? new Promise(() => undefined) : Promise.resolve(thread)));
  const bots = new BotThreads(start, 1, (tick) => {
    const timer = setInterval(tick, 1);
    return () => clearInterval(timer);
  });
  const late = bots.choose(taskOf(1));
  const behind = bots.choose(taskOf(2));
  await expect(late).rejects.toThrow('deadline');
  expect(await behind).toBe(1);
  expect(ended).toEqual([0]);
});

it('a thread whose program could not be loaded is replaced at the next question', async () => {
  const { start, ended, fail } = threads((thread) =>
    thread === 0 ? new Promise(() => undefined) : Promise.resolve(thread),
  );
  const bots = new BotThreads(start, 1);
  const asked = bots.choose(taskOf(1));
  await new Promise((resolve) => setTimeout(resolve, 1));
  fail[0]?.(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  expect(await bots.choose(taskOf(1))).toBe(1);
  expect(ended).toEqual([0]);
});

it('a bot that throws costs nothing but its own answer', async () => {
  const { start, ended } = threads((thread, { question }) =>
    question.bot === 'captain' && question.seat === 1 ? Promise.reject(new Error('no idea')) : Promise.resolve(thread),
  );
  const bots = new BotThreads(start, 1);
  await expect(bots.choose(taskOf(1))).rejects.toThrow('no idea');
  expect(await bots.choose(taskOf(2))).toBe(0);
  expect(ended).toEqual([]);
});
