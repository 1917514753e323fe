import { describeSize } from '@tortuga/laws';
import { tortuga2199 } from '../index.ts';

const { game } = tortuga2199;

describeSize(game, { games: game.optionSets.length, maxMoves: 200, maxBytes: 8 * 1024 });
