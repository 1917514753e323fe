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
const boardOf = (...pieces: Piece[]) => new Map(pieces.map((each) => [each.id, each]));
const NO_ANCHORS = new Map<string, Spot>();

describe('flights', () => {
  it('a flight starts where the piece was, in percent of its size', () => {
    const before = boardOf(piece('a', spot(0, 0, 50, 50)));
    expect(planFlights(before, [piece('a', spot(200, 0))], NO_ANCHORS, 280)).toEqual([
      { id: 'a', x: -225, y: -25, scale: 0.5, isNew: false, delay: 0 },
    ]);
  });

  it('a piece that hardly moves, was hidden, or appears without an anchor does not fly', () => {
    const before = boardOf(piece('near', spot(0, 0)), piece('hidden', spot(0, 0, 0, 0)), piece('gone', spot(5, 5)));
    const after = [piece('near', spot(1, 0)), piece('hidden', spot(300, 0)), piece('other', spot(0, 0))];
    expect(planFlights(before, after, NO_ANCHORS, 280)).toEqual([]);
  });

  it('a piece that keeps its named place does not fly when the page shifts', () => {
    const before = boardOf(piece('a', spot(0, 0), { at: 'I' }), piece('b', spot(0, 0), { at: 'I' }));
    const after = [piece('a', spot(0, 200), { at: 'I' }), piece('b', spot(0, 200), { at: 'II' })];
    expect(planFlights(before, after, NO_ANCHORS, 280).map(({ id }) => id)).toEqual(['b']);
  });

  it('a new piece flies from its anchor, and appears at once if there is no such anchor', () => {
    const after = [piece('new', spot(100, 0), { from: 'seat' }), piece('dealt', spot(0, 0), { from: 'nowhere' })];
    const [flight, ...others] = planFlights(new Map(), after, new Map([['seat', spot(0, 0, 10, 10)]]), 280);
    expect(flight).toMatchObject({ id: 'new', x: -145, scale: 0.2, isNew: true });
    expect(others).toEqual([]);
  });

  it('of several anchors a new piece flies from the first that is there', () => {
    const anchors = new Map([
      ['deck', spot(0, 0, 10, 10)],
      ['sale', spot(500, 0, 10, 10)],
    ]);
    const from = (names: string) => planFlights(new Map(), [piece('new', spot(100, 0), { from: names })], anchors, 280);
    expect(from('sale deck')).toEqual(from('sale'));
    expect(from('sold deck')).toEqual(from('deck'));
    expect(from('sale')).not.toEqual(from('deck'));
  });

  it('many new pieces fly one after the other and have all landed within two seconds', () => {
    const anchors = new Map([['seat', spot(0, 0, 10, 10)]]);
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => piece(`new ${index}`, spot(100, 100 * index), { from: 'seat' }));
    const delays = (count: number) => planFlights(new Map(), some(count), anchors, 280).map(({ delay }) => delay);
    expect(delays(3)).toEqual([0, 90, 180]);
    expect(Math.max(...delays(60)) + 280).toBeLessThanOrEqual(2000.001);
  });

  it('pieces that change places start at the same time', () => {
    const before = boardOf(piece('a', spot(0, 0)), piece('b', spot(200, 0)));
    const flights = planFlights(before, [piece('a', spot(200, 0)), piece('b', spot(0, 0))], NO_ANCHORS, 280);
    expect(flights.map(({ x, delay }) => ({ x, delay }))).toEqual([
      { x: -200, delay: 0 },
      { x: 200, delay: 0 },
    ]);
  });
});
