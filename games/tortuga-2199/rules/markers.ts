import { at, seat as seatAt } from '@tortuga/kernel';
import type { GameEvent } from './event.ts';
import { add } from './lists.ts';
import { hasMarkerOn } from './questions.ts';
import { SECTOR_COUNT } from './sectors.ts';
import type { State } from './state.ts';
import type { Values } from './values.ts';
import { takesMarkersBack } from './versions.ts';

/** Where markers come from. 2199-10.7 */

const NOWHERE: readonly number[] = [];
const HOLD: readonly null[] = [null];

export const hasMarkerInHold = (state: State, seat: number): boolean => at(state.holds, seat) > 0;

/** The hold, which is no sector; or with none there, the sectors this seat has scouted. 2199-10.7 */
export const markerSources = (values: Values, state: State, seat: number): readonly (number | null)[] =>
  hasMarkerInHold(state, seat) ? HOLD : markersToTakeBack(values, state, seat);

/** The sectors whose scouting marker may be taken back: none while the hold has a marker. 2199-10.7 */
export function markersToTakeBack(values: Values, state: State, seat: number): readonly number[] {
  return hasMarkerInHold(state, seat) || !takesMarkersBack(values) ? NOWHERE : scoutedBy(state, seat);
}

function scoutedBy(state: State, seat: number): number[] {
  const sectors: number[] = [];
  for (let sector = 0; sector < SECTOR_COUNT; sector++) if (hasMarkerOn(state, sector, seat)) sectors.push(sector);
  return sectors;
}

/** What the seat has seen it still knows, but to capture it the token must be scouted again. 2199-10.7 */
export function takeBack(state: State, seat: number, sector: number, events: GameEvent[]): void {
  state.markers[sector] = at(state.markers, sector) & ~(1 << seat);
  add(state.holds, seat, 1);
  events.push({ type: 'unmarked', seat: seatAt(seat), sector });
}
