import { describeSize } from '@tortuga/laws';
import { tortugaDice } from '../index.ts';

describeSize(tortugaDice.game, { games: 60, maxMoves: 200, maxBytes: 4 * 1024 });
