import { type Report, together } from '@tortuga/games/measure';
import type { Task } from './measure-worker.ts';

export const GAMES = 1000;
const MOST_WORKERS = 4;

/** Plays many quick games in workers, and tells how far they are. Returns how to stop. */
export function measure(
  game: string,
  pack: object,
  { onReport, onTrouble }: { readonly onReport: (report: Report) => void; readonly onTrouble: () => void },
): () => void {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
  const reports = new Map<number, Report>();
  const workers = Array.from({ length: count }, (_, index) => {
    const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      reports.set(index, data);
      onReport(together([...reports.values()]));
    });
    worker.addEventListener('error', onTrouble);
    const games = Math.floor(((index + 1) * GAMES) / count) - Math.floor((index * GAMES) / count);
    worker.postMessage({ game, pack, games, seed: `measure ${index}` } satisfies Task);
    return worker;
  });
  return () => {
    for (const worker of workers) worker.terminate();
  };
}
