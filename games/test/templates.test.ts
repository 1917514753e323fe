import { expect, it } from 'vitest';
import { GAME_MODULES } from '../registry.ts';

/** Everything in a value that is neither a list nor an object, by its path. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
}

it.each(GAME_MODULES.map((module) => ({ id: module.game.id, module })))(
  '$id: the pack template is refused while it is empty, and has no field that packs don’t have',
  ({ module }) => {
    expect(module.withPack(module.packTemplate())).toMatchObject({ ok: false });
    const fields = leavesOf(module.packTemplate()).map(([path]) => path.split('.').at(-1));
    const known = new Set(leavesOf(module.pack).flatMap(([path]) => path.split('.')));
    // A template names no field that a pack does not have.
    expect(fields.filter((field) => field !== '$schema' && !known.has(field ?? ''))).toEqual([]);
  },
);

it.each(['tortuga-cards', 'tortuga-dice'])('%s: the pack template has none of our own values', (id) => {
  const template = GAME_MODULES.find(({ game }) => game.id === id)?.packTemplate();
  expect(leavesOf(template).filter(([, value]) => typeof value === 'number')).toEqual([]);
});
