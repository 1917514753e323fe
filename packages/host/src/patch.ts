import type { Json } from '@tortuga/kernel';

/** Where something changed in a view, and what is there now. */
export type Change = [path: (string | number)[], value: Json];

/** All that must be set in `before` to make it `after`. Both keep their fields; lists may change their length. */
export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  if (before !== after) collect(before, after, [], changes);
  return changes;
}

/** One path goes along and is written down only where something changed: most of a view never does. */
function collect(before: Json, after: Json, path: (string | number)[], changes: Change[]): void {
  const found = changes.length;
  if (isList(before)) {
    if (isList(after) && before.length === after.length) {
      for (let index = 0; index < after.length; index++) {
        collectAt(index, before[index] ?? null, after[index] ?? null, path, changes);
      }
      return;
    }
  } else if (isRecord(before) && isRecord(after)) {
    if (collectFields(before, after, path, changes)) return;
    changes.length = found;
  }
  changes.push([[...path], after]);
}

/** Says whether both have the same fields; no value of a view is undefined. */
function collectFields(before: Fields, after: Fields, path: (string | number)[], changes: Change[]): boolean {
  let surplus = 0;
  for (const key in after) {
    const old = before[key];
    if (old === undefined) return false;
    collectAt(key, old, after[key] ?? null, path, changes);
    surplus++;
  }
  for (const _ in before) surplus--;
  return surplus === 0;
}

function collectAt(
  step: string | number,
  before: Json,
  after: Json,
  path: (string | number)[],
  changes: Change[],
): void {
  if (before === after) return;
  if (typeof after !== 'object' || after === null) {
    changes.push([[...path, step], after]);
    return;
  }
  path.push(step);
  collect(before, after, path, changes);
  path.pop();
}

/**
 * Makes the changes in a view that nobody else holds, and returns it. What is set is copied, so that it stays so.
 * A view that lives as long as its match is left alone by the garbage collector; a new one for every move is not.
 */
export function makeChanges(view: Json, changes: readonly Change[]): Json {
  let root = view;
  for (const [path, value] of changes) {
    const last = path.at(-1);
    if (last === undefined) root = copyOf(value);
    else setIn(path.slice(0, -1).reduce(inside, root), last, copyOf(value));
  }
  return root;
}

/** Only what is there is ever set: a record that gets a new key is a change as a whole. */
function setIn(place: Json, step: string | number, value: Json): void {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) {
    throw new TypeError(`No ${step} to change there`);
  }
  (place as Record<string | number, Json>)[step] = value;
}

function inside(place: Json, step: string | number): Json {
  if (isList(place) && typeof step === 'number') return place[step] ?? null;
  return isRecord(place) && typeof step === 'string' ? (place[step] ?? null) : null;
}

export function copyOf(value: Json): Json {
  if (isList(value)) return value.map(copyOf);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyOf(field)]))
    : value;
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

type Fields = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
