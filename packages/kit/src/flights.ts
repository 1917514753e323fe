/** Which pieces fly from where: worked out from two pictures of the table, without touching it. */

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Piece {
  readonly id: string;
  readonly spot: Spot;
  /** Its place by name: a piece that stays at its place doesn't fly when the page around it moves. */
  readonly at: string | null;
  /** The anchor it comes from if it was not on the table before. */
  readonly from: string | null;
}

export interface Flight {
  readonly id: string;
  /** From here to its own place, in per cent of its own size: so that a page that is zoomed doesn't matter. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It was not on the table before. */
  readonly isNew: boolean;
  readonly delay: number;
}

/** Everything has landed by then, however many pieces fly. */
const MAX_QUEUE = 2000;
/** Between two pieces that come onto the table. */
const GAP = 90;
/** Pixels that nobody would see. */
const NEAR = 2;
const SMALLEST = 0.2;

export const isVisible = ({ width, height }: Spot): boolean => width > 0 && height > 0;

export const isNear = (a: Spot, b: Spot): boolean =>
  Math.abs(a.left - b.left) < NEAR && Math.abs(a.top - b.top) < NEAR && Math.abs(a.width - b.width) < NEAR;

export function planFlights(
  before: ReadonlyMap<string, Piece>,
  after: readonly Piece[],
  anchors: ReadonlyMap<string, Spot>,
  duration: number,
): Flight[] {
  const flights = after.flatMap((piece): Flight[] => {
    const origin = originOf(piece, before.get(piece.id), anchors);
    return origin === null ? [] : [{ ...pathFrom(origin, piece), isNew: !before.has(piece.id), delay: 0 }];
  });
  const arrivals = flights.filter(({ isNew }) => isNew).length;
  const gap = arrivals < 2 ? 0 : Math.min(GAP, (MAX_QUEUE - duration) / (arrivals - 1));
  let next = 0;
  return flights.map((flight) => (flight.isNew ? { ...flight, delay: gap * next++ } : flight));
}

function originOf(piece: Piece, was: Piece | undefined, anchors: ReadonlyMap<string, Spot>): Spot | null {
  if (!isVisible(piece.spot)) return null;
  if (was === undefined) return piece.from === null ? null : (anchors.get(piece.from) ?? null);
  const stays = was.at !== null && was.at === piece.at;
  return stays || !isVisible(was.spot) || isNear(was.spot, piece.spot) ? null : was.spot;
}

function pathFrom(origin: Spot, { id, spot }: Piece): Pick<Flight, 'id' | 'x' | 'y' | 'scale'> {
  const across = origin.left + origin.width / 2 - (spot.left + spot.width / 2);
  const down = origin.top + origin.height / 2 - (spot.top + spot.height / 2);
  return {
    id,
    x: (across / spot.width) * 100,
    y: (down / spot.height) * 100,
    scale: Math.max(SMALLEST, Math.min(origin.width / spot.width, origin.height / spot.height)),
  };
}
