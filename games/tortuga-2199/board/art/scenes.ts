import type { Face } from '../../words/faces.ts';
import { BEASTS } from './beasts.ts';
import { PEOPLE } from './people.ts';
import { SHIPS } from './ships.ts';
import { THINGS } from './things.ts';

export const PARTS = { ...PEOPLE, ...THINGS, ...SHIPS, ...BEASTS };
type PartName = keyof typeof PARTS;

/** Parts that share a middle, and where it is on a picture of 150 by 110; a negative size mirrors. */
type Placed = readonly [
  parts: PartName | readonly PartName[],
  x: number,
  y: number,
  size?: number,
  turn?: number,
  how?: 'far',
];

/** From back to front. Only the middle 110 of the width show in a list. */
export type Scene = readonly Placed[];

/** What the cards of the house set show. A new card needs one line here. */
// biome-ignore format: a card is a line
const SCENES: Readonly<Record<string, Scene>> = {
  mining: [['ringed', 122, 26, 0.6, 0, 'far'], ['tower', 75, 44, 1], ['rock', 75, 92, 1.2], ['crystal', 36, 84, 0.8], ['crystal', 112, 88, -0.7]],
  impulse: [['nozzle', 75, 46, 0.95]],
  booster: [['clouds', 40, 98, 0.9], ['clouds', 112, 100, -0.9], ['rocket', 75, 50, 1, 14]],

  hacker: [['screen', 34, 42, 0.9, -6], ['screen', 116, 36, 0.9, 6], [['coat', 'hood', 'goggles'], 75, 52]],
  pilot: [['trail', 124, 26, 0.5, -18, 'far'], ['dart', 122, 27, 0.4, -18, 'far'], [['armour', 'helmet'], 75, 52, 1.05]],
  smuggler: [['freighter', 116, 30, 0.45, 0, 'far'], [['coat', 'face', 'bandana', 'goggles'], 68, 46], ['crate', 96, 92, 0.9]],
  bodyguard: [[['bulk', 'face', 'scalp', 'shades'], 75, 44, 1.05], ['shield', 112, 84, 0.8]],
  banker: [['umbrella', 112, 42, 0.95, 12], [['coat', 'face', 'bun', 'monocle'], 66, 52], ['coins', 112, 92, 1.1], ['coin', 34, 88, 1]],
  corsair: [['sabre', 118, 56, 1.1, 12], [['coat', 'face', 'patch', 'tricorne'], 70, 54, 1.05]],

  mercenary: [['rifle', 114, 52, 1.05, 22], [['armour', 'slit'], 72, 50, 1.05], ['coin', 34, 90, 0.8]],
  drifter: [['ringed', 118, 34, 0.75], [['poncho', 'face', 'brim'], 68, 52, 1.05]],
  disposer: [['flame', 34, 62, 1.1], ['flame', 118, 58, -1.2], [['armour', 'filter'], 75, 54, 1.05]],
  scavenger: [['magnet', 116, 50, 0.95], [['coat', 'face', 'scarf', 'goggles'], 64, 50]],
  'warp-pilot': [['burst', 75, 50, 1.5], [['armour', 'helmet'], 75, 56, 0.8]],
  tracker: [['radar', 75, 50, 1.25], [['robe', 'hood', 'lenses'], 75, 58, 0.95]],
  'smoke-runner': [['clouds', 30, 40, 0.9], ['trail', 54, 58, 0.8], ['speeder', 84, 56, 1.05, -6], ['clouds', 44, 84, 1.1], ['clouds', 112, 92, -0.8]],
  'void-walker': [['hole', 66, 50, 1.15], ['diver', 98, 62, 0.95, 14]],

  analyst: [['chart', 116, 44, 0.9], [['smock', 'face', 'crop', 'spectacles'], 62, 52]],
  archivist: [['shelves', 75, 54, 1.05], [['robe', 'face', 'bun', 'spectacles'], 75, 58, 0.95]],
  cloner: [['vat', 36, 56, 0.9], ['vat', 114, 56, 0.9], ['vat', 75, 56, 1.15]],
  'courier-drone': [['drone', 75, 52, 1.1]],
  geneticist: [['helix', 114, 54, 1], ['helix', 24, 54, 0.8, 0, 'far'], [['smock', 'face', 'hair'], 48, 56, 0.85], [['face', 'hair'], 84, 50, -0.72]],
  surgeon: [['scalpel', 118, 54, 1.2, 20], [['smock', 'face', 'surgical'], 68, 52, 1.05]],
  cartographer: [['globe', 70, 58, 1.1], ['pin', 56, 46, 1], ['pin', 88, 62, 1], ['compass', 112, 54, 1.05, 14]],
  professor: [['atom', 75, 50, 1.25, 12], [['smock', 'face', 'hair', 'mortarboard'], 75, 58]],

  driller: [['rock', 116, 70, 1.3], ['drill', 64, 60, 0.95], ['sparks', 106, 60, 1.1]],
  prospector: [['pickaxe', 118, 56, 1.05, 24], [['coat', 'face', 'beard', 'brim', 'lamp'], 68, 50], ['crystal', 30, 88, 0.7]],
  foreman: [['crane', 116, 58, 0.8], [['bulk', 'face', 'moustache', 'hardhat'], 60, 56, 0.95]],
  'toll-keeper': [['booth', 44, 56, 1.1], ['barrier', 98, 76, 0.95], ['coin', 110, 32, 1.1]],
  pickpocket: [['crystal', 108, 56, 1.2, 12], ['hand', 66, 62, 1.1]],
  haggler: [['scales', 114, 54, 0.85], [['robe', 'hair', 'face', 'scalp', 'teardrops'], 60, 52, 1.05]],
  refiner: [['smoke', 30, 26, 0.9], ['smoke', 54, 12, 0.7], ['refinery', 75, 64, 1.1]],
  magnate: [['moon', 118, 36, 1], [['coat', 'face', 'tophat', 'monocle', 'moustache'], 66, 60]],

  gunner: [['cannon', 62, 60, 1, -16], ['cannon', 88, 60, 1, 16], ['flash', 50, 17, 0.85], ['flash', 100, 17, 0.85], ['turret', 75, 72, 1]],
  sentinel: [['wall', 60, 74, 1, 0, 'far'], [['armour', 'visored'], 75, 54, 1.05], ['shield', 112, 82, 0.9]],
  'boarding-crew': [['axe', 20, 48, 0.85, -14], ['axe', 130, 48, -0.85, 14], [['armour', 'slit'], 34, 62, 0.7], [['armour', 'slit'], 116, 62, 0.7], [['armour', 'slit'], 75, 50, 0.9]],
  sharpshooter: [['scope', 34, 34, 0.75], [['robe', 'hood', 'shades'], 92, 46, 0.95], ['longgun', 76, 84, 1, 8]],
  veteran: [[['coat', 'face', 'grey', 'scars', 'medals'], 75, 46, 1.15]],
  'siege-engineer': [['wall', 78, 66, 1], ['ram', 96, 68, 0.9, -4], ['gear', 116, 30, 0.75]],
  'war-drummer': [['waves', 75, 50, 1.3], ['stick', 46, 36, 1, 32], ['stick', 104, 36, 1, -32], ['drum', 75, 72, 0.95]],
  juggernaut: [['tank', 75, 58, 1.1]],

  comet: [['trail', 66, 62, 1, -16], ['dart', 82, 56, 1.05, -16]],
  mule: [['moon', 112, 24, 0.5, 0, 'far'], ['freighter', 76, 60, 1.05]],
  lynx: [['fighter', 75, 54, 1.05]],
  owl: [['moon', 116, 26, 0.7], ['owlship', 75, 60, 1]],

  robot: [['robot', 75, 54, 0.95]],
  'void-rat': [['moon', 118, 22, 0.5, 0, 'far'], ['rat', 73, 62, 1]],
  'star-ray': [['ray', 75, 54, 1.05, 12]],
  'glass-spider': [['spider', 75, 50, 1]],
  'ember-fox': [['flame', 26, 82, 0.8, 0, 'far'], ['flame', 124, 82, -0.8, 0, 'far'], ['fox', 75, 56, 1.05]],
  'dust-worm': [['worm', 75, 56, 1], ['clouds', 26, 104, 0.8], ['clouds', 126, 104, -0.8]],
  siren: [['waves', 75, 40, 1.15], ['siren', 75, 48, 1]],
  'iron-shark': [['shark', 75, 56, 1.05, -8]],
  leviathan: [['leviathan', 75, 58, 1], ['dart', 112, 18, 0.3, -10]],
  kraken: [['kraken', 75, 56, 0.98], ['dart', 118, 92, 0.35, -30]],
};

/** What has no card, by how it sounds: a robbery, a combat. */
export const DEEDS = {
  coin: [
    ['crystal', 108, 56, 1.2, 12],
    ['coins', 112, 92, 1],
    ['hand', 66, 62, 1.1],
  ],
  cannon: [
    ['fighter', 44, 46, 0.6, 24],
    ['fighter', 106, 66, 0.6, -156],
    ['flash', 75, 56, 1.3],
  ],
} as const satisfies Readonly<Record<string, Scene>>;

/** Who stands on a card that the table does not know, by where it comes from. */
const BY_ORIGIN: Record<Face['from'], Scene> = {
  starter: [['rock', 70, 96, 1.1]],
  ship: [
    ['trail', 40, 64, 0.8, -10],
    ['speeder', 70, 60, 0.95, -10],
  ],
  t: [[['coat', 'face', 'crop', 'shades'], 58, 52]],
  vortex: [[['armour', 'helmet'], 58, 52]],
  lab: [[['smock', 'face', 'hair', 'spectacles'], 58, 52]],
  mines: [[['coat', 'face', 'hardhat'], 58, 52]],
  fortress: [[['armour', 'slit'], 58, 52]],
  hunt: [['worm', 66, 60, 0.9]],
};

/** And what is beside it, by what it can do first. */
const BY_ABILITY: Record<Face['abilities'][number]['word'] | 'none', Scene> = {
  none: [['coin', 116, 58, 1.2]],
  crypto: [['coins', 116, 66, 1.1]],
  maneuvers: [['nozzle', 118, 50, 0.55]],
  influence: [['medals', 116, 40, 1.2]],
  draw: [['chart', 116, 52, 0.8]],
  move: [['dart', 116, 48, 0.5, -30]],
  mineralsFromDepot: [['crate', 114, 74, 0.8]],
  mineralsFromSector: [['crystal', 114, 66, 1]],
  mineralsFromRival: [['hand', 116, 66, -0.6]],
  reserve: [['vat', 118, 58, 0.85]],
  destroyPlayed: [['flame', 116, 60, 0.9]],
  destroyHand: [['scalpel', 118, 56, 1, 20]],
  destroyDiscard: [['magnet', 116, 56, 0.85]],
  peek: [['pin', 116, 66, 1.5]],
  scout: [['radar', 112, 52, 0.6]],
  cheaperBuy: [['scales', 114, 58, 0.7]],
  buyToHand: [['hand', 116, 64, -0.6]],
  buyToDeck: [['drone', 114, 52, 0.55]],
  refresh: [['globe', 114, 54, 0.65]],
  cheaperCapture: [['scope', 114, 52, 0.75]],
  cheaperConquest: [['gear', 116, 58, 0.9]],
  takeBack: [['magnet', 116, 56, -0.85]],
  reinforce: [['wall', 116, 66, 0.6]],
  rivalDiscards: [['hand', 116, 60, 0.7, -30]],
  bonus: [['sabre', 118, 60, 1, 12]],
  keepCard: [['shield', 116, 66, 0.95]],
  retreat: [['clouds', 112, 70, 0.7]],
  drawIfWon: [['drum', 114, 70, 0.6]],
};

export function sceneOf({ id, from, abilities }: Pick<Face, 'id' | 'from' | 'abilities'>): Scene {
  const own = Object.hasOwn(SCENES, id) ? SCENES[id] : undefined;
  return own ?? [...BY_ORIGIN[from], ...BY_ABILITY[abilities[0]?.word ?? 'none']];
}
