import { at, type Seat } from '@tortuga/kernel';
import { zoneOf } from '../rules/places.ts';
import { currentAction, diceOn, trackOfAction } from '../rules/questions.ts';
import type { Colour, Move, State } from '../rules/types.ts';
import { type Policy, wantOf } from './quick.ts';

/** Of the ways to keep dice, the rest is hardly ever best. */
const MOST_KEEPS = 8;

/** The moves worth a search, of the legal ones. */
export function candidatesOf(policy: Policy, state: State, seat: Seat, legal: readonly Move[]): readonly Move[] {
  if (legal.length <= 1) return legal;
  switch (state.phase) {
    case 'keep':
    case 'reroll':
      return policy.bestKeeps(state, seat, MOST_KEEPS);
    case 'action':
      return attacksOf(state, legal);
    case 'tile':
      return [highestTile(legal)];
    case 'stow':
      return plansOf(state, seat, legal);
    default:
      return legal;
  }
}

/** To act never harms; to attack may, where every victim would push back. Chests of one colour are all the same. */
function attacksOf(state: State, legal: readonly Move[]): readonly Move[] {
  const act = legal.find(({ kind }) => kind === 'act');
  if (act !== undefined) return [act];
  const action = currentAction(state);
  const seen = new Set<number>();
  let isAnyUndefended = false;
  const attacks = legal.filter((move) => {
    if (move.kind !== 'steal' && move.kind !== 'salvage') return false;
    if (diceOn(state, move.target, action) === 0) isAnyUndefended = true;
    if (move.kind !== 'steal' || move.place === null) return true;
    const key = move.target * 8 + at(zoneOf(state, move.target, trackOfAction(action)), move.place);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return isAnyUndefended ? attacks : [...attacks, ...legal.filter(({ kind }) => kind === 'decline')];
}

const highestTile = (legal: readonly Move[]): Move =>
  legal.reduce((best, move) => (move.kind === 'tile' && best.kind === 'tile' && move.coins > best.coins ? move : best));

/**
 * Which chests stay behind is a question; in which order the others lie is hardly one: the most precious where it is
 * safest. So of all orders of the same chests one is enough.
 */
function plansOf(state: State, seat: Seat, legal: readonly Move[]): readonly Move[] {
  const wants = new Map<Colour, number>();
  const want = (colour: Colour): number => {
    const known = wants.get(colour) ?? wantOf(state, seat, colour);
    wants.set(colour, known);
    return known;
  };
  const best = new Map<string, { move: Move; order: number }>();
  for (const move of legal) {
    if (move.kind !== 'load' && move.kind !== 'haul') continue;
    const key = [...move.chests].sort().join();
    let order = 0;
    for (const [place, chest] of move.chests.entries()) order -= place * want(chest);
    const other = best.get(key);
    if (other === undefined || order > other.order) best.set(key, { move, order });
  }
  return Array.from(best.values(), ({ move }) => move);
}
