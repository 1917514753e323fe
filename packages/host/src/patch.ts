import type { Json } from '@tortuga/kernel';

/** Where something changed in a view, and what is there now. */
export type Change = [path: (string | number)[], value: Json];

/** A list or a record of ours, that nobody else holds. */
type Place = Record<string | number, Json>;

/**
 * Makes what was shown what it is now, and lists what had to be set: fields that stay, and lists that keep their length,
 * are gone into, all else is set as a whole. `shown` is changed, and nobody else may hold it; what is set in it is a copy.
 * A view that lives as long as its match is left alone by the garbage collector; a new one for every move is not.
 */
export function updateShown(shown: Json, now: Json): { readonly shown: Json; readonly changes: Change[] } {
  const changes: Change[] = [];
  return { shown: shown === now ? shown : settle(shown, now, [], changes), changes };
}

/** One path goes along and is written down only where something changed: most of a view never does. */
function settle(shown: Json, now: Json, path: (string | number)[], changes: Change[]): Json {
  const found = changes.length;
  if (isList(shown)) {
    if (isList(now) && shown.length === now.length) {
      for (let index = 0; index < now.length; index++) {
        if (shown[index] !== now[index]) settleAt(shown as unknown as Place, index, now[index] ?? null, path, changes);
      }
      return shown;
    }
  } else if (isRecord(shown) && isRecord(now)) {
    if (settleFields(shown as Place, now, path, changes)) return shown;
    changes.length = found;
  }
  changes.push([[...path], now]);
  return copyOf(now);
}

/** Says whether both have the same fields; no value of a view is undefined. */
function settleFields(shown: Place, now: Fields, path: (string | number)[], changes: Change[]): boolean {
  let surplus = 0;
  for (const key in now) {
    const old = shown[key];
    if (old === undefined) return false;
    if (old !== now[key]) settleAt(shown, key, now[key] ?? null, path, changes);
    surplus++;
  }
  for (const _ in shown) surplus--;
  return surplus === 0;
}

function settleAt(place: Place, step: string | number, now: Json, path: (string | number)[], changes: Change[]): void {
  if (typeof now !== 'object' || now === null) {
    changes.push([[...path, step], now]);
    place[step] = now;
    return;
  }
  path.push(step);
  place[step] = settle(place[step] ?? null, now, path, changes);
  path.pop();
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

export function isSame(one: Json, other: Json): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((element, index) => isSame(element, other[index] ?? null));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key] ?? null, other[key] ?? null))
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

type Fields = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
