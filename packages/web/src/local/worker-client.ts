import { inBackground } from '@tortuga/kit';
import { type Remote, wrap } from 'comlink';
import { fileIsGone, pageIsOutdated } from '../reload/outdated.ts';
import type { Begun } from '../table/game.ts';
import type { LocalTable } from './local-table.ts';
import type { LocalTables, WorkerNews } from './local-tables.ts';

let started: Remote<LocalTables> | undefined;

/** The worker with all tables of this browser; it starts when it is first needed. */
export function localTables(): Remote<LocalTables> {
  started ??= wrap<LocalTables>(start());
  return started;
}

function start(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tortuga' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerNews | object>) => {
    if (data === 'superseded') pageIsOutdated();
    if (data === 'fileIsGone') inBackground(fileIsGone());
  });
  // An error in the program says where; a program that could not be fetched says nothing.
  worker.addEventListener('error', (event) => event.message === undefined && inBackground(fileIsGone()));
  return worker;
}

/** The edition that a table of this browser was begun with. */
export const begunHere = ({ rulesVersion, packDigest }: LocalTable): Begun => ({
  rulesVersion,
  packDigest,
  readPack: () => localTables().pack(packDigest),
});
