import { describeGame } from '@tortuga/laws';
import { tortugaDice } from '../index.ts';
import { invariants } from './invariants.ts';

describeGame(tortugaDice.game, { invariants, games: 40 });
