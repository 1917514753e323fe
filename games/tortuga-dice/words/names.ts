import { at } from '@tortuga/kernel';
import { trackOfAction } from '../rules/questions.ts';
import { ACTIONS, type ActionName, COLOURS, type ColourName, DICE, TRACKS, type TrackName } from '../rules/types.ts';

/** The names behind the numbers of views, moves and events: for sentences, pictures and styles. */

export const LETTERS: readonly string[] = [...DICE];

export const actionName = (action: number): ActionName => at(ACTIONS, action);
export const colourName = (colour: number): ColourName => at(COLOURS, colour);
export const trackName = (track: number): TrackName => at(TRACKS, track);
/** By number. */
export const TRACK_NAMES: readonly TrackName[] = TRACKS;
export const letterOf = (die: number): string => at(LETTERS, die);

/** A die that was rolled shows an action or a skull. */
export const faceName = (face: number): ActionName | 'skull' => ACTIONS[face] ?? 'skull';

/** The zone that an attack takes a chest from. */
export const zoneOfAction = (action: number): TrackName => trackName(trackOfAction(action));

/** The rule about an action. */
export const ruleOf = (action: number): string => `dice-4.${action + 2}`;
