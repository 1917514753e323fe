export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The same text for the same value, whatever the order of its keys (RFC 8785 for the values we allow).
 * Whatever JSON would silently drop or change is an error: a state containing it could not be saved.
 */
export function canonicalJson(value: unknown, path = '$'): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) throw new TypeError(`${path}: ${value} is not plain JSON`);
      return JSON.stringify(value);
    case 'object':
      return value === null ? 'null' : canonicalObject(value, path);
    default:
      throw new TypeError(`${path}: ${typeof value} is not plain JSON`);
  }
}

function canonicalObject(value: object, path: string): string {
  if (Array.isArray(value)) {
    return `[${Array.from(value, (element: unknown, index) => canonicalJson(element, `${path}[${index}]`)).join(',')}]`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`${path}: an instance of a class is not plain JSON`);
  }
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field, `${path}.${key}`)}`).join(',')}}`;
}

/** Whether two values of plain JSON are the same; much cheaper than comparing their texts or hashes. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((value, index) => isSame(value, other[index]))
    );
  }
  return isRecord(one) && isRecord(other) && hasSameFields(one, other);
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasSameFields(one: Fields, other: Fields): boolean {
  let surplus = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
    surplus++;
  }
  for (const _ in other) surplus--;
  return surplus === 0;
}

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  /** How many characters are valid before the text goes wrong or breaks off. */
  | { readonly ok: false; readonly offset: number };

/** Parses untrusted text. Minus zero becomes zero: schemas accept it as 0, but `canonicalJson` does not. */
export function readJson(text: string): JsonRead {
  try {
    return { ok: true, value: JSON.parse(text, (_, value: unknown) => (Object.is(value, -0) ? 0 : value)) };
  } catch {
    return { ok: false, offset: validPrefixLength(text) };
  }
}

/**
 * Engines report the position of an error in their own words, if at all. But they all say of a valid prefix that it
 * ends too early, so the longest one is found by bisection.
 */
function validPrefixLength(text: string): number {
  let valid = 0;
  let broken = text.length + 1;
  while (broken - valid > 1) {
    const middle = Math.floor((valid + broken) / 2);
    if (isValidPrefix(text.slice(0, middle))) valid = middle;
    else broken = middle;
  }
  return valid;
}

function isValidPrefix(prefix: string): boolean {
  try {
    JSON.parse(prefix);
    return true;
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    return position === undefined ? /end of|EOF/i.test(String(error)) : Number(position) >= prefix.length;
  }
}
