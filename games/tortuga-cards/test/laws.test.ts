import { describeGame } from '@tortuga/laws';
import { tortugaCards } from '../index.ts';
import { invariants } from './invariants.ts';

describeGame(tortugaCards.game, { invariants });

/** The version before must stay playable. */
const before = tortugaCards.atVersion(tortugaCards.game.rulesVersion - 1);
if (before !== null) describeGame(before.game, { invariants, games: 100 });
