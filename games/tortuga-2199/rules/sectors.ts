/** The eleven sectors have fixed numbers; the map says where each is. 2199-1.1 */
export const SECTOR_COUNT = 11;

export const TORTUGA = 0;
export const FIRST_POST = 1;
export const FIRST_TURRETS = 4;
/** Outer sectors have a deck each. */
export const FIRST_OUTER = 7;
export const OUTER_COUNT = 4;

export type SectorKind = 'tortuga' | 'tradingPost' | 'turrets' | OuterKind;

/** By number minus `FIRST_OUTER`. */
export const OUTER_KINDS = ['vortex', 'lab', 'mines', 'fortress'] as const;
export type OuterKind = (typeof OUTER_KINDS)[number];

export const VORTEX = 7;
export const LAB = 8;
export const MINES = 9;
export const FORTRESS = 10;

const KIND_OF: readonly SectorKind[] = [
  'tortuga',
  'tradingPost',
  'tradingPost',
  'tradingPost',
  'turrets',
  'turrets',
  'turrets',
  ...OUTER_KINDS,
];

export const sectorKind = (sector: number): SectorKind => KIND_OF[sector] ?? 'tortuga';

/** Outer sectors sell cards of their own; all others sell the T stacks. 2199-7.1 */
export const marketOf = (sector: number): 't' | OuterKind => OUTER_KINDS[sector - FIRST_OUTER] ?? 't';

/** Trading Posts and Turrets are numbered I to III. */
export const sectorNumber = (sector: number): number =>
  sector >= FIRST_OUTER || sector === TORTUGA ? 0 : ((sector - FIRST_POST) % 3) + 1;

export const isOuter = (sector: number): boolean => sector >= FIRST_OUTER;
export const isPost = (sector: number): boolean => sector >= FIRST_POST && sector < FIRST_TURRETS;

/** 2199-10.5 */
export const TORTUGA_COST = 15;

/** The printed defence, and its maximum. 2199-10.1, 2199-10.2 */
export const startDefence = (sector: number): number => (sector === TORTUGA ? 0 : isOuter(sector) ? 4 : 2);
export const maxDefence = (sector: number): number => (sector === TORTUGA ? 0 : isOuter(sector) ? 10 : 8);

/** With two players the third Trading Post and the third Turrets stay in the box. 2199-2.1 */
export const isInGame = (sector: number, seats: number): boolean => seats > 2 || (sector !== 3 && sector !== 6);
