import type { Json } from '@tortuga/kernel';

/** A path into a view, and the value that now stands there. */
export type Change = [path: (string | number)[], value: Json];

type Path = (string | number)[];

/** Compares records with the same fields and lists of the same length element by element; all else is set as a whole. */
export function changesBetween(before: Json, now: Json): Change[] {
  const changes: Change[] = [];
  if (before !== now) collect(before, now, [], changes);
  return changes;
}

/** One path is reused, and copied only where something changed: most of a view never does. */
function collect(before: Json, now: Json, path: Path, changes: Change[]): void {
  if (isList(before)) {
    if (isList(now) && before.length === now.length) {
      for (let index = 0; index < now.length; index++) {
        if (before[index] !== now[index]) step(index, before[index] ?? null, now[index] ?? null, path, changes);
      }
      return;
    }
  } else if (isRecord(before) && isRecord(now)) {
    const found = changes.length;
    if (collectFields(before, now, path, changes)) return;
    changes.length = found;
  }
  changes.push([path.slice(), now]);
}

/** Returns false if the fields are not the same; no value of a view is undefined. */
function collectFields(before: Fields, now: Fields, path: Path, changes: Change[]): boolean {
  let surplus = 0;
  for (const key in now) {
    const old = before[key];
    if (old === undefined) return false;
    if (old !== now[key]) step(key, old, now[key] ?? null, path, changes);
    surplus++;
  }
  for (const _ in before) surplus--;
  return surplus === 0;
}

function step(to: string | number, before: Json, now: Json, path: Path, changes: Change[]): void {
  path.push(to);
  collect(before, now, path, changes);
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

type Fields = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
