import type { Viewer } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { type Remote, transfer, wrap } from 'comlink';
import { portWire } from '../match/port-wire.ts';
import type { OpenWire } from '../match/wire.ts';
import { fileIsGone, pageIsOutdated } from '../reload/outdated.ts';
import type { Begun } from '../table/game.ts';
import type { HouseNews, LocalHouse } from './local-house.ts';
import type { LocalTable } from './local-table.ts';

let started: Remote<LocalHouse> | undefined;

/** The worker with all tables of this browser; it starts when it is first asked for. */
export function localHouse(): Remote<LocalHouse> {
  started ??= wrap<LocalHouse>(start());
  return started;
}

function start(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tortuga' });
  worker.addEventListener('message', ({ data }: MessageEvent<HouseNews | object>) => {
    if (data === 'superseded') pageIsOutdated();
    if (data === 'fileIsGone') inBackground(fileIsGone());
  });
  // An error in the program says where; a program that could not be fetched says nothing.
  worker.addEventListener('error', (event) => event.message === undefined && inBackground(fileIsGone()));
  return worker;
}

export const localWire = (id: string, viewer: Viewer): OpenWire =>
  portWire((port) => localHouse().connect(id, viewer, transfer(port, [port])));

/** What a table of this browser was begun with. */
export const begunHere = ({ rulesVersion, packDigest }: LocalTable): Begun => ({
  rulesVersion,
  packDigest,
  readPack: () => localHouse().pack(packDigest),
});
