import type { MoveKind } from '../rules/move.ts';
import { type Desk, legalMove, legalOf } from './offers.ts';

/** What a player would hardly leave undone. */
export interface Leftover {
  readonly kind: 'cards' | 'actions' | 'purchases';
  readonly count: number;
}

/** To fly, to attack or to pay for a refresh is a matter of taste; these bring something for what is there anyway. */
const GAINS: readonly MoveKind[] = ['recall', 'capture', 'conquer', 'collect', 'influence', 'power', 'powerOn', 'cash'];

/** By the word for it, in the order in which it is told: the moves that can still be made. How to pay is no deed. */
const DEEDS = {
  play: ['play'],
  fly: ['move'],
  act: ['recall', 'capture', 'conquer', 'collect', 'scout', 'influence', 'power', 'powerOn', 'cash', 'reinforce'],
  attack: ['attack'],
  buy: ['buy'],
  refresh: ['refresh'],
  sort: ['destroy', 'reserve'],
} as const satisfies Readonly<Record<string, readonly MoveKind[]>>;

type Deed = keyof typeof DEEDS;
const DEED_NAMES = ['play', 'fly', 'act', 'attack', 'buy', 'refresh', 'sort'] as const satisfies readonly Deed[];

/** What can still be done in this turn; nothing, if it can only be ended. */
export const stillOf = (desk: Desk): Deed[] =>
  DEED_NAMES.filter((deed) => DEEDS[deed].some((kind) => legalOf(desk, kind).length > 0));

/** What is left to do before the turn ends; null if nothing sensible is. */
export function leftoverOf(desk: Desk, hand: readonly number[]): Leftover | null {
  const cards = hand.filter((card) => legalMove(desk, { kind: 'play', card }) !== undefined).length;
  if (cards > 0) return { kind: 'cards', count: cards };
  const actions = GAINS.filter((kind) => legalOf(desk, kind).length > 0).length;
  if (actions > 0) return { kind: 'actions', count: actions };
  const purchases = legalOf(desk, 'buy').length;
  return purchases > 0 ? { kind: 'purchases', count: purchases } : null;
}
