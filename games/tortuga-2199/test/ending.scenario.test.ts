import { FastRng } from '@tortuga/kernel';
import { scenario, seatOf } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { LAB, TORTUGA } from '../rules/sectors.ts';
import { IMPULSE } from '../rules/values.ts';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

scenario('2199-13.1 fifteen influence, points and control tokens, win at once', () => {
  const position = arrange({ points: { A: 12 }, control: { A: 'lab' }, crypto: 7 });
  expect(position.match.result).toBeNull();
  position.act('A', 'influence');
  expect(position.match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]], scores: [15, 0] });
  expect(position.match.result?.lines.map(({ kind, seats, points, params }) => [kind, seats, points, params])).toEqual([
    ['points', [0], 13, {}],
    ['control', [0], 2, { sector: LAB }],
    ['points', [1], 0, {}],
  ]);
  return position.refuses('A', 'end', no('13.1', 'gameOver'));
});

scenario('2199-13.1 a capture, a cashed hunt card, a conquest and a won combat can end it', () => {
  const captured = arrange({
    points: { A: 14 },
    at: { A: 'lab' },
    hunts: { lab: 'robot' },
    scouted: { lab: ['A'] },
    maneuvers: 2,
  }).act('A', 'capture');
  const cashed = arrange({ points: { A: 14 }, hands: { A: 'robot' } }).act('A', 'cash robot');
  const conquered = arrange({ points: { A: 13 }, at: { A: 'lab' }, maneuvers: 5 }).act('A', 'conquer');
  const fought = arrange({ points: { A: 14 }, at: { A: 'lab', B: 'lab' }, hands: { A: 'bodyguard' } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready');
  const won = arrange({
    points: { A: 12 },
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'bodyguard' },
    control: { B: 'lab 5' },
  })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready');
  const positions = [captured, cashed, conquered, fought, won];
  for (const { match } of positions) expect(match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]] });
  return positions;
});

it('2199-13.1 if one event lifts two to fifteen, the active player wins', () => {
  const { match } = arrange({ seats: 3, turn: 'B', crypto: 7 });
  const state = match.game.copy(match.state);
  // No card of the house set does that to two at once.
  state.points = [16, 14, 15];
  match.game.apply(state, seatOf('B'), { kind: 'influence' }, new FastRng('end'));
  expect(match.game.result(state)).toMatchObject({ cause: 'influence', ranking: [[1], [0], [2]] });
});

scenario('2199-13.1 a winning defender can reach fifteen in another’s turn', () => {
  const position = arrange({
    points: { A: 1, B: 14 },
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'impulse', B: 'bodyguard' },
  })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready');
  expect(position.match.result).toMatchObject({ cause: 'influence', ranking: [[1], [0]] });
  return position;
});

scenario(
  '2199-13.2 Tortuga conquered: the conqueror finishes, all others have one last turn without conquest or attack',
  () => {
    const position = arrange({
      seats: 3,
      maneuvers: 20,
      at: { B: 'lab', C: 'lab' },
      hands: { A: 'bodyguard', B: 'bodyguard*2' },
      points: { C: 5 },
    }).act('A', 'conquer');
    expect(position.view('B').players.map(({ sectors, influence }) => [sectors, influence])).toEqual([
      [1, 3],
      [0, 0],
      [0, 5],
    ]);
    position
      .act('A', 'move post-1')
      .refuses('A', 'conquer', no('13.2', 'councilConquest'))
      .act('A', 'end')
      .refuses('B', 'attack C', no('13.2', 'councilAttack'))
      .act('B', 'play bodyguard', 'play bodyguard')
      .refuses('B', 'conquer', no('13.2', 'councilConquest'))
      .act('B', 'end')
      .act('C', 'end');
    expect(position.match.result).toMatchObject({ cause: 'council', ranking: [[2], [0], [1]], scores: [3, 0, 5] });
    return position.refuses('A', 'end', no('13.3', 'gameOver'));
  },
);

scenario('2199-13.2 the conqueror with fifteen wins at once, and so does who reaches fifteen in a last turn', () => {
  const atOnce = arrange({ points: { A: 12 }, maneuvers: 15 }).act('A', 'conquer');
  expect(atOnce.match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]] });
  expect(atOnce.match.result?.lines).toContainEqual(
    expect.objectContaining({ kind: 'control', seats: [0], points: 3, params: { sector: TORTUGA } }),
  );
  const last = arrange({ points: { B: 14 }, maneuvers: 15, hands: { B: 'robot' } })
    .act('A', 'conquer', 'end')
    .act('B', 'cash robot');
  expect(last.match.result).toMatchObject({ cause: 'influence', ranking: [[1], [0]] });
  return [atOnce, last];
});

scenario('2199-13.3 a tie goes to Tortuga’s conqueror if among the tied', () => {
  // Even with fewer sectors.
  const position = arrange({ points: { B: 1 }, control: { B: 'post-1, post-2' }, maneuvers: 15 })
    .act('A', 'conquer', 'end')
    .act('B', 'end');
  expect(position.match.result).toMatchObject({ cause: 'tieConqueror', ranking: [[0], [1]], scores: [3, 3] });
  return position;
});

scenario('2199-13.3 otherwise a tie goes to whoever controls more sectors, or is shared', () => {
  const position = { seats: 3, maneuvers: 15 } as const;
  const sectors = arrange({ ...position, points: { B: 5, C: 3 }, control: { C: 'post-1, post-2' } });
  sectors.act('A', 'conquer', 'end').act('B', 'end').act('C', 'end');
  expect(sectors.match.result).toMatchObject({ cause: 'tieSectors', ranking: [[2], [1], [0]], scores: [3, 5, 5] });
  const shared = arrange({ ...position, points: { B: 5, C: 5 } });
  shared.act('A', 'conquer', 'end').act('B', 'end').act('C', 'end');
  expect(shared.match.result).toMatchObject({ cause: 'tieShared', ranking: [[1, 2], [0]] });
  return [sectors, shared];
});

scenario('2199-13.4 after the last round most influence wins', () => {
  const position = arrange({ turn: 'B', round: 60, points: { A: 2, B: 1 }, crypto: 3 }).act('B', 'end');
  expect(position.view('A').crypto).toBe(0);
  expect(position.match.result).toMatchObject({ cause: 'rounds', ranking: [[0], [1]] });
  const council = arrange({ turn: 'B', round: 60, maneuvers: 15 }).act('B', 'conquer', 'end').asks('A');
  return [position.refuses('A', 'end', no('13.4', 'gameOver')), council];
});

const WON = { at: { A: 'lab', B: 'lab' }, hands: { A: 'bodyguard*2', B: 'impulse*2, pilot' } } as const;

scenario('2199-14.1 Aggressive Pirates: a winning attacker takes 2 from the defender or 3 from the bank', () => {
  const arranged = () =>
    arrange({ ...WON, scenario: 'aggressive', points: { A: 1, B: 3 } })
      .act('A', 'attack B', 'commit bodyguard', 'ready')
      .act('B', 'ready')
      .refuses('A', 'end', no('14.1', 'spoilsFirst'))
      .offers('A', ['spoils rival', 'spoils bank']);
  const rival = arranged().act('A', 'spoils rival');
  expect(rival.view('A').players.map(({ points }) => points)).toEqual([3, 1]);
  const bank = arranged().act('A', 'spoils bank');
  expect(bank.view('A').players.map(({ points }) => points)).toEqual([4, 3]);
  const poor = arrange({ ...WON, scenario: 'aggressive', points: { A: 1, B: 1 } })
    .act('A', 'attack B', 'commit bodyguard', 'ready')
    .act('B', 'ready')
    .act('A', 'spoils rival');
  // As many as there are.
  expect(poor.view('A').players.map(({ points }) => points)).toEqual([2, 0]);
  return [rival.asks('A'), bank.asks('A'), poor.asks('A')];
});

scenario('2199-14.1 Aggressive Pirates: the loser chooses the card to destroy', () => {
  const position = arrange({ ...WON, scenario: 'aggressive', hands: { A: 'corsair*2', B: 'impulse, pilot' } })
    .act('A', 'attack B', 'commit corsair', 'commit corsair', 'ready')
    .act('B', 'commit impulse', 'commit pilot', 'ready')
    .act('A', 'spoils bank')
    .refuses('B', 'end', no('14.1', 'loseFirst'))
    .refuses('B', 'lose corsair', no('14.1', 'notUsedInCombat'))
    .offers('B', ['lose impulse', 'lose pilot'])
    .act('B', 'lose impulse');
  expect(position.view('A').gone).toEqual([IMPULSE]);
  const attacker = arrange({ ...WON, scenario: 'aggressive', hands: { A: 'impulse, pilot', B: 'bodyguard' } })
    .act('A', 'attack B', 'commit impulse', 'commit pilot', 'ready')
    .act('B', 'commit bodyguard', 'ready')
    .offers('A', ['lose impulse', 'lose pilot'])
    .act('A', 'lose impulse');
  expect(attacker.view('A').gone).toEqual([IMPULSE]);
  // Between two that are alike there is nothing to choose.
  const alike = arrange({ ...WON, scenario: 'aggressive', hands: { A: 'corsair*2', B: 'impulse*2' } })
    .act('A', 'attack B', 'commit corsair', 'commit corsair', 'ready')
    .act('B', 'commit impulse', 'commit impulse', 'ready')
    .act('A', 'spoils bank');
  expect(alike.view('A').gone).toEqual([IMPULSE]);
  return [position.asks('A'), attacker.asks('A'), alike.asks('A')];
});

scenario('2199-14.1 Aggressive Pirates: a winning defender gains no influence', () => {
  const position = arrange({
    scenario: 'aggressive',
    at: WON.at,
    hands: { A: 'impulse', B: 'bodyguard' },
    points: { A: 2, B: 2 },
  })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready');
  expect(position.view('A').players.map(({ points }) => points)).toEqual([2, 2]);
  // Of one card there is no choice.
  return position.offers('A', ['end']);
});

scenario('2199-14.1 Aggressive Pirates: Tortuga ends the game, and is conquered only to win', () => {
  const refused = arrange({ scenario: 'aggressive', maneuvers: 15, points: { B: 4 } }).refuses(
    'A',
    'conquer',
    no('14.1', 'onlyToWin'),
  );
  const behind = arrange({ scenario: 'aggressive', turn: 'B', maneuvers: 15, points: { A: 4 } }).refuses(
    'B',
    'conquer',
    no('14.1', 'onlyToWin'),
  );
  const tied = arrange({ scenario: 'aggressive', maneuvers: 15, points: { B: 3 } }).act('A', 'conquer');
  expect(tied.match.result).toMatchObject({ cause: 'usurper', ranking: [[0], [1]], scores: [3, 3] });
  return [refused.asks('A'), behind.asks('B'), tied.refuses('A', 'end', no('14.1', 'gameOver'))];
});

scenario('2199-14.2 Peaceful Pirates: no attacks', () =>
  arrange({ ...WON, scenario: 'peaceful' })
    .refuses('A', 'attack B', no('14.2', 'peaceful'))
    .asks('A'),
);

scenario('2199-14.2 Peaceful Pirates: conquest with crypto and minerals, or maneuvers, not mixed', () => {
  const position = arrange({ scenario: 'peaceful', at: { A: 'lab' }, crypto: 4, minerals: { A: 1 }, maneuvers: 4 })
    .refuses('A', 'conquer', no('10.1', 'maneuversShort'))
    .act('A', 'conquer crypto');
  expect(position.view('A')).toMatchObject({ crypto: 0, maneuvers: 4, depot: 1 });
  return [
    position.asks('A'),
    arrange({ scenario: 'peaceful', at: { A: 'lab' }, crypto: 4 })
      .refuses('A', 'conquer crypto', no('14.2', 'cryptoShort'))
      .asks('A'),
  ];
});

scenario('2199-14.2 Peaceful Pirates: not while the controller’s ship is there; Tortuga for 15 crypto', () => {
  const tortuga = arrange({ scenario: 'peaceful', crypto: 15 }).act('A', 'conquer crypto');
  expect(tortuga.view('A').council).toBe(0);
  return [
    arrange({ scenario: 'peaceful', at: WON.at, crypto: 9, control: { B: 'lab 5' } })
      .refuses('A', 'conquer crypto', no('14.2', 'protected'))
      .asks('A'),
    tortuga.asks('A'),
  ];
});
