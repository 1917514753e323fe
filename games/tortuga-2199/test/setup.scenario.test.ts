import { at, FastRng, Match, seedFromText } from '@tortuga/kernel';
import { ArrangedMatch, scenario, seatOf } from '@tortuga/laws';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/event.ts';
import type { Types2199 } from '../rules/game.ts';
import { isInGame, SECTOR_COUNT, TORTUGA } from '../rules/sectors.ts';
import type { State } from '../rules/state.ts';
import { FIRST_SHIP, valuesOf } from '../rules/values.ts';
import { arrange, firstPack, sectorNamed, usual } from './arrange.ts';
import { no } from './refusal.ts';

const module = usual;
const values = valuesOf(firstPack);
const start = { options: { scenario: 'standard', odds: true }, seats: 2, seed: seedFromText('scenario') } as const;

function fresh(seats: number, seed = 'setup'): State {
  return module.game.setup(start.options, seats, new FastRng(seed));
}

/** With seat A as the first player. */
function firstChoice(): ArrangedMatch<Types2199> {
  const state = { ...fresh(2), first: 0, active: 0, decider: 0 };
  return new ArrangedMatch((from) => Match.arranged(module.game, start, from), state, module);
}

scenario('2199-3.3 from the first player on, clockwise, each picks one of the ships left', () =>
  firstChoice()
    .refuses('A', 'end', no('3.3', 'chooseShipFirst'))
    .refuses('B', 'ship owl', no('5.1', 'notYourTurn'))
    .offers('A', ['ship comet', 'ship mule', 'ship lynx', 'ship owl'])
    .act('A', 'ship mule')
    .refuses('B', 'ship mule', no('3.3', 'shipTaken'))
    .offers('B', ['ship comet', 'ship lynx', 'ship owl'])
    .act('B', 'ship owl')
    .refuses('A', 'ship comet', no('3.3', 'shipsAreChosen'))
    .asks('A'),
);

scenario('2199-3.3 the ships that are taken are shown as such', () => {
  const position = firstChoice().act('A', 'ship mule').asks('B');
  const refused = position.match.offers(seatOf('B')).filter(({ refusal }) => refusal !== null);
  expect(refused).toMatchObject([{ move: { kind: 'ship', ship: 1 }, refusal: no('3.3', 'shipTaken') }]);
  return position;
});

it('2199-3.3 there are four ships', () => {
  const { match } = firstChoice();
  const outcome = match.play(at(match.pending, 0), { kind: 'ship', ship: 4 });
  expect(outcome).toMatchObject({ ok: false, refusal: no('3.3', 'noSuchShip') });
});

scenario('2199-3.4 ten cards: 5 Mining, 3 Impulse, 1 Booster and the ship card; all ships on Tortuga', () => {
  const position = firstChoice().act('A', 'ship mule').act('B', 'ship owl').asks('A');
  const { hands, decks, places, holds } = position.match.state;
  const cards = [...at(hands, 0), ...at(decks, 0)].sort((a, b) => a - b);
  expect(cards).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, FIRST_SHIP + 1]);
  expect([places, holds]).toEqual([
    [TORTUGA, TORTUGA],
    [10, 10],
  ]);
  expect(position.view('A')).toMatchObject({
    round: 1,
    crypto: 0,
    maneuvers: 0,
    depot: 0,
    fresh: true,
    powersUsed: [],
  });
  expect(position.view('A').players.map(({ points, minerals, top }) => [points, minerals, top])).toEqual([
    [0, 0, []],
    [0, 0, []],
  ]);
  return position;
});

describe.each([
  [2, [4, 5]],
  [3, [3, 4, 5]],
  [4, [3, 4, 4, 5]],
])('with %i players', (seats, hands) => {
  it('2199-3.5 the first hands grow from the first player on', () => {
    const firsts = new Set<number>();
    for (let number = 0; firsts.size < seats; number++) {
      const state = fresh(seats, `deal ${number}`);
      const rng = new FastRng('deal');
      for (let ship = 0; ship < seats; ship++) {
        module.game.apply(state, at(module.game.pending(state), 0), { kind: 'ship', ship }, rng);
      }
      const sizes = hands.map((_, order) => at(state.hands, (state.first + order) % seats).length);
      expect(sizes).toEqual(hands);
      firsts.add(state.first);
    }
  });

  it('2199-3.1 one mineral, one hunt token and the printed defence on each sector but Tortuga', () => {
    const state = fresh(seats);
    for (let sector = 0; sector < SECTOR_COUNT; sector++) {
      const filled = sector !== TORTUGA && isInGame(sector, seats);
      expect(at(state.minerals, sector)).toBe(filled ? 1 : 0);
      expect(at(state.hunts, sector) !== null).toBe(filled);
    }
    expect(state.box).toHaveLength(seats === 2 ? 2 : 0);
  });

  it('2199-3.2 T stacks face up, two open cards of each outer deck', () => {
    const { stock, open, markets } = fresh(seats);
    expect(stock).toEqual([6, 5, 5, 5, 5, 5]);
    expect(open).toHaveLength(8);
    expect(markets.map((deck) => deck.length)).toEqual([8, 8, 8, 8]);
  });

  it('2199-2.1 Trading Posts and Turrets alternate around Tortuga, two of each for two players', () => {
    const { places, neighbours } = at(values.maps, fresh(seats).map);
    const ring = at(neighbours, TORTUGA);
    expect(ring).toHaveLength(seats === 2 ? 4 : 6);
    expect(places.filter((place) => place !== null)).toHaveLength(seats === 2 ? 9 : 11);
    if (seats === 2) return;
    for (const post of ['post-1', 'post-2', 'post-3'].map(sectorNamed)) {
      const beside = at(neighbours, post).filter((sector) => ring.includes(sector));
      expect(beside.map((sector) => sector >= sectorNamed('turrets-1'))).toEqual([true, true]);
    }
  });

  it('2199-2.2 the outer sectors are dealt to their places by lot', () => {
    const maps = new Set(Array.from({ length: 200 }, (_, index) => fresh(seats, `map ${index}`).map));
    expect(maps.size).toBeGreaterThan(20);
  });

  it('2199-2.3 each outer place touches two places of the ring, or one with two players', () => {
    const { neighbours } = at(values.maps, fresh(seats).map);
    for (const outer of ['vortex', 'lab', 'mines', 'fortress'].map(sectorNamed)) {
      expect(at(neighbours, outer)).toHaveLength(seats === 2 ? 1 : 2);
    }
  });
});

it('2199-4.1 a viewer sees neither the others’ hands and reserves, nor decks, nor tokens it has not seen', () => {
  const position = firstChoice().act('A', 'ship mule').act('B', 'ship owl').asks('A');
  const view = position.view('A');
  expect(at(view.players, 1).hand).toEqual({ hidden: true, count: 5 });
  expect(view.sectors.every(({ hunt }) => hunt === null || typeof hunt.hunt === 'object')).toBe(true);
  const dealt = position.events.filter(({ type }) => type === 'dealt');
  const hidden = { hidden: true };
  expect(dealt.map((event) => module.game.redact(event, seatOf('A')))).toEqual([
    { type: 'dealt', hands: [at(view.players, 0).hand, hidden] },
  ]);
});

it('2199-4.2 all holds are open: influence, minerals, markers, tokens, the size of the deck, the discard pile', () => {
  const position = firstChoice().act('A', 'ship mule').act('B', 'ship owl').asks('A');
  for (const viewer of ['A', 'B', 'spectator'] as const) {
    expect(position.view(viewer).players.map(({ deck, markers, discard }) => [deck, markers, discard])).toEqual([
      [6, 10, []],
      [5, 10, []],
    ]);
  }
});

function secretIn(event: GameEvent): unknown {
  switch (event.type) {
    case 'reserved':
      return event.card;
    case 'scouted':
      return event.hunt;
    case 'drew':
      return event.cards;
    default:
      return null;
  }
}

scenario('2199-4.1 only its owner sees a reserve, a scouted token and drawn cards, in the view and in events', () => {
  const position = arrange({
    at: { A: 'lab' },
    hands: { A: 'booster, mining' },
    hunts: { lab: 'kraken' },
    crypto: 2,
    maneuvers: 1,
  }).act('A', 'reserve booster', 'scout', 'end');
  const known = (viewer: 'A' | 'B' | 'spectator') => {
    const { players, sectors } = position.view(viewer);
    const hunt = sectors.find(({ sector }) => sector === sectorNamed('lab'))?.hunt;
    const who = viewer === 'spectator' ? viewer : seatOf(viewer);
    const redacted = position.events.map((event) => module.game.redact(event, who));
    return {
      seen: [at(players, 0).reserve, at(players, 0).hand, hunt?.hunt, hunt?.capture],
      redacted: redacted.map(secretIn).filter((each) => each !== null),
    };
  };
  const [reserve, hand, kraken] = [values.ids.indexOf('booster'), at(position.match.state.hands, 0), 9];
  expect(known('A')).toEqual({ seen: [reserve, hand, kraken, 9], redacted: [reserve, kraken, hand] });
  const hidden = { hidden: true };
  const nothing = { seen: [hidden, { ...hidden, count: 5 }, hidden, null], redacted: [hidden, hidden, hidden] };
  expect([known('B'), known('spectator')]).toEqual([nothing, nothing]);
  // Spectators know which cards are hidden, but not where.
  expect(at(position.view('B').players, 0).unseen).toContain(reserve);
  return position.asks('B');
});

scenario('2199-4.1 cards picked for a combat are their owner’s secret until all are shown', () => {
  const position = arrange({ at: { A: 'lab', B: 'lab' }, hands: { A: 'impulse, pilot', B: 'bodyguard' } })
    .act('A', 'attack B', 'commit pilot', 'ready')
    .act('B', 'commit bodyguard')
    .asks('B');
  const fightOf = (viewer: 'A' | 'B' | 'spectator') => {
    const { fight } = position.view(viewer);
    return [fight?.attackCards, fight?.defendCards, fight?.attack, fight?.defence];
  };
  const [pilot, bodyguard] = [values.ids.indexOf('pilot'), values.ids.indexOf('bodyguard')];
  const one = { hidden: true, count: 1 };
  expect(fightOf('A')).toEqual([[pilot], one, 2, null]);
  expect(fightOf('B')).toEqual([one, [bodyguard], null, 3]);
  expect(fightOf('spectator')).toEqual([one, one, null, null]);
  const redacted = position.events.flatMap((event) => (event.type === 'committed' ? [event] : []));
  expect(redacted.map((event) => module.game.redact(event, 'spectator'))).toMatchObject(
    [0, 1].map((seat) => ({ seat, card: { hidden: true } })),
  );
  return position;
});
