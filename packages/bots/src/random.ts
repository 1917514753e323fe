import { type GameTypes, pick } from '@tortuga/kernel';
import type { Bot } from './bot.ts';

export const randomBot = <T extends GameTypes>(): Bot<T> => ({
  name: 'random',
  choose: ({ moves, rng }) => pick(moves, rng),
});
