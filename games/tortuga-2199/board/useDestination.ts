import { at } from '@tortuga/kernel';
import type { Move } from '../rules/move.ts';
import type { Price } from '../rules/price.ts';
import type { SectorView } from '../rules/view-types.ts';
import { useBoard } from './context.ts';
import { pathTo } from './geometry.ts';
import { isWithin } from './within.ts';

/** What a sector means for the viewer now, and what a click on it does. */
export interface Destination {
  /**
   * In order: my ship is there; it can be chosen; one step away; farther but affordable; affordable once the hand is played;
   * too far; none of these.
   */
  readonly state: 'here' | 'target' | 'near' | 'far' | 'later' | 'beyond' | 'idle';
  /** Maneuvers to get there, in the viewer's own turn. */
  readonly reach: number | null;
  readonly price: Price;
  readonly go: () => void;
}

const flight = (maneuvers: number): Price => ({ crypto: 0, minerals: 0, maneuvers });

export function useDestination(sector: SectorView): Destination {
  const { view, me, choice, desk, play, run, playFirst, open } = useBoard();
  const look = () => open({ kind: 'sector', sector: sector.sector });
  const here = me !== null && at(view.players, me).sector === sector.sector;
  const offer = choice.sectors.get(sector.sector);
  if (offer !== undefined && (view.frame !== 'turn' || choice.aim !== null)) {
    return { state: 'target', reach: null, price: null, go: () => play(offer.move) };
  }
  if (here) return { state: 'here', reach: null, price: null, go: look };
  const flies = view.frame === 'turn' && view.decider === me && desk.legal.length > 0 && choice.aim === null;
  const { reach } = sector;
  if (!flies || reach === null) return { state: 'idle', reach: null, price: null, go: look };
  if (offer !== undefined) return { state: 'near', reach, price: offer.price, go: () => play(offer.move) };
  const price = flight(reach);
  const path = pathTo(view.sectors, at(view.players, view.active).sector, sector.sector);
  const moves = path.map((step): Move => ({ kind: 'move', sector: step }));
  if (reach <= view.maneuvers) return { state: 'far', reach, price, go: () => run(moves) };
  if (reach <= view.potential.together.maneuvers) return { state: 'later', reach, price, go: () => playFirst(moves) };
  return { state: isWithin(view, 'maneuvers', reach) ? 'later' : 'beyond', reach, price, go: look };
}
