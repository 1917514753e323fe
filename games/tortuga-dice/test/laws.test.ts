import { describeGame } from '@tortuga/laws';
import { tortugaDice } from '../index.ts';
import { invariants } from './invariants.ts';

describeGame(tortugaDice.game, { invariants, games: 40 });

/** By the rules before: one game of each seat count and length is looked at thoroughly. */
const before = tortugaDice.atVersion(tortugaDice.game.rulesVersion - 1);
if (before !== null) describeGame(before.game, { invariants, games: 10 });
