import type { Budget } from './budget.ts';

/** A bot by name: `captain`, `captain:raider`, `captain:raider@500it`, `greedy`. */
export interface BotName {
  readonly name: string;
  readonly character: string | null;
  /** Null for the bot's own. */
  readonly budget: Budget | null;
}

const MAX_MS = 60_000;
const MAX_ITERATIONS = 10_000_000;

/** Null if it is not a name of a bot at all; a budget that can't be used is 'badBudget'. */
export function readBotName(text: string): BotName | 'badBudget' | null {
  const read = /^([a-z]{1,16})(?::([a-z]{1,16}))?(?:@(\d{1,12})(ms|it))?$/.exec(text);
  if (read === null) return null;
  const [, name = '', character = null, amount, unit] = read;
  if (amount === undefined) return { name, character, budget: null };
  const number = Number(amount);
  if (number < 1 || number > (unit === 'ms' ? MAX_MS : MAX_ITERATIONS)) return 'badBudget';
  const budget: Budget =
    unit === 'ms'
      ? { iterations: MAX_ITERATIONS, time: { decisionMs: number, turnMs: Number.POSITIVE_INFINITY } }
      : { iterations: number, time: null };
  return { name, character, budget };
}
