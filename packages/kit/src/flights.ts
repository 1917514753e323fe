/** Plans which pieces fly from where, from two measurements of the board. It does not touch the document. */

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Piece {
  readonly id: string;
  readonly spot: Spot;
  /** The name of its place: a piece that keeps its place does not fly when the page around it moves. */
  readonly at: string | null;
  /** The anchors it comes from, the first that is there, if it was not on the board before. */
  readonly from: string | null;
}

export interface Flight {
  readonly id: string;
  /** Where it starts, relative to its place and in percent of its size, so that the zoom of the page doesn't matter. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It was not on the board before. */
  readonly isNew: boolean;
  readonly delay: number;
}

/** Something that leaves for a place where it isn't seen any more, once for each id. */
export interface Departure {
  readonly id: string;
  /** The anchors it leaves and reaches. */
  readonly from: string;
  readonly to: string;
}

/** All pieces have landed by then, however many there are. */
const MAX_TOTAL_MS = 2000;
/** Between the starts of two new pieces. */
const GAP_MS = 90;
/** A shorter distance would not be noticed. */
const NEAR_PX = 2;
const MIN_SCALE = 0.2;

export const isVisible = ({ width, height }: Spot): boolean => width > 0 && height > 0;

export const isNear = (a: Spot, b: Spot): boolean =>
  Math.abs(a.left - b.left) < NEAR_PX && Math.abs(a.top - b.top) < NEAR_PX && Math.abs(a.width - b.width) < NEAR_PX;

export function planFlights(
  before: ReadonlyMap<string, Piece>,
  after: readonly Piece[],
  anchors: ReadonlyMap<string, Spot>,
  duration: number,
): Flight[] {
  const flights = after.flatMap((piece): Flight[] => {
    const origin = originOf(piece, before.get(piece.id), anchors);
    if (origin === null) return [];
    return [{ id: piece.id, ...pathBetween(origin, piece.spot), isNew: !before.has(piece.id), delay: 0 }];
  });
  const arrivals = flights.filter(({ isNew }) => isNew).length;
  const gap = arrivals < 2 ? 0 : Math.min(GAP_MS, (MAX_TOTAL_MS - duration) / (arrivals - 1));
  let next = 0;
  return flights.map((flight) => (flight.isNew ? { ...flight, delay: gap * next++ } : flight));
}

function originOf(piece: Piece, was: Piece | undefined, anchors: ReadonlyMap<string, Spot>): Spot | null {
  if (!isVisible(piece.spot)) return null;
  if (was === undefined) return firstOf(piece.from?.split(' ') ?? [], anchors);
  const stays = was.at !== null && was.at === piece.at;
  return stays || !isVisible(was.spot) || isNear(was.spot, piece.spot) ? null : was.spot;
}

function firstOf(names: readonly string[], anchors: ReadonlyMap<string, Spot>): Spot | null {
  const name = names.find((each) => anchors.has(each));
  return name === undefined ? null : (anchors.get(name) ?? null);
}

/** Where one place is, seen from another: in percent of the size of the latter. */
export function pathBetween(origin: Spot, spot: Spot): Pick<Flight, 'x' | 'y' | 'scale'> {
  const across = origin.left + origin.width / 2 - (spot.left + spot.width / 2);
  const down = origin.top + origin.height / 2 - (spot.top + spot.height / 2);
  return {
    x: (across / spot.width) * 100,
    y: (down / spot.height) * 100,
    scale: Math.max(MIN_SCALE, Math.min(origin.width / spot.width, origin.height / spot.height)),
  };
}
