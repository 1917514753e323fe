import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { type Arrangement, arrange } from '../../../games/tortuga-cards/test/arrange.ts';
import { type Scene, showScene } from './show-scene.tsx';

/** With the values of the default pack. */
export type CardsScene = Scene<Omit<Arrangement, 'values' | 'rules'>>;

const { arrangement } = window.scene as CardsScene;
await showScene({ module: tortugaCards, state: arrange(arrangement).match.state, options: {} });
