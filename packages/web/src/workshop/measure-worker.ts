import '../no-eval.ts';
import { openBalance } from '@tortuga/games/balances';
import { measuring, type Report } from '@tortuga/games/measure';
import { shelfGame } from '@tortuga/games/shelf';

/** What a worker is asked to play. */
export interface Task {
  readonly game: string;
  readonly pack: object;
  readonly seed: string;
  readonly games: number;
}

/** How often the page hears how far it has come. */
const PAUSE_MS = 300;

async function measure({ game, pack, seed, games }: Task): Promise<void> {
  const read = (await shelfGame(game)?.module())?.withPack(pack);
  if (read?.ok !== true) throw new Error(`${game} can't be played with this set`);
  const { play, report } = measuring(read.module, await openBalance(read.module), seed);
  const tell = (): void => postMessage(report() satisfies Report);
  let told = performance.now();
  for (let number = 0; number < games; number++) {
    play();
    if (performance.now() - told < PAUSE_MS) continue;
    told = performance.now();
    tell();
  }
  tell();
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  measure(data).catch((error: unknown) => reportError(error));
});
