import { tortugaDice } from '@tortuga/games/tortuga-dice';
import { at, type GameTypes, type Seat, seatsOf, seedFromText } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { MatchHost, MemoryJournal, seatBot, type Think } from '../src/index.ts';
import { paceFor, pauseFor } from '../src/pace.ts';
import { seated, thinkAs } from './people.ts';

/** Pauses that end when the test says so. */
function heldPauses() {
  const held: { readonly ms: number; readonly calledOff: AbortSignal; readonly end: () => void }[] = [];
  const pause = (ms: number, calledOff: AbortSignal): Promise<void> =>
    new Promise((end) => {
      held.push({ ms, calledOff, end });
    });
  return { held, pause };
}

const asked = (host: MatchHost<GameTypes>): Seat => at(host.saved.pending, 0);
const aMoment = (ms = 10): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

it('a move without a choice takes a third of the time of a choice', () => {
  expect([paceFor(600, 2), paceFor(600, 1), paceFor(0, 1)]).toEqual([600, 200, 0]);
});

it('a pause ends after its time, or at once when it is called off', async () => {
  await pauseFor(1, new AbortController().signal);
  const off = new AbortController();
  const waiting = pauseFor(60_000, off.signal);
  off.abort();
  await waiting;
  await pauseFor(60_000, off.signal);
});

it('a bot waits before its move, and the time that it thinks counts', async () => {
  const { host, first } = await seated('paced');
  const { held, pause } = heldPauses();
  const think: Think = async (question) => {
    await aMoment(30);
    return thinkAs('random')(question);
  };
  seatBot(host, asked(host), [think], { pause, pace: () => 5000 });
  await expect.poll(() => held.length).toBe(1);
  expect(at(held, 0).ms).toBeLessThanOrEqual(5000 - 29);
  expect(first.snapshot.n).toBe(0);
  at(held, 0).end();
  await expect.poll(() => first.snapshot.n).toBe(1);
});

it('a bot that has thought for longer than its pace answers at once', async () => {
  const { host, first } = await seated('slow thinker');
  const { held, pause } = heldPauses();
  const think: Think = async (question) => {
    await aMoment(20);
    return thinkAs('random')(question);
  };
  seatBot(host, asked(host), [think], { pause, pace: () => 10 });
  await expect.poll(() => first.snapshot.n).toBe(1);
  expect(held).toEqual([]);
});

it('a bot that is unseated while it waits makes no move, and waits no longer', async () => {
  const { host, first } = await seated('unseated while waiting');
  const { held, pause } = heldPauses();
  const unseat = seatBot(host, asked(host), [thinkAs('random')], { pause, pace: () => 5000 });
  await expect.poll(() => held.length).toBe(1);
  unseat();
  expect(at(held, 0).calledOff.aborted).toBe(true);
  at(held, 0).end();
  await aMoment();
  expect(first.snapshot.n).toBe(0);
});

it('a bot waits no longer for a decision that was made for it', async () => {
  const { host, first } = await seated('made for it');
  const { held, pause } = heldPauses();
  seatBot(host, asked(host), [thinkAs('random')], { pause, pace: () => 5000 });
  await expect.poll(() => held.length).toBe(1);
  await first.client.play(first.firstMove);
  expect(at(held, 0).calledOff.aborted).toBe(true);
});

it('bots that choose at the same time wait at the same time, and each thinks once', async () => {
  const start = { options: { long: false }, seats: 3, seed: seedFromText('at once') };
  const journal = new MemoryJournal<GameTypes>();
  const host = await MatchHost.open<GameTypes>(tortugaDice.game, start, { journal });
  const { held, pause } = heldPauses();
  const thoughts: Seat[] = [];
  const think: Think = async ({ seat, moves }) => {
    thoughts.push(seat);
    return at(moves, 0);
  };
  for (const seat of seatsOf(3)) seatBot(host, seat, [think], { pause, pace: () => 5000 });
  await expect.poll(() => held.length).toBe(3);
  expect(host.saved.entries).toBe(0);
  const [first, ...others] = held.splice(0);
  first?.end();
  await expect.poll(() => host.saved.entries).toBe(1);
  expect(thoughts.filter((seat) => seat !== at(seatsOf(3), 0))).toEqual(seatsOf(3).slice(1));
  expect(others.some(({ calledOff }) => calledOff.aborted)).toBe(false);
  for (const { end } of others) end();
  await expect.poll(() => host.saved.entries).toBe(3);
});
