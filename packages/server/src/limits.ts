import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** At most so many at once, and as many again over a time. */
interface Measure {
  readonly max: number;
  readonly perMs: number;
}

interface Bucket {
  left: number;
  at: number;
}

const monotonic = (): number => performance.now();

/** How often something may be done, counted by whoever does it, on a clock that never jumps. */
export class Allowance {
  readonly #measure: Measure;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(measure: Measure, now: () => number = monotonic) {
    this.#measure = measure;
    this.#now = now;
  }

  /** Returns whether it may be done once more, and counts it. */
  take(who: string): boolean {
    const { max } = this.#measure;
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? { left: max, at: now };
    bucket.left = Math.min(max, bucket.left + this.#earned(bucket, now));
    bucket.at = now;
    if (this.#buckets.size >= MAX_BUCKETS) this.#forgetFull(now);
    this.#buckets.set(who, bucket);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  #earned({ at }: Bucket, now: number): number {
    const { max, perMs } = this.#measure;
    return ((now - at) * max) / perMs;
  }

  /** Whoever has not done anything for long enough is as good as new. */
  #forgetFull(now: number): void {
    for (const [who, bucket] of this.#buckets) {
      if (bucket.left + this.#earned(bucket, now) >= this.#measure.max) this.#buckets.delete(who);
    }
  }
}

const MAX_BUCKETS = 10_000;

/** How many of something are open at the same time, counted by whoever opened them. */
export class Headcount {
  readonly #max: number;
  readonly #counts = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns whether one more may be opened, and counts it. */
  enter(who: string): boolean {
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#max) return false;
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

/** What one visitor may do. Limits by address grow with `requestsPerMinute`: more people are expected behind one address. */
export class Limits {
  readonly newPlayers: Allowance;
  readonly connections: Headcount;
  readonly newTables = new Allowance({ max: 30, perMs: AN_HOUR_MS });
  readonly chatMessages = new Allowance({ max: 20, perMs: A_MINUTE_MS });
  readonly packs = new Allowance({ max: 10, perMs: AN_HOUR_MS });
  readonly names = new Allowance({ max: 10, perMs: AN_HOUR_MS });
  readonly devices = new Allowance({ max: 20, perMs: AN_HOUR_MS });

  constructor(requestsPerMinute: number) {
    this.newPlayers = new Allowance({ max: Math.ceil(requestsPerMinute / 5), perMs: AN_HOUR_MS });
    this.connections = new Headcount(Math.ceil(requestsPerMinute / 2));
  }
}

/** Tables of one player that are not over. */
export const MAX_TABLES = 200;
/** Those of them that are being played, with bots. */
export const MAX_BOT_TABLES = 30;
/** At one table; whoever comes when there are so many is asked to come later. */
export const MAX_VISITORS = 1000;
