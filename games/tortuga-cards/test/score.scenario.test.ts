import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { type Arrangement, arrange, gunsAgainst } from './arrange.ts';

/** The rulebook's example. */
const EXAMPLE = {
  ...gunsAgainst(1),
  voyage: 2,
  events: { A: 'storm', B: 'changeTreasure' },
} as const satisfies Arrangement;

const boarding = (arrangement: Arrangement) => at(arrange(arrangement).view('spectator').columns, 0).boarding;

scenario('cards-7.3 guns 4 against 3 and a sea of +1: a tie, no score', () => {
  expect(boarding(EXAMPLE)).toMatchObject({ outcome: 'tied', strength: 4, resistance: 4, treasure: 0, doubloons: 0 });
  return arrange(EXAMPLE).asks('A');
});

scenario('cards-7.3 with a sea of 0: treasure 3 and 1 doubloon make 4', () => {
  const calm = { ...EXAMPLE, values: { ...EXAMPLE.values, 'trade-wind': { guns: 0 } } };
  expect(boarding(calm)).toMatchObject({ outcome: 'boarded', strength: 4, resistance: 3, treasure: 3, doubloons: 1 });
  const position = arrange(calm).act('A', 'storm VI').act('B', 'change VI +2');
  expect(position.match.result?.lines.filter(({ params }) => params['column'] === 'I')).toMatchObject([
    { kind: 'treasure', seats: [0], points: 3, rule: 'cards-4.2', params: { voyage: 2 } },
    { kind: 'doubloons', seats: [0], points: 1, rule: 'cards-4.2', params: { voyage: 2 } },
  ]);
  return position;
});

scenario('cards-4.1 a lower value loses, and the transport escapes', () => {
  const rough = { ...EXAMPLE, values: { ...EXAMPLE.values, 'trade-wind': { guns: 2 } } };
  expect(boarding(rough)).toMatchObject({ outcome: 'escaped', strength: 4, resistance: 5, treasure: 0, doubloons: 0 });
  return arrange(rough).asks('A');
});

scenario(
  'cards-4.1 the strategy names the characteristic that counts, and the sea leaves the pirate ship alone',
  () => {
    const hull = {
      ...EXAMPLE,
      columns: { I: 'red-heron, merchantman, pearls, trade-wind, hull-1' },
      values: { 'red-heron': { hull: 5 }, merchantman: { hull: 2 }, 'trade-wind': { hull: -2 } },
    };
    expect(boarding(hull)).toMatchObject({ characteristic: 'hull', strength: 5, resistance: 0, outcome: 'boarded' });
    return arrange(hull).asks('A');
  },
);

scenario('cards-7.4 a storm on a winning column: 0', () => {
  const calm = { ...EXAMPLE, values: { ...EXAMPLE.values, 'trade-wind': { guns: 0 } } };
  const position = arrange(calm).act('A', 'storm I').act('B', 'change VI +2');
  expect(position.match.result?.lines.filter(({ params }) => params['column'] === 'I')).toEqual([]);
  expect(position.match.state.outcomes[6]).toBe('stormed');
  return position;
});

/** Nobody boards anybody in this voyage: the prestige of the first voyage decides. */
const fruitless = (banked: NonNullable<Arrangement['banked']>, seats: 2 | 3 | 4 = 2): Arrangement => ({
  seats,
  voyage: 2,
  filledTo: 'strategy',
  values: Object.fromEntries(
    ['red-heron', 'iron-duchess', 'old-thunder', 'night-petrel', 'salt-fox', 'grey-widow'].map((id) => [
      id,
      { speed: 0, hull: 0, guns: 0 },
    ]),
  ),
  events:
    seats === 4
      ? { A: 'storm', B: 'changeTreasure' }
      : { A: 'storm', B: 'changeTreasure', ...(seats === 3 && { C: 'swapSeas' }) },
  banked,
});

scenario('cards-4.3 the higher sum of both voyages wins', () => {
  const position = arrange(fruitless({ A: { treasure: 3, doubloons: 0 }, B: { treasure: 4, doubloons: 0 } }))
    .act('A', 'storm I')
    .act('B', 'change I +2');
  expect(position.match.result).toMatchObject({ cause: 'prestige', ranking: [[1], [0]], scores: [3, 4] });
  return position;
});

scenario('cards-7.5 a tie goes to more prestige from transports', () => {
  const position = arrange(fruitless({ A: { treasure: 3, doubloons: 1 }, B: { treasure: 4, doubloons: 0 } }))
    .act('A', 'storm I')
    .act('B', 'change I +2');
  expect(position.match.result).toMatchObject({ cause: 'transports', ranking: [[0], [1]], scores: [4, 4] });
  return position;
});

scenario('cards-4.3 if that is tied too, the victory is shared', () => {
  const position = arrange(fruitless({ A: { treasure: 3, doubloons: 1 }, B: { treasure: 3, doubloons: 1 } }))
    .act('A', 'storm I')
    .act('B', 'change I +2');
  expect(position.match.result).toMatchObject({ cause: 'shared', ranking: [[0, 1]], scores: [4, 4] });
  return position;
});

scenario('cards-5.2 three players are ranked each on their own', () => {
  const banked = {
    A: { treasure: 2, doubloons: 0 },
    B: { treasure: 4, doubloons: 0 },
    C: { treasure: 1, doubloons: 1 },
  };
  const position = arrange({ ...fruitless(banked, 3), start: 'A', turn: 'B' })
    .act('B', 'change I +2')
    .act('A', 'storm I')
    .act('C', 'swap I II');
  expect(position.match.result).toMatchObject({ cause: 'prestige', ranking: [[1], [2], [0]], scores: [2, 4, 2] });
  return position;
});

scenario('cards-5.3 four players score as teams', () => {
  const position = arrange(fruitless({ A: { treasure: 2, doubloons: 0 }, B: { treasure: 5, doubloons: 0 } }, 4))
    .act('A', 'storm I')
    .act('B', 'change I +2');
  expect(position.match.result).toMatchObject({
    ranking: [
      [1, 3],
      [0, 2],
    ],
    scores: [2, 5, 2, 5],
  });
  return position;
});

scenario('cards-4.1 the offer of a strategy shows the outcome it would have', () => {
  const position = arrange({
    ...EXAMPLE,
    filledTo: 'sea',
    columns: { I: 'red-heron, merchantman, pearls, trade-wind' },
    values: { ...EXAMPLE.values, 'trade-wind': { guns: 0 } },
    hands: { A: 'guns-1' },
  });
  const offer = position.match
    .offers(at(position.match.pending, 0))
    .find(({ move }) => move.kind === 'play' && move.card === 44 && move.column === 0);
  expect(offer).toMatchObject({ refusal: null, price: { side: 0, outcome: 'boarded', prestige: 4 } });
  return position.asks('A');
});
