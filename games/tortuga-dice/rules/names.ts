import { at, type Phrase } from '@tortuga/kernel';
import { ACTIONS, COLOURS } from './types.ts';

/** The names of actions, chests and places, as phrases. */

export const actionPhrase = (action: number): Phrase => ({
  key: 'dice.action',
  params: { action: at(ACTIONS, action) },
});

export const chestPhrase = (colour: number): Phrase => ({
  key: 'dice.chest',
  params: { colour: at(COLOURS, colour) },
});

/** 1 is the highest. */
export const placePhrase = (place: number): Phrase => ({ key: 'dice.place', params: { place: String(place) } });
