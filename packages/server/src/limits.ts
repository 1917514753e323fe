import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** So much at once, and again so much over a time. */
interface Measure {
  readonly most: number;
  readonly perMs: number;
}

interface Purse {
  left: number;
  at: number;
}

const monotonic = (): number => performance.now();

/** How often something may be done, counted by whoever does it. The clock it goes by never jumps. */
export class Allowance {
  readonly #measure: Measure;
  readonly #now: () => number;
  readonly #purses = new Map<string, Purse>();

  constructor(measure: Measure, now: () => number = monotonic) {
    this.#measure = measure;
    this.#now = now;
  }

  /** Says whether it may be done once more, and counts it. */
  take(who: string): boolean {
    const { most } = this.#measure;
    const now = this.#now();
    const purse = this.#purses.get(who) ?? { left: most, at: now };
    purse.left = Math.min(most, purse.left + this.#earned(purse, now));
    purse.at = now;
    if (this.#purses.size >= MOST_PURSES) this.#forgetFull(now);
    this.#purses.set(who, purse);
    if (purse.left < 1) return false;
    purse.left--;
    return true;
  }

  #earned({ at }: Purse, now: number): number {
    const { most, perMs } = this.#measure;
    return ((now - at) * most) / perMs;
  }

  /** Who has not done anything for long enough is as good as new. */
  #forgetFull(now: number): void {
    for (const [who, purse] of this.#purses) {
      if (purse.left + this.#earned(purse, now) >= this.#measure.most) this.#purses.delete(who);
    }
  }
}

const MOST_PURSES = 10_000;

/** How many of something are open at a time, counted by whoever opened them. */
export class Headcount {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Says whether one more may be opened, and counts it. */
  enter(who: string): boolean {
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(who, count + 1);
    return true;
  }

  leave(who: string): void {
    const count = (this.#counts.get(who) ?? 0) - 1;
    if (count > 0) this.#counts.set(who, count);
    else this.#counts.delete(who);
  }
}

/** An IPv4 address, or the network of an IPv6 one: whoever has one of those addresses has 2^64. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = ip.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? [] : new Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 3_600_000;

/**
 * What one visitor may do. What goes by the address grows with `requestsPerMinute`: whoever allows an address more
 * requests expects more people behind it.
 */
export class Limits {
  readonly newPlayers: Allowance;
  readonly connections: Headcount;
  readonly newTables = new Allowance({ most: 30, perMs: AN_HOUR_MS });
  readonly chatLines = new Allowance({ most: 20, perMs: A_MINUTE_MS });
  readonly packs = new Allowance({ most: 10, perMs: AN_HOUR_MS });
  readonly names = new Allowance({ most: 10, perMs: AN_HOUR_MS });
  readonly devices = new Allowance({ most: 20, perMs: AN_HOUR_MS });

  constructor(requestsPerMinute: number) {
    this.newPlayers = new Allowance({ most: Math.ceil(requestsPerMinute / 5), perMs: AN_HOUR_MS });
    this.connections = new Headcount(Math.ceil(requestsPerMinute / 2));
  }
}

/** Tables of one player that are not over. */
export const MOST_TABLES = 200;
/** And those of them that are being played, with bots. */
export const MOST_BOT_TABLES = 30;
/** Who comes to watch when so many do already is asked to come later. */
export const MOST_WATCHING = 1000;
