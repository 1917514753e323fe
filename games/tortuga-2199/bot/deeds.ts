import type { Deed } from '@tortuga/bots';
import type { GameEvent } from '../rules/event.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';

/** The choice behind an event. Cards that are picked for a combat explain their player when they are shown, not before. */
export function deedOf(event: GameEvent, view: View): Deed<Types2199> | null {
  if (event.type === 'revealed') return defenceBehind(event.defender, view);
  const move = moveBehind(event);
  if (move === null || !('seat' in event)) return null;
  return { seat: event.seat, move, view: event.type === 'captured' ? withHunt(view, event.sector, event.hunt) : view };
}

function moveBehind(event: GameEvent): Move | null {
  switch (event.type) {
    case 'deployed':
      return { kind: 'deploy', sector: event.sector };
    case 'played':
      return { kind: 'play', card: event.card };
    case 'moved':
      return { kind: 'move', sector: event.sector };
    case 'collected':
      return { kind: 'collect' };
    case 'destroyed':
      return event.from === 'combat' ? null : { kind: 'destroy', card: event.card };
    case 'scouted':
      return { kind: 'scout' };
    case 'bought':
      return { kind: 'buy', card: event.card };
    case 'influenceBought':
      return { kind: 'influence' };
    case 'captured':
      return { kind: 'capture' };
    case 'cashed':
      return { kind: 'cash', card: event.card };
    case 'conquered':
      return event.pay === 'combat' ? null : { kind: 'conquer', pay: event.pay };
    case 'reinforced':
      return { kind: 'reinforce', sector: event.sector, defence: event.defence };
    case 'powerUsed':
      return { kind: 'power' };
    case 'attacked':
      return { kind: 'attack', seat: event.rival };
    case 'retreated':
      return { kind: 'retreat', sector: event.sector };
    default:
      return null;
  }
}

/** The attacker has explained itself by the attack. */
function defenceBehind(defendCards: readonly number[], view: View): Deed<Types2199> | null {
  const { fight } = view;
  if (fight === null) return null;
  return { seat: fight.defender, move: { kind: 'ready' }, view: { ...view, fight: { ...fight, defendCards } } };
}

/** A hunt that was captured is known to all. */
const withHunt = (view: View, sector: number, hunt: number): View => ({
  ...view,
  sectors: view.sectors.map((each) =>
    each.sector === sector && each.hunt !== null ? { ...each, hunt: { ...each.hunt, hunt } } : each,
  ),
});
