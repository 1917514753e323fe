import { Drawing } from '@tortuga/kit';
import type { Face } from '../words/faces.ts';
import { ICONS, type IconName } from './icons.ts';

/** One letter high, in the colour of the text around it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <Drawing className="neon-icon" size={256} path={ICONS[name]} />
);

/** Cards of other packs have the picture of the market they come from. */
const PICTURE_OF: Record<Face['from'], IconName> = {
  starter: 'mining',
  ship: 'ship',
  t: 'smuggler',
  vortex: 'warp-pilot',
  lab: 'analyst',
  mines: 'prospector',
  fortress: 'sentinel',
  hunt: 'leviathan',
};

const isIcon = (id: string): id is IconName => Object.hasOwn(ICONS, id);

export const pictureOf = ({ id, from }: Face): IconName => (isIcon(id) ? id : PICTURE_OF[from]);
