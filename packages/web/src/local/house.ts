import type { Viewer } from '@tortuga/kernel';
import { type Remote, transfer, wrap } from 'comlink';
import { portWire } from '../match/port-wire.ts';
import type { OpenWire } from '../match/wire.ts';
import type { LocalHouse } from './local-house.ts';

let started: Remote<LocalHouse> | undefined;

/** The worker with all tables of this browser; it starts when it is first asked for. */
export function localHouse(): Remote<LocalHouse> {
  started ??= wrap<LocalHouse>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tortuga' }),
  );
  return started;
}

export const localWire = (id: string, viewer: Viewer): OpenWire =>
  portWire((port) => localHouse().connect(id, viewer, transfer(port, [port])));
