import { moduleOf } from '@tortuga/games/tortuga-2199';
import { type Arrangement, arrange, packFor } from '../../../games/tortuga-2199/test/arrange.ts';
import { type Scene, showScene } from './show-scene.tsx';

export type Scene2199 = Scene<Arrangement>;

const { arrangement } = window.scene as Scene2199;
const { scenario = 'standard', odds = true } = arrangement;
await showScene({
  module: moduleOf(packFor(arrangement)),
  state: arrange(arrangement).match.state,
  options: { scenario, odds },
});
