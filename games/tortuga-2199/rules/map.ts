import { at } from '@tortuga/kernel';
import { z } from 'zod';
import { FIRST_OUTER, FIRST_POST, FIRST_TURRETS, OUTER_COUNT, SECTOR_COUNT, TORTUGA } from './sectors.ts';

/** A hexagon in axial coordinates; outer sectors are dealt at random to outer places. 2199-2.2, 2199-2.3 */
export const placeSchema = z.strictObject({
  q: z.int().min(-5).max(5),
  r: z.int().min(-5).max(5),
  sector: z.enum(['tortuga', 'tradingPost', 'turrets', 'outer']),
});
type Place = z.infer<typeof placeSchema>;

/** Where the sectors are, which share an edge, and how far apart they are. 2199-2.3, 2199-2.4 */
export interface SectorMap {
  /** By sector; null for a sector that is not in the game. */
  readonly places: readonly ({ readonly q: number; readonly r: number } | null)[];
  readonly neighbours: readonly (readonly number[])[];
  /** By pair of sectors: `from * SECTOR_COUNT + to`. */
  readonly distances: readonly number[];
}

/** More than the distance between any two sectors. */
const NOWHERE = 99;

const EDGES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Every order of the four outer sectors on their places. */
export const DEALS: readonly (readonly number[])[] = permutations([0, 1, 2, 3].map((index) => FIRST_OUTER + index));

function permutations(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => permutations(list.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** The maps of one layout, in the order of `DEALS`; none of an empty one. */
export const mapsOf = (layout: readonly Place[]): SectorMap[] =>
  layout.length === 0 ? [] : DEALS.map((deal) => mapOf(layout, deal));

function mapOf(layout: readonly Place[], deal: readonly number[]): SectorMap {
  const next = { tortuga: TORTUGA, tradingPost: FIRST_POST, turrets: FIRST_TURRETS };
  const places: ({ q: number; r: number } | null)[] = new Array(SECTOR_COUNT).fill(null);
  let outer = 0;
  for (const { q, r, sector } of layout) {
    places[sector === 'outer' ? at(deal, outer++) : next[sector]++] = { q, r };
  }
  const neighbours = places.map((place) =>
    place === null
      ? []
      : places.flatMap((other, sector) =>
          other !== null && EDGES.some(([q, r]) => place.q + q === other.q && place.r + r === other.r) ? [sector] : [],
        ),
  );
  return { places, neighbours, distances: neighbours.flatMap((_, from) => distancesFrom(neighbours, from)) };
}

function distancesFrom(neighbours: readonly (readonly number[])[], from: number): number[] {
  const distances: number[] = new Array(neighbours.length).fill(NOWHERE);
  distances[from] = 0;
  const queue = [from];
  for (const sector of queue) {
    for (const next of at(neighbours, sector)) {
      if (at(distances, next) < NOWHERE) continue;
      distances[next] = at(distances, sector) + 1;
      queue.push(next);
    }
  }
  return distances;
}

export const MAP_PROBLEMS = ['layoutCount', 'layoutTwice', 'layoutApart'] as const;

/** What is wrong with a layout, as an index of `MAP_PROBLEMS`: number of sectors, two on one place, or a gap. */
export function problemOfPlaces(layout: readonly Place[], posts: number): 0 | 1 | 2 | null {
  const count = (sector: Place['sector']) => layout.filter((place) => place.sector === sector).length;
  const right =
    count('tortuga') === 1 &&
    count('tradingPost') === posts &&
    count('turrets') === posts &&
    count('outer') === OUTER_COUNT;
  if (!right) return 0;
  if (new Set(layout.map(({ q, r }) => `${q} ${r}`)).size < layout.length) return 1;
  const { places, distances } = mapOf(layout, at(DEALS, 0));
  const isApart = places.some((place, sector) => place !== null && at(distances, sector) === NOWHERE);
  return isApart ? 2 : null;
}
