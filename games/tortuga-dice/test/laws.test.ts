import { describeGame } from '@tortuga/laws';
import { tortugaDice } from '../rules/game.ts';
import house from '../packs/house.json' with { type: 'json' };
import { invariants } from './invariants.ts';

describeGame(tortugaDice(house), { invariants, games: 41 });
