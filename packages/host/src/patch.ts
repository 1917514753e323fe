import type { Json } from '@tortuga/kernel';

/** Where something changed in a view, and what is there now. */
export type Change = [path: (string | number)[], value: Json];

/** All that must be set in `before` to make it `after`. Both keep their fields; lists may change their length. */
export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

/** One path goes along and is written down only where something changed: most of a view never does. */
function collect(before: Json, after: Json, path: (string | number)[], changes: Change[]): void {
  if (isList(before) && isList(after) && before.length === after.length) {
    for (let index = 0; index < after.length; index++) {
      collectAt(index, before[index] ?? null, after[index] ?? null, path, changes);
    }
  } else if (isRecord(before) && isRecord(after) && sameKeys(before, after)) {
    for (const key of Object.keys(after)) {
      collectAt(key, before[key] ?? null, after[key] ?? null, path, changes);
    }
  } else if (before !== after) {
    changes.push([[...path], after]);
  }
}

function collectAt(
  step: string | number,
  before: Json,
  after: Json,
  path: (string | number)[],
  changes: Change[],
): void {
  if (before === after) return;
  path.push(step);
  collect(before, after, path, changes);
  path.pop();
}

/** A copy with the changes made; what did not change is shared with the original. */
export function withChanges(before: Json, changes: readonly Change[]): Json {
  return changes.reduce((view, [path, value]) => withChange(view, path, value), before);
}

function withChange(before: Json, [step, ...rest]: readonly (string | number)[], value: Json): Json {
  if (step === undefined) return value;
  if (isList(before) && typeof step === 'number') {
    return before.map((element, index) => (index === step ? withChange(element, rest, value) : element));
  }
  if (isRecord(before) && typeof step === 'string')
    return { ...before, [step]: withChange(before[step] ?? null, rest, value) };
  throw new TypeError(`No ${step} to change there`);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two views of one game nearly always have their keys in the same order. */
function sameKeys(a: object, b: object): boolean {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return keys.length === others.length && keys.every((key, place) => key === others[place] || Object.hasOwn(b, key));
}
