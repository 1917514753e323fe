/** Two bots that meet: with two seats one against one, with more one `a` against as many `b` as there are seats left. */
export interface Pair {
  readonly a: number;
  readonly b: number;
}

/** One game to be played. */
export interface Fixture {
  readonly pair: number;
  /** Games of one deal have the same cards and dice: `a` takes every seat in turn. */
  readonly deal: number;
  readonly seatOfA: number;
}

export function pairsOf(bots: number): Pair[] {
  const pairs: Pair[] = [];
  for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) pairs.push({ a, b });
  return pairs;
}

/** The games of all pairs, taking turns: so that all are equally far when somebody stops it. */
export function* fixtures(pairs: number, games: number, seats: number): Generator<Fixture> {
  for (let game = 0; game < games; game++) {
    const deal = Math.floor(game / seats);
    for (let pair = 0; pair < pairs; pair++) yield { pair, deal, seatOfA: game % seats };
  }
}

export const seating = ({ a, b }: Pair, { seatOfA }: Fixture, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === seatOfA ? a : b));

/** Which game of its pair a fixture is: a run that is resumed leaves out those that were played. */
export const keyOf = ({ pair, deal, seatOfA }: Fixture): string => `${pair} ${deal} ${seatOfA}`;
