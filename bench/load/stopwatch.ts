import { at } from '@tortuga/kernel';

export interface Load {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Times every move from sending it to the other seat seeing it. */
export class Stopwatch {
  readonly #sent = new Map<string, number>();
  readonly #latencies: number[] = [];
  #began = 0;
  #ended = 0;

  start(): void {
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
    return {
      movesPerSecond: Math.round((sorted.length / (this.#ended - this.#began)) * 1000),
      p50Ms: Math.round(quantile(0.5) * 10) / 10,
      p99Ms: Math.round(quantile(0.99) * 10) / 10,
    };
  }
}
