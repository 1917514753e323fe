import type { BalanceTable } from '@tortuga/games/balance';
import { openBalance } from '@tortuga/games/balances';
import type { GameModule } from '@tortuga/games/game-module';
import { allTogether, quickTables, type Report } from '@tortuga/games/measure';
import type { Task } from './measure-worker.ts';

export const GAMES = 1000;
const MOST_WORKERS = 4;

/** What the numbers in a report are about. */
export interface Subject {
  readonly seats: number;
  readonly tables: readonly BalanceTable[];
}

interface Listener {
  readonly onReport: (report: Report, subject: Subject) => void;
  readonly onTrouble: () => void;
}

/** Plays many quick games in workers, and tells how far they are. Returns how to stop. */
export function measure(module: GameModule, pack: object, listener: Listener): () => void {
  const stop = new AbortController();
  start(module, pack, listener, stop.signal).catch((error: unknown) => {
    reportError(error);
    listener.onTrouble();
  });
  return () => stop.abort();
}

async function start(module: GameModule, pack: object, listener: Listener, signal: AbortSignal): Promise<void> {
  const read = module.withPack(pack);
  if (!read.ok) throw new Error(`${module.game.id} can't be played with this set`);
  const balance = await openBalance(read.module);
  if (signal.aborted) return;
  const subject = { seats: balance.quickSeats, tables: quickTables(balance) };
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
  const reports = new Map<number, Report>();
  for (let index = 0; index < count; index++) {
    const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      reports.set(index, data);
      if (!signal.aborted) listener.onReport(allTogether([...reports.values()]), subject);
    });
    worker.addEventListener('error', listener.onTrouble);
    const games = Math.floor(((index + 1) * GAMES) / count) - Math.floor((index * GAMES) / count);
    worker.postMessage({ game: module.game.id, pack, games, seed: `measure ${index}` } satisfies Task);
  }
}
