import '../no-eval.ts';
import { expose, wrap } from 'comlink';
import { BotDesk } from './bot-thread.ts';
import { type BotTasks, type BotThread, BotThreads } from './bot-threads.ts';
import { LocalTables } from './local-tables.ts';

/** The name of the workers in which bots think. */
const BOTS = 'tortuga bots';

/** Bots run the same program under another name: rules and words of the games are built and kept once for both. */
function startThread(): BotThread {
  const worker = new Worker(self.location.href, { type: 'module', name: BOTS });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
  });
  failed.catch(() => undefined);
  return { tasks: wrap<BotTasks>(worker), failed, end: () => worker.terminate() };
}

/** The program of the workers: bots may think as long as they like, the tables and the page stay quick. */
if (self.name === BOTS) expose(new BotDesk());
else
  expose(new LocalTables((news) => postMessage(news), new BotThreads(startThread, navigator.hardwareConcurrency - 1)));
