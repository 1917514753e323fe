import { describeGame } from '@tortuga/laws';
import { tortuga2199 } from '../rules/game.ts';
import { valuesOf } from '../rules/values.ts';
import { invariantsOf } from './invariants.ts';
import { tinyPack } from './tiny.ts';

const pack = tinyPack();

describeGame(tortuga2199(pack), { invariants: invariantsOf(valuesOf(pack)), games: 16 });
