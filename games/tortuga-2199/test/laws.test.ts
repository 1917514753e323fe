import { describeGame } from '@tortuga/laws';
import { tortuga2199 } from '../rules/game.ts';
import { valuesOf } from '../rules/values.ts';
import { housePack } from './house.ts';
import { invariantsOf } from './invariants.ts';

/** Random players need hundreds of rounds to win; what a law can find shows in the first few. */
const pack = { ...housePack(), rounds: 6 };

describeGame(tortuga2199(pack), { invariants: invariantsOf(valuesOf(pack)), games: 16 });
