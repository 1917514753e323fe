import { at } from '@tortuga/kernel';
import type { Values } from '../rules/values.ts';
import { type Ability, choicesAmong, type Word } from '../rules/vocabulary.ts';

/** What one use of an ability is worth, in maneuvers; the second number for each further one of its amount. */
const WORTH: Readonly<Record<Word, readonly [number, number]>> = {
  crypto: [0.7, 0.7],
  maneuvers: [0.8, 0.8],
  influence: [2.5, 2.5],
  draw: [1, 1],
  move: [0.7, 0.3],
  mineralsFromDepot: [0.6, 0.4],
  mineralsFromSector: [0.5, 0],
  mineralsFromRival: [0.3, 0.1],
  reserve: [0.3, 0],
  destroyPlayed: [0.8, 0.6],
  destroyHand: [0.8, 0.6],
  destroyDiscard: [0.8, 0.6],
  peek: [0.2, 0],
  scout: [0.5, 0],
  cheaperBuy: [0.7, 0.7],
  buyToHand: [0.8, 0],
  buyToDeck: [0.5, 0],
  refresh: [0.2, 0.1],
  cheaperCapture: [0.4, 0.4],
  cheaperConquest: [0.6, 0.6],
  takeBack: [1, 0.8],
  reinforce: [0.3, 0.2],
  rivalDiscards: [0.4, 0.3],
  bonus: [0.5, 0.4],
  keepCard: [0.3, 0],
  retreat: [0.3, 0],
  drawIfWon: [0.3, 0.2],
};

/** How often an ability counts for each of something that its player may have, on average. */
const OFTEN = { ownCard: 1, rivalCard: 1, ownSector: 2, ownTurrets: 1 } as const;

function worthOfAbility({ word, amount, per }: Ability): number {
  const [first, further] = WORTH[word];
  return (first + further * (amount - 1)) * (per === null ? 1 : OFTEN[per]);
}

/** Only one of those joined by `or` is used, but the one that fits best. */
const worthOfChoice = (choice: readonly Ability[]): number =>
  Math.max(...choice.map(worthOfAbility)) + 0.3 * (choice.length - 1);

/** What each card gives when it is played, in maneuvers. */
export const worthOfCards = ({ cards, crypto, maneuvers, abilities }: Values): readonly number[] =>
  Array.from(
    { length: cards },
    (_, card) =>
      at(crypto, card) +
      1.15 * at(maneuvers, card) +
      choicesAmong(at(abilities, card)).reduce((sum, choice) => sum + worthOfChoice(choice), 0),
  );
