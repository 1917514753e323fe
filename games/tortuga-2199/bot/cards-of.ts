import { at } from '@tortuga/kernel';
import type { State } from '../rules/state.ts';

/** Calls this for every card that is a seat's, wherever it lies. No list is made: bots ask very often. */
export function forCardsOf(state: State, seat: number, include: (card: number) => void): void {
  for (const card of at(state.hands, seat)) include(card);
  for (const card of at(state.decks, seat)) include(card);
  for (const card of at(state.discards, seat)) include(card);
  if (seat === state.active) for (const card of state.played) include(card);
  if (seat === state.active) for (const card of state.attackCards) include(card);
  if (seat === state.target) for (const card of state.defendCards) include(card);
  const reserved = at(state.reserves, seat);
  if (reserved !== null) include(reserved);
}
