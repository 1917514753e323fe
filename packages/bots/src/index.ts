export type { Bot, Mind, Question } from './bot.ts';
export { BOT_NAMES, botNamed } from './named.ts';
