import '../no-eval.ts';
import { expose } from 'comlink';
import { LocalTables } from './local-tables.ts';

/** The program of the worker: bots may think as long as they like, the page stays quick. */
expose(new LocalTables((news) => postMessage(news)));
