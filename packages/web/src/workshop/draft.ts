import type { PackNode, Section } from '@tortuga/games/workshop';

/** A pack that may still have blanks: null, or a field that is not there. */
export type Draft = Readonly<Record<string, unknown>>;

/** Where a value stands in a pack. */
export type Place = readonly (string | number)[];

type CardSection = Extract<Section, { kind: 'cards' }>;

const step = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

export const valueAt = (json: unknown, place: Place): unknown => place.reduce(step, json);

/** The same with another value at a place; undefined takes the field away. */
export function withValue<T>(json: T, place: Place, value: unknown): T {
  const [key, ...rest] = place;
  if (key === undefined) return value as T;
  const changed = withValue(step(json, key), rest, value);
  if (Array.isArray(json)) return json.map((each, index) => (index === key ? changed : each)) as T;
  const { [key]: _, ...others } = (json ?? {}) as Record<string, unknown>;
  if (changed === undefined) return others as T;
  return { ...(json ?? {}), [key]: changed } as T;
}

/** What the schema says of a place; null where it knows none. */
export function nodeAt(schema: PackNode, place: Place): PackNode | null {
  return place.reduce<PackNode | null>((node, key) => {
    if (node === null) return null;
    return (typeof key === 'number' ? node.items : node.properties?.[key]) ?? null;
  }, schema);
}

/** A name or a text, in several languages. */
export const isTexts = (node: PackNode | null): boolean => node?.properties?.['pt-BR'] !== undefined;

/** Whether it has cards with names; dice have none. */
export const hasNames = (section: Section): boolean => section.kind === 'cards' && section.fields.includes('name');

const listAt = (draft: Draft, path: Place): readonly unknown[] => {
  const list = valueAt(draft, path);
  return Array.isArray(list) ? list : [];
};

/** Where the cards of a section stand. */
export function cardsOf({ path, deck }: CardSection, schema: PackNode, draft: Draft): readonly Place[] {
  const node = nodeAt(schema, path);
  if (node?.type !== 'array') return Object.keys(node?.properties ?? {}).map((name) => [...path, name]);
  const list = listAt(draft, path);
  return list.flatMap((card, index) =>
    deck === undefined || step(card, deck.field) === deck.value ? [[...path, index]] : [],
  );
}

/** Whether cards can be added and taken away. */
export const isList = ({ path }: CardSection, schema: PackNode): boolean => nodeAt(schema, path)?.type === 'array';

/** How many cards a section must have; null where any number will do. */
export function sizeOf(section: CardSection, schema: PackNode): number | null {
  if (section.deck !== undefined) return section.deck.size;
  const node = nodeAt(schema, section.path);
  if (node?.type !== 'array') return Object.keys(node?.properties ?? {}).length;
  return node.minItems === node.maxItems ? (node.minItems ?? null) : null;
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** Nothing was entered on it yet. */
export const isBlankCard = ({ fields, usual }: CardSection, card: unknown): boolean =>
  fields.every((field) => isBlank(step(card, field)) || (usual[field] !== undefined && isBlank(step(card, 'name'))));

const idsIn = (draft: unknown): readonly string[] => {
  if (typeof draft !== 'object' || draft === null) return [];
  const own = step(draft, 'id');
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(draft).flatMap(idsIn)];
};

function newId(section: CardSection, draft: Draft): string {
  const taken = new Set(idsIn(draft));
  for (let number = 1; ; number++) {
    const id = `${section.id.replace(/s$/, '')}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** A list with one more card at this index: a copy of another, or a blank one. */
export function withCard(section: CardSection, schema: PackNode, draft: Draft, index: number, of?: unknown): Draft {
  const list = listAt(draft, section.path);
  const { path, fields, deck } = section;
  const { required = [] } = nodeAt(schema, [...path, 0]) ?? {};
  const blank = {
    ...(deck === undefined ? {} : { [deck.field]: deck.value }),
    ...Object.fromEntries(fields.filter((field) => required.includes(field)).map((field) => [field, null])),
  };
  const hasId = nodeAt(schema, [...path, 0, 'id']) !== null;
  const card = { ...(of ?? blank), ...(hasId ? { id: newId(section, draft) } : {}) };
  return withValue(draft, path, [...list.slice(0, index), card, ...list.slice(index)]);
}

export const withoutCard = (draft: Draft, place: Place): Draft => {
  const path = place.slice(0, -1);
  return withValue(
    draft,
    path,
    listAt(draft, path).filter((_, index) => index !== place.at(-1)),
  );
};

/**
 * Takes a name in one language; the others keep theirs, unless it was a name of ours: changed, it is ours no longer, and its
 * translations go with it. A text that a card may do without goes when it is empty.
 */
export function withText(
  draft: Draft,
  place: Place,
  language: string,
  text: string,
  { isOurs = false, isOptional = false } = {},
): Draft {
  const before = isOurs ? {} : (valueAt(draft, place) ?? {});
  const others = Object.entries(before).filter(([key, each]) => key !== language && typeof each === 'string');
  const texts = [...others, ...(text === '' ? [] : [[language, text]])];
  return withValue(draft, place, texts.length === 0 && isOptional ? undefined : Object.fromEntries(texts));
}

/** Fills in what most cards have, once a card has a name. */
export function withUsual({ usual }: CardSection, draft: Draft, card: Place): Draft {
  const missing = Object.entries(usual).filter(([field]) => (valueAt(draft, [...card, field]) ?? null) === null);
  return missing.reduce((filled, [field, value]) => withValue(filled, [...card, field], value), draft);
}
