import { canonicalJson } from '@tortuga/kernel';
import type { Player } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { type Arrangement, arrange } from './arrange.ts';
import { EXAMPLES } from './example-positions.ts';

/** What the pictures of the rulebook show. When rules or cards change, `npx vitest run -u` writes it again. */

type Acts = readonly [Player, ...moves: string[]];

const PLAY_ALL = ['play mining', 'play mining', 'play mining', 'play mining', 'play impulse'] as const;
const ATTACK: readonly Acts[] = [
  ['A', 'recall', 'play hacker', 'play hacker', 'powerOn hacker', 'play booster', 'use booster move mines'],
  ['A', 'attack B', 'commit bodyguard', 'commit bodyguard', 'commit mercenary', 'ready'],
  ['B', 'commit bodyguard', 'commit impulse', 'commit impulse', 'ready'],
];

const POSITIONS: Readonly<Record<string, readonly [Arrangement, ...acts: Acts[]]>> = {
  start: [{ seats: 4 }],
  shopping: [EXAMPLES['16.1']],
  played: [EXAMPLES['16.1'], ['A', ...PLAY_ALL]],
  shopped: [EXAMPLES['16.1'], ['A', ...PLAY_ALL, 'move post-1', 'buy hacker', 'buy hacker']],
  hunting: [EXAMPLES['16.2']],
  scouted: [
    EXAMPLES['16.2'],
    ['A', 'play impulse', 'play impulse', 'play impulse', 'play mining', 'move post-1', 'collect'],
    ['A', 'play booster', 'use booster move vortex', 'scout', 'buy mercenary'],
  ],
  reserving: [EXAMPLES['16.3']],
  conquering: [EXAMPLES['16.4']],
  conquered: [
    EXAMPLES['16.4'],
    ['A', 'recall', 'play impulse', 'play impulse', 'play impulse', 'play bodyguard', 'play mercenary', 'capture'],
    ['A', 'play booster', 'use booster move post-2', 'conquer'],
  ],
  attacking: [EXAMPLES['16.5'], ...ATTACK.slice(0, 1)],
  attacked: [EXAMPLES['16.5'], ...ATTACK],
};

const STARTERS = ['mining', 'impulse', 'booster'];

it('the pictures of the rulebook of tortuga-2199 show these positions', async () => {
  const positions = Object.entries(POSITIONS).map(([name, [arrangement, ...acts]]) => {
    const position = arrange(arrangement);
    for (const [player, ...moves] of acts) position.act(player, ...moves);
    return [name, { view: position.view('A'), viewer: 0, log: [{ n: 0, events: position.events }] }];
  });
  const { decks } = arrange({ seats: 4 }).match.state;
  const starters = STARTERS.map((_, card) => decks.flat().filter((each) => each === card).length);
  const json = canonicalJson({ positions: Object.fromEntries(positions), starters });
  await expect(`${json}\n`).toMatchFileSnapshot('../board/figures/positions.json');
});
