import { describeGame } from '@tortuga/laws';
import { tortugaDice } from '../index.ts';
import { invariants } from './invariants.ts';

describeGame(tortugaDice.game, { invariants, games: 40 });

/** The version before must stay playable. */
const before = tortugaDice.atVersion(tortugaDice.game.rulesVersion - 1);
if (before !== null) describeGame(before.game, { invariants, games: 10 });
