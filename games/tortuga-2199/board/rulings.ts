import type { Word } from '../rules/vocabulary.ts';
import type { Face } from '../words/faces.ts';

/** The rules in the rulebook that concern a card. */

const OF_WORD: Record<Word, readonly string[]> = {
  crypto: ['5.2'],
  maneuvers: ['5.2'],
  influence: ['13.1'],
  draw: ['5.5'],
  move: ['8.1'],
  mineralsFromDepot: ['7.4', '11.3'],
  mineralsFromSector: ['8.2'],
  mineralsFromRival: ['7.4'],
  reserve: ['6.3'],
  destroyPlayed: ['6.2'],
  destroyHand: ['6.2'],
  destroyDiscard: ['6.2'],
  peek: ['4.1', '9.1'],
  scout: ['9.1'],
  cheaperBuy: ['7.1'],
  buyToHand: ['7.1'],
  buyToDeck: ['7.1'],
  refresh: ['7.2'],
  cheaperCapture: ['9.2'],
  cheaperConquest: ['10.1'],
  takeBack: ['5.5'],
  reinforce: ['10.6'],
  rivalDiscards: ['4.2'],
  bonus: ['12.5', '12.6'],
  keepCard: ['12.8'],
  retreat: ['12.8'],
  drawIfWon: ['12.11'],
};

export function rulingsOf({ from, abilities, maneuvers }: Face): string[] {
  const rules = [
    '6.1',
    ...abilities.flatMap(({ word }) => OF_WORD[word]),
    ...(abilities.some(({ moment }) => moment !== null) ? ['6.4'] : []),
    ...(abilities.length > 0 ? ['15.2'] : []),
    ...(from === 'hunt' ? ['9.2', '9.3'] : []),
    ...(from === 'ship' ? ['3.3'] : []),
    ...(maneuvers > 0 ? ['12.2'] : []),
  ];
  return [...new Set(rules)].map((rule) => `2199-${rule}`);
}
