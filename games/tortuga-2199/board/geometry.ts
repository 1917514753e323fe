import type { SectorView } from '../rules/view-types.ts';

/** Positions of the sectors on a grid of hexagons with sides of length 1. */

const WIDTH = Math.sqrt(3);

export const acrossOf = ({ q, r }: Pick<SectorView, 'q' | 'r'>): number => WIDTH * (q + r / 2);
export const downOf = ({ r }: Pick<SectorView, 'q' | 'r'>): number => 1.5 * r;

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function extentOf(sectors: readonly SectorView[]): Extent {
  const xs = sectors.map(acrossOf);
  const ys = sectors.map(downOf);
  const left = Math.min(...xs) - WIDTH / 2;
  const top = Math.min(...ys) - 1;
  return { left, top, width: Math.max(...xs) + WIDTH / 2 - left, height: Math.max(...ys) + 1 - top };
}

/** The sectors of a shortest path without its start; empty if there is none. */
export function pathTo(sectors: readonly SectorView[], from: number | null, to: number): number[] {
  const cameFrom = new Map<number, number | null>([[from ?? to, null]]);
  const queue = sectors.filter(({ sector }) => sector === from);
  for (const here of queue) {
    for (const next of sectors) {
      if (cameFrom.has(next.sector) || !here.neighbours.includes(next.sector)) continue;
      cameFrom.set(next.sector, here.sector);
      queue.push(next);
    }
  }
  const path: number[] = [];
  for (let step = cameFrom.get(to); step !== undefined && step !== null; step = cameFrom.get(path.at(-1) ?? to)) {
    path.push(step);
  }
  return path.length === 0 ? [] : [...path.reverse().slice(1), to];
}

/** The sector that an arrow key leads to: the nearest one roughly in that direction. */
export function besideIn(
  sectors: readonly SectorView[],
  from: SectorView,
  direction: readonly [number, number],
): SectorView | null {
  let best: SectorView | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const each of sectors) {
    const [x, y] = [acrossOf(each) - acrossOf(from), downOf(each) - downOf(from)];
    const along = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1] - y * direction[0]);
    if (each === from || along < 0.4 || aside > along * 1.8) continue;
    const cost = along + aside * 1.2;
    if (cost < lowest) [best, lowest] = [each, cost];
  }
  return best;
}

/** The ring of defence in a hexagon that is 200 wide. */
const RING = 88;
const START = 116.4;
const SWEEP = 307.2;
const GAP = 4;

const point = (degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(RING * Math.cos(angle)).toFixed(1)} ${(RING * Math.sin(angle)).toFixed(1)}`;
};

/** One segment for each possible point of defence. */
export function ringOf(max: number): string[] {
  const step = (SWEEP + GAP) / max;
  return Array.from({ length: max }, (_, index) => {
    const from = START + index * step;
    return `M${point(from)}A${RING} ${RING} 0 0 1 ${point(from + step - GAP)}`;
  });
}
