import { describeGame } from '@tortuga/laws';
import house from '../packs/house.json' with { type: 'json' };
import { tortugaDice } from '../rules/game.ts';
import { invariants } from './invariants.ts';

describeGame(tortugaDice(house), { invariants, games: 41 });
