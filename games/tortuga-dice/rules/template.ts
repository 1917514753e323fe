import { ACTIONS, DICE_COUNT } from './types.ts';

/** A pack for owners of the box to fill in: our source only says that the numbers differ. dice-1.3 */
export function templateOf(): object {
  const die = Object.fromEntries(ACTIONS.map((action) => [action, null]));
  return { $schema: './pack.schema.json', id: 'my-box', dice: Array.from({ length: DICE_COUNT }, () => die) };
}
