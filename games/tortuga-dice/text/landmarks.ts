import { at } from '@tortuga/kernel';
import { ACTIONS, CHESTS_TO_END, CHESTS_TO_END_LONG, type GameEvent, TRACKS } from '../rules/types.ts';

const PLACES = ['1st', '2nd'];

/** Every action at every place, with and without defence, every decline, every number of players and both lengths. */
export const LANDMARKS: readonly string[] = [
  ...TRACKS.flatMap((track) => PLACES.map((place) => `${track} track, ${place}`)),
  ...PLACES.map((place) => `hunted, ${place}`),
  ...['boarding', 'plunder'].flatMap((action) =>
    PLACES.flatMap((place) => [`${action}, ${place}, defended`, `${action}, ${place}, undefended`]),
  ),
  ...ACTIONS.flatMap((action) => PLACES.map((place) => `declined ${action}, ${place}`)),
  'spilled to the centre',
  'spilled to the bag',
  'bonus side 1',
  'bonus side 2',
  'ranked among 2',
  'ranked among 3',
  'ranked among 4',
  `ended at ${CHESTS_TO_END}`,
  `ended at ${CHESTS_TO_END_LONG}`,
];

export function landmarkOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'advanced':
      return `${at(TRACKS, event.track)} track, ${at(PLACES, event.place)}`;
    case 'hunted':
      return `hunted, ${at(PLACES, event.place)}`;
    case 'attacked': {
      const defence = event.defended ? 'defended' : 'undefended';
      return `${at(ACTIONS, event.action)}, ${at(PLACES, event.place)}, ${defence}`;
    }
    case 'declined':
      return `declined ${at(ACTIONS, event.action)}, ${at(PLACES, event.place)}`;
    case 'spilled':
      return event.to === 'centre' ? 'spilled to the centre' : 'spilled to the bag';
    case 'bonus':
      return `bonus side ${event.side}`;
    case 'ranked':
      return `ranked among ${event.totals.length}`;
    case 'ended':
      return `ended at ${event.goal}`;
    default:
      return null;
  }
}
