import { tortugaDice } from '@tortuga/games/tortuga-dice';
import { type Arrangement, arrange } from '../../../games/tortuga-dice/test/arrange.ts';
import { type Scene, showScene } from './show-scene.tsx';

export type DiceScene = Scene<Arrangement>;

const { arrangement } = window.scene as DiceScene;
const { state } = arrange(arrangement).match;
await showScene({ module: tortugaDice, state, options: { long: state.long } });
