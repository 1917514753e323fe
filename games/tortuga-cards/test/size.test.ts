import { describeSize } from '@tortuga/laws';
import { tortugaCards } from '../index.ts';

describeSize(tortugaCards.game, { games: 20, maxMoves: 200, maxBytes: 4 * 1024 });
