import type { Face } from '../words/faces.ts';
import { ICONS, type IconName } from './icons.ts';

/** One letter high, in the colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="neon-icon" viewBox="0 0 256 256" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** For a card of another pack: the picture of where it comes from. */
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
