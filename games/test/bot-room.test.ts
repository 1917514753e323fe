import { type Json, Match, seat, seedFromText, viewOf } from '@tortuga/kernel';
import { expect, it, vi } from 'vitest';
import { BotRoom, type TableQuestion } from '../bot-room.ts';
import { fromLevelDown } from '../bots.ts';
import type { GameModule } from '../game-module.ts';
import { moduleNamed } from '../registry.ts';

const module = moduleNamed('tortuga-cards') as GameModule;
const { state } = Match.start(module.game, { options: {}, seats: 2, seed: seedFromText('room') });
const question = (table: string): TableQuestion => ({
  table,
  bot: 'deckhand:gambler',
  seat: seat(0),
  view: viewOf(module.game, state, seat(0)) as Json,
  moves: module.game.moves(state, seat(0)) as Json[],
  seed: '1',
});
const now = () => 0;

it('a bot lives as long as its match, and only so many are kept', async () => {
  const level = vi.fn((await module.searchingBots()).level);
  const counted = { ...module, searchingBots: async () => ({ ...(await module.searchingBots()), level }) };
  const room = new BotRoom(2);
  for (const table of ['a', 'a', 'b', 'a', 'c']) await room.choose(counted, question(table), now);
  expect(level).toHaveBeenCalledTimes(3);
  expect(room.size).toBe(2);
  // The one of table b was asked longest ago.
  await room.choose(counted, question('a'), now);
  expect(level).toHaveBeenCalledTimes(3);
  await room.choose(counted, question('b'), now);
  expect(level).toHaveBeenCalledTimes(4);
});

it('a bot that has thrown is forgotten, and a new one takes its place', async () => {
  let isBroken = true;
  const real = await module.searchingBots();
  const failing: GameModule = {
    ...module,
    searchingBots: async () => ({
      ...real,
      level: (...wanted) => {
        const bot = real.level(...wanted);
        const thisOneIsBroken = isBroken;
        return {
          ...bot,
          choose: (asked) => {
            if (thisOneIsBroken) throw new Error('no idea');
            return bot.choose(asked);
          },
        };
      },
    }),
  };
  const room = new BotRoom();
  await expect(room.choose(failing, question('a'), now)).rejects.toThrow('no idea');
  expect(room.size).toBe(0);
  isBroken = false;
  expect(question('a').moves).toContainEqual(await room.choose(failing, question('a'), now));
});

it('below a bot come those of the lower levels with the same character', () => {
  expect(fromLevelDown('bosun:gambler')).toEqual(['bosun:gambler', 'deckhand:gambler', 'cabinboy:gambler']);
  expect(fromLevelDown('cabinboy')).toEqual(['cabinboy']);
  expect(fromLevelDown('greedy')).toEqual(['greedy', 'bosun', 'deckhand', 'cabinboy']);
});
