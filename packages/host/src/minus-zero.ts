/** A copy with 0 for every -0: it would pass for a number from 0 on, and yet JSON does not give it back. */
export function withoutMinusZero<T>(value: T): T {
  return (holdsMinusZero(value) ? JSON.parse(JSON.stringify(value)) : value) as T;
}

function holdsMinusZero(value: unknown): boolean {
  if (typeof value === 'number') return Object.is(value, -0);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMinusZero);
}
