import { scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import { arrange } from './arrange.ts';
import { no } from './refusal.ts';

scenario('2199-13.1 fifteen influence, points and control tokens, win at once', () => {
  const table = arrange({ points: { A: 12 }, control: { A: 'lab' }, crypto: 7 }).act('A', 'influence');
  expect(table.match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]], scores: [15, 0] });
  return table.refuses('A', 'end', no('13.1', 'gameOver'));
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
  const tables = [captured, cashed, conquered, fought];
  for (const { match } of tables) expect(match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]] });
  return tables;
});

scenario('2199-13.1 a winning defender can reach fifteen in another’s turn', () => {
  const table = arrange({
    points: { A: 1, B: 14 },
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'impulse', B: 'bodyguard' },
  })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready');
  expect(table.match.result).toMatchObject({ cause: 'influence', ranking: [[1], [0]] });
  return table;
});

scenario(
  '2199-13.2 Tortuga conquered: the conqueror finishes, all others have one last turn without conquest or attack',
  () => {
    const table = arrange({
      seats: 3,
      maneuvers: 20,
      at: { B: 'lab', C: 'lab' },
      hands: { A: 'bodyguard', B: 'bodyguard*2' },
      points: { C: 5 },
    })
      .act('A', 'conquer')
      .act('A', 'move post-1')
      .refuses('A', 'conquer', no('13.2', 'councilConquest'))
      .act('A', 'end')
      .refuses('B', 'attack C', no('13.2', 'councilAttack'))
      .act('B', 'play bodyguard', 'play bodyguard')
      .refuses('B', 'conquer', no('13.2', 'councilConquest'))
      .act('B', 'end')
      .act('C', 'end');
    expect(table.match.result).toMatchObject({ cause: 'council', ranking: [[2], [0], [1]], scores: [3, 0, 5] });
    return table;
  },
);

scenario('2199-13.2 the conqueror with fifteen wins at once, and so does who reaches fifteen in a last turn', () => {
  const atOnce = arrange({ points: { A: 12 }, maneuvers: 15 }).act('A', 'conquer');
  expect(atOnce.match.result).toMatchObject({ cause: 'influence', ranking: [[0], [1]] });
  const last = arrange({ points: { B: 14 }, maneuvers: 15, hands: { B: 'robot' } })
    .act('A', 'conquer', 'end')
    .act('B', 'cash robot');
  expect(last.match.result).toMatchObject({ cause: 'influence', ranking: [[1], [0]] });
  return [atOnce, last];
});

scenario('2199-13.3 a tie goes to Tortuga’s conqueror if among the tied', () => {
  const table = arrange({ points: { B: 3 }, maneuvers: 15 })
    .act('A', 'conquer', 'end')
    .act('B', 'end');
  expect(table.match.result).toMatchObject({ cause: 'tieConqueror', ranking: [[0], [1]], scores: [3, 3] });
  return table;
});

scenario('2199-13.3 else to whoever controls more sectors, else it is shared', () => {
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
  const table = arrange({ turn: 'B', round: 60, points: { A: 2, B: 1 } }).act('B', 'end');
  expect(table.match.result).toMatchObject({ cause: 'rounds', ranking: [[0], [1]] });
  const council = arrange({ turn: 'B', round: 60, maneuvers: 15 }).act('B', 'conquer', 'end').asks('A');
  return [table, council];
});

const WON = { at: { A: 'lab', B: 'lab' }, hands: { A: 'bodyguard*2', B: 'impulse*2, pilot' } } as const;

scenario('2199-14.1 Aggressive Pirates: a winning attacker takes 2 from the defender or 3 from the bank', () => {
  const arranged = () =>
    arrange({ ...WON, scenario: 'aggressive', points: { A: 1, B: 1 } })
      .act('A', 'attack B', 'commit bodyguard', 'ready')
      .act('B', 'ready')
      .refuses('A', 'end', no('14.1', 'spoilsFirst'))
      .offers('A', ['spoils rival', 'spoils bank']);
  const rival = arranged().act('A', 'spoils rival');
  expect(rival.view('A').players.map(({ points }) => points)).toEqual([2, 0]);
  const bank = arranged().act('A', 'spoils bank');
  expect(bank.view('A').players.map(({ points }) => points)).toEqual([4, 1]);
  return [rival.asks('A'), bank.asks('A')];
});

scenario('2199-14.1 Aggressive Pirates: the loser chooses the card to destroy', () => {
  const table = arrange({ ...WON, scenario: 'aggressive', hands: { A: 'corsair*2', B: 'impulse, pilot' } })
    .act('A', 'attack B', 'commit corsair', 'commit corsair', 'ready')
    .act('B', 'commit impulse', 'commit pilot', 'ready')
    .act('A', 'spoils bank')
    .refuses('B', 'end', no('14.1', 'loseFirst'))
    .refuses('B', 'lose corsair', no('14.1', 'notUsedInCombat'))
    .offers('B', ['lose impulse', 'lose pilot'])
    .act('B', 'lose impulse');
  expect(table.view('A').gone).toHaveLength(1);
  return table.asks('A');
});

scenario('2199-14.1 Aggressive Pirates: a winning defender gains no influence', () => {
  const table = arrange({
    scenario: 'aggressive',
    at: WON.at,
    hands: { A: 'impulse', B: 'bodyguard' },
    points: { A: 2, B: 2 },
  })
    .act('A', 'attack B', 'commit impulse', 'ready')
    .act('B', 'commit bodyguard', 'ready');
  expect(table.view('A').players.map(({ points }) => points)).toEqual([2, 2]);
  return table.asks('A');
});

scenario('2199-14.1 Aggressive Pirates: Tortuga ends the game, and is conquered only to win', () => {
  const refused = arrange({ scenario: 'aggressive', maneuvers: 15, points: { B: 4 } }).refuses(
    'A',
    'conquer',
    no('14.1', 'onlyToWin'),
  );
  const tied = arrange({ scenario: 'aggressive', maneuvers: 15, points: { B: 3 } }).act('A', 'conquer');
  expect(tied.match.result).toMatchObject({ cause: 'usurper', ranking: [[0], [1]], scores: [3, 3] });
  return [refused.asks('A'), tied];
});

scenario('2199-14.2 Peaceful Pirates: no attacks', () =>
  arrange({ ...WON, scenario: 'peaceful' })
    .refuses('A', 'attack B', no('14.2', 'peaceful'))
    .asks('A'),
);

scenario('2199-14.2 Peaceful Pirates: conquest with crypto and minerals, or maneuvers, not mixed', () => {
  const table = arrange({ scenario: 'peaceful', at: { A: 'lab' }, crypto: 4, minerals: { A: 1 }, maneuvers: 4 })
    .refuses('A', 'conquer', no('10.1', 'maneuversShort'))
    .act('A', 'conquer crypto');
  expect(table.view('A')).toMatchObject({ crypto: 0, maneuvers: 4, depot: 1 });
  return [
    table.asks('A'),
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
