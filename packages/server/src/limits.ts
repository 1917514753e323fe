import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Up to `max` at once, and the same number again over `perMs`. */
interface Rate {
  readonly max: number;
  readonly perMs: number;
}

interface Bucket {
  left: number;
  at: number;
}

const monotonic = (): number => performance.now();

/** Limits how often each caller may do something (a token bucket), on a clock that never jumps. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = monotonic) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Returns whether the caller may do it once more, and counts it. */
  take(who: string): boolean {
    const { max } = this.#rate;
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
    const { max, perMs } = this.#rate;
    return ((now - at) * max) / perMs;
  }

  /** A full bucket is the same as none. */
  #forgetFull(now: number): void {
    for (const [who, bucket] of this.#buckets) {
      if (bucket.left + this.#earned(bucket, now) >= this.#rate.max) this.#buckets.delete(who);
    }
  }
}

const MAX_BUCKETS = 10_000;

/** Limits how many of something each caller may have open at the same time. */
export class ConcurrencyLimit {
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

/** An IPv4 address, or the /64 network of an IPv6 one: a visitor has all of its addresses. */
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
const A_DAY_MS = 24 * AN_HOUR_MS;

/** The limits of one visitor. Those by address grow with `requestsPerMinute`: more people are expected behind one address. */
export class Limits {
  readonly newPlayers: RateLimit;
  /** Pages of tables: each is looked up for its preview. */
  readonly tablePages: RateLimit;
  readonly connections: ConcurrencyLimit;
  /** Streams over all tables of one player. */
  readonly streams = new ConcurrencyLimit(3);
  /** Of what reads all that is stored of somebody. */
  readonly ownData = new RateLimit({ max: 5, perMs: AN_HOUR_MS });
  readonly newTables = new RateLimit({ max: 30, perMs: AN_HOUR_MS });
  readonly chatMessages = new RateLimit({ max: 20, perMs: A_MINUTE_MS });
  readonly packs = new RateLimit({ max: 10, perMs: AN_HOUR_MS });
  readonly names = new RateLimit({ max: 10, perMs: AN_HOUR_MS });
  /** Pictures that have to be drawn: a messenger fetches those of many people from one address. */
  readonly pictures = new RateLimit({ max: 30, perMs: A_MINUTE_MS });
  readonly stances = new RateLimit({ max: 60, perMs: AN_HOUR_MS });
  readonly invitations = new RateLimit({ max: 60, perMs: AN_HOUR_MS });
  readonly reports = new RateLimit({ max: 20, perMs: AN_HOUR_MS });
  readonly devices = new RateLimit({ max: 20, perMs: AN_HOUR_MS });
  readonly alertChanges = new RateLimit({ max: 60, perMs: AN_HOUR_MS });
  /** Questions to mail addresses: of a player, from an address on the net, and to one and the same mail address. */
  readonly alertMails = new RateLimit({ max: 5, perMs: AN_HOUR_MS });
  readonly alertMailsOfAddress: RateLimit;
  readonly alertMailsTo = new RateLimit({ max: 3, perMs: A_DAY_MS });
  readonly alertTests = new RateLimit({ max: 10, perMs: AN_HOUR_MS });

  constructor(requestsPerMinute: number) {
    this.newPlayers = new RateLimit({ max: Math.ceil(requestsPerMinute / 5), perMs: AN_HOUR_MS });
    this.alertMailsOfAddress = new RateLimit({ max: Math.ceil(requestsPerMinute / 30), perMs: AN_HOUR_MS });
    this.tablePages = new RateLimit({ max: requestsPerMinute, perMs: A_MINUTE_MS });
    this.connections = new ConcurrencyLimit(Math.ceil(requestsPerMinute / 2));
  }
}

/** Unfinished tables of one player. */
export const MAX_TABLES = 200;
/** Running tables of one player with bots. */
export const MAX_BOT_TABLES = 30;
/** Visitors at one table; more are asked to come later. */
export const MAX_VISITORS = 1000;
