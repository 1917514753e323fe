import '../no-eval.ts';
import { expose } from 'comlink';
import { LocalHouse } from './local-house.ts';

/** The program of the worker: bots may think as long as they like, the page stays quick. */
expose(new LocalHouse((news) => postMessage(news)));
