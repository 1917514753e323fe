import { Drawing } from '@tortuga/kit';
import type { Face } from '../words/faces.ts';
import { ICONS, type IconName } from './icons.ts';

/** One letter high, in the colour of the text around it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <Drawing className="neon-icon" size={256} path={ICONS[name]} />
);

const isIcon = (id: string): id is IconName => Object.hasOwn(ICONS, id);

/** The sign of a creature on the map; those of other packs share one. */
export const pictureOf = ({ id }: Face): IconName => (isIcon(id) ? id : 'leviathan');
