import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/types.ts';
import { trackName, zoneOfAction } from '../words/names.ts';

/** The anchors that chests come from, by the newest events: see `useFlights`. */

/** On a player's island: taken from a victim or from the central island, or drawn from the bag. */
export function islandOrigin(events: readonly GameEvent[], seat: Seat): string {
  const attack = events.findLast((event) => event.type === 'attacked' && event.seat === seat);
  if (attack?.type !== 'attacked') return 'bag';
  return attack.place === 0 ? `${zoneOfAction(attack.action)}-${attack.target}` : 'centre';
}

/** On the central island: from the zone it fell out of. */
export function centreOrigin(events: readonly GameEvent[], colour: number): string {
  const spilled = events.findLast((event) => event.type === 'spilled' && event.chest === colour);
  return spilled?.type === 'spilled' ? `${trackName(spilled.track)}-${spilled.seat}` : 'bag';
}
