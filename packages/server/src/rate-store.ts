import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Like the plugin's own store, but on a clock that never jumps: setting the time of day back locks nobody out. */
export class RateStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; until: number }>();

  // biome-ignore lint/complexity/noUselessConstructor: the plugin calls it with its options.
  constructor(_options: FastifyRateLimitOptions) {}

  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    if (this.#windows.size > MAX_WINDOWS) this.#forgetOld(now);
    const known = this.#windows.get(key);
    const window = known !== undefined && known.until > now ? known : { count: 0, until: now + timeWindow };
    window.count++;
    this.#windows.set(key, window);
    answer(null, { current: window.count, ttl: Math.ceil(window.until - now) });
  }

  child(): RateStore {
    return new RateStore({});
  }

  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
  }
}

const MAX_WINDOWS = 5000;
