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
