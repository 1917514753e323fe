import type { GameModule } from '@tortuga/games/game-module';
import { SHELF } from '@tortuga/games/shelf';
import type { AnyWorkshop, PackNode } from '@tortuga/games/workshop';
import type { PackProblem, Phrase } from '@tortuga/kernel';
import { MAX_PACK_BYTES } from '@tortuga/protocol';
import { type Draft, isTexts, nodeAt, valueAt } from './draft.ts';

export type FileRead =
  | { readonly ok: true; readonly pack: Draft }
  | { readonly ok: false; readonly problems: readonly Phrase[] };

const refused = (...problems: readonly Phrase[]): FileRead => ({ ok: false, problems });

/**
 * A file as a draft. Blanks, numbers out of bounds and missing cards are mended in the form, each at its place; anything
 * that a form has no field for is refused, with its place.
 */
export async function readFile(module: GameModule, workshop: AnyWorkshop, file: Blob): Promise<FileRead> {
  if (file.size > MAX_PACK_BYTES)
    return refused({ key: 'server.error.packTooLarge', params: { most: MAX_PACK_BYTES / 1024 } });
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return refused({ key: 'web.pack.notJson' });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refused({ key: 'web.pack.notJson' });
  const other = await otherGameOf(module, json);
  if (other !== null)
    return refused({ key: 'workshop.file.otherGame', params: { game: { key: `web.game.${other}.name` } } });
  // `$schema` is for editors; it is not part of the pack.
  const { $schema: _, ...draft }: Draft = { ...(module.packTemplate() as Draft), ...json };
  const read = module.withPack(draft);
  const hopeless = read.ok ? [] : read.problems.filter((each) => !canBeMended(workshop.schema, draft, each));
  return hopeless.length === 0 ? { ok: true, pack: draft } : refused(...hopeless.map(({ problem }) => problem));
}

const fieldsOf = (json: object): readonly string[] =>
  Object.keys(json).filter((key) => key !== '$schema' && key !== 'id');

/** The game whose fields the file has, if not this one's. */
async function otherGameOf(module: GameModule, json: object): Promise<string | null> {
  const fields = fieldsOf(json);
  const fits = (each: GameModule): boolean => fieldsOf(each.packTemplate()).some((field) => fields.includes(field));
  if (fits(module)) return null;
  for (const { id, module: open } of SHELF) {
    if (id !== module.game.id && fits(await open())) return id;
  }
  return null;
}

function canBeMended(schema: PackNode, draft: Draft, { path }: PackProblem): boolean {
  const value = valueAt(draft, path);
  if (value === null || value === undefined) return true;
  const node = nodeAt(schema, path);
  if (isTexts(node)) return typeof value === 'object' && Object.values(value).every((each) => each === null);
  switch (node?.type) {
    case 'integer':
      return typeof value === 'number';
    case 'array':
      return Array.isArray(value);
    case 'string':
      return typeof value === 'string' && node.maxLength !== undefined;
    default:
      return false;
  }
}
