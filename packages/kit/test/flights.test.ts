import { describe, expect, it } from 'vitest';
import { type Piece, planFlights, type Spot } from '../src/flights.ts';

const spot = (left: number, top: number, width = 100, height = 100): Spot => ({ left, top, width, height });
const piece = (id: string, where: Spot, more: Partial<Piece> = {}): Piece => ({
  id,
  spot: where,
  at: null,
  from: null,
  ...more,
});
const table = (...pieces: Piece[]) => new Map(pieces.map((each) => [each.id, each]));
const NO_ANCHORS = new Map<string, Spot>();

describe('flights', () => {
  it('go from where a piece was, in per cent of its size', () => {
    const before = table(piece('a', spot(0, 0, 50, 50)));
    expect(planFlights(before, [piece('a', spot(200, 0))], NO_ANCHORS, 280)).toEqual([
      { id: 'a', x: -225, y: -25, scale: 0.5, isNew: false, delay: 0 },
    ]);
  });

  it('are not made by what stays, what nobody would see, and what is hidden', () => {
    const before = table(piece('near', spot(0, 0)), piece('hidden', spot(0, 0, 0, 0)), piece('gone', spot(5, 5)));
    const after = [piece('near', spot(1, 0)), piece('hidden', spot(300, 0)), piece('other', spot(0, 0))];
    expect(planFlights(before, after, NO_ANCHORS, 280)).toEqual([]);
  });

  it('are not made by a page that shifts: who keeps its named place stays', () => {
    const before = table(piece('a', spot(0, 0), { at: 'I' }), piece('b', spot(0, 0), { at: 'I' }));
    const after = [piece('a', spot(0, 200), { at: 'I' }), piece('b', spot(0, 200), { at: 'II' })];
    expect(planFlights(before, after, NO_ANCHORS, 280).map(({ id }) => id)).toEqual(['b']);
  });

  it('bring what is new from its anchor, and what has none is just there', () => {
    const after = [piece('new', spot(100, 0), { from: 'seat' }), piece('dealt', spot(0, 0), { from: 'nowhere' })];
    const [flight, ...others] = planFlights(new Map(), after, new Map([['seat', spot(0, 0, 10, 10)]]), 280);
    expect(flight).toMatchObject({ id: 'new', x: -145, scale: 0.2, isNew: true });
    expect(others).toEqual([]);
  });

  it('bring many one after the other, and have all landed within two seconds', () => {
    const anchors = new Map([['seat', spot(0, 0, 10, 10)]]);
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => piece(`new ${index}`, spot(100, 100 * index), { from: 'seat' }));
    const delays = (count: number) => planFlights(new Map(), some(count), anchors, 280).map(({ delay }) => delay);
    expect(delays(3)).toEqual([0, 90, 180]);
    expect(Math.max(...delays(60)) + 280).toBeLessThanOrEqual(2000.001);
  });

  it('leave together when pieces change places', () => {
    const before = table(piece('a', spot(0, 0)), piece('b', spot(200, 0)));
    const flights = planFlights(before, [piece('a', spot(200, 0)), piece('b', spot(0, 0))], NO_ANCHORS, 280);
    expect(flights.map(({ x, delay }) => ({ x, delay }))).toEqual([
      { x: -200, delay: 0 },
      { x: 200, delay: 0 },
    ]);
  });
});
