import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { RateLimit } from '../limits.ts';

/** Pictures of a busy evening. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A picture takes about a fifth of a second: all visitors together get at most a fifth of one processor. */
const DRAWN = { max: 60, perMs: 60_000 };
const MAX_WAITING = 10;
/** Of one drawing: the thread has the lowest priority, and a machine may be busy. */
const DEADLINE_MS = 30_000;
const IDLE_MS = 60_000;

/** Draws pictures in a thread of its own, which ends when nobody needs it, and keeps those that were asked for last. */
export class Pictures {
  readonly #pool: Piscina<string, Uint8Array>;
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #limit = new RateLimit(DRAWN);
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param worker the built `picture-worker` */
  constructor(worker: string) {
    const execArgv = ['--no-experimental-require-module'];
    this.#pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, execArgv });
    // A thread that dies is replaced at the next picture. Without a handler the error would end the process.
    this.#pool.on('error', () => undefined);
  }

  /** The name of a picture: another drawing has another one. */
  static nameOf(svg: string): string {
    return createHash('sha256').update(svg).digest('hex').slice(0, 16);
  }

  /** Null if too many are wanted: it is asked for again later. */
  async png(svg: string, mayDraw: () => boolean): Promise<Buffer | null> {
    const name = Pictures.nameOf(svg);
    const kept = this.#kept.get(name);
    if (kept !== undefined) {
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return kept;
    }
    const drawing = this.#drawing.get(name);
    if (drawing !== undefined) return drawing;
    if (this.#drawing.size >= MAX_WAITING || !mayDraw() || !this.#limit.take('')) return null;
    // One after the other: the time that a drawing waits is not its own.
    const drawn = this.#last.then(() => this.#draw(svg));
    this.#last = drawn.catch(() => undefined);
    this.#drawing.set(name, drawn);
    try {
      const png = await drawn;
      this.#keep(name, png);
      return png;
    } finally {
      this.#drawing.delete(name);
    }
  }

  async #draw(svg: string): Promise<Buffer> {
    return Buffer.from(await this.#pool.run(svg, { name: 'draw', signal: AbortSignal.timeout(DEADLINE_MS) }));
  }

  #keep(name: string, png: Buffer): void {
    this.#kept.set(name, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
