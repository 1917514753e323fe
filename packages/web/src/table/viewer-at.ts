import { SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { isPlayer, type Me } from '../server/me.ts';

/** Which seat of the table is mine; else I watch. */
export function viewerAt({ seats }: TableInfo, me: Me): Viewer {
  const index = isPlayer(me) ? seats.findIndex(({ kind, player }) => kind === 'person' && player === me.id) : -1;
  return index < 0 ? SPECTATOR : seat(index);
}
