import house from '../packs/house.json' with { type: 'json' };
import type { Pack } from '../rules/pack.ts';
import { readPack } from '../rules/read-pack.ts';

/** The house set as the rules read it. */
export function housePack(): Pack {
  const read = readPack(house);
  if (!read.ok) throw new Error(`The house set is broken: ${JSON.stringify(read.problem)}`);
  return read.pack;
}
