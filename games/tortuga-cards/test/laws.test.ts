import { describeGame } from '@tortuga/laws';
import { tortugaCards } from '../index.ts';
import { invariants } from './invariants.ts';

describeGame(tortugaCards.game, { invariants });
