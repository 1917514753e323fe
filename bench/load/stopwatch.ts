import { at } from '@tortuga/kernel';

export interface Load {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The server's CPU time per move, which other load does not change; null where the system does not report it. */
  readonly cpuUsPerMove: number | null;
}

/** Times every move from when it is sent until the other seat sees it. */
export class Stopwatch {
  readonly #sent = new Map<string, number>();
  readonly #latencies: number[] = [];
  #began = 0;
  #ended = 0;
  readonly #cpuMs: () => number | null;
  #cpuMsBefore: number | null = null;

  constructor(cpuMs: () => number | null) {
    this.#cpuMs = cpuMs;
  }

  start(): void {
    this.#cpuMsBefore = this.#cpuMs();
    this.#began = performance.now();
  }

  send(move: string): void {
    this.#sent.set(move, performance.now());
  }

  seen(move: string): void {
    const sent = this.#sent.get(move);
    if (sent === undefined) return;
    this.#ended = performance.now();
    this.#latencies.push(this.#ended - sent);
    this.#sent.delete(move);
  }

  read(): Load {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const quantile = (share: number) => at(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));
    const cpuMs = this.#cpuMs();
    const cpuUs = cpuMs === null || this.#cpuMsBefore === null ? null : (cpuMs - this.#cpuMsBefore) * 1000;
    return {
      movesPerSecond: Math.round((sorted.length / (this.#ended - this.#began)) * 1000),
      cpuUsPerMove: cpuUs === null ? null : Math.round(cpuUs / sorted.length),
      p50Ms: Math.round(quantile(0.5) * 10) / 10,
      p99Ms: Math.round(quantile(0.99) * 10) / 10,
    };
  }
}
