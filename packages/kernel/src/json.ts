export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * One text for one value, whatever order its keys were written in (RFC 8785 for the values we allow).
 * What JSON would silently drop or change is an error: a state that holds it could not be saved.
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

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  /** How many letters make sense before it goes wrong or breaks off. */
  | { readonly ok: false; readonly offset: number };

/** Parses foreign text. Minus zero becomes zero: it would pass for a number from 0 on and yet be no plain JSON of ours. */
export function readJson(text: string): JsonRead {
  try {
    return { ok: true, value: JSON.parse(text, (_, value: unknown) => (Object.is(value, -0) ? 0 : value)) };
  } catch {
    return { ok: false, offset: sensibleStart(text) };
  }
}

/**
 * Engines tell the place of an error in their own words, and not always. But of a text that is right so far they
 * say that it ended too early: the longest such start is found by halving.
 */
function sensibleStart(text: string): number {
  let sensible = 0;
  let broken = text.length + 1;
  while (broken - sensible > 1) {
    const middle = Math.floor((sensible + broken) / 2);
    if (isSensible(text.slice(0, middle))) sensible = middle;
    else broken = middle;
  }
  return sensible;
}

function isSensible(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1];
    return place === undefined ? /end of|EOF/i.test(String(error)) : Number(place) >= start.length;
  }
}
