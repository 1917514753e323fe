import type { GameTypes } from '@tortuga/kernel';
import type { Title } from './title.ts';

/**
 * A title of one pack by one version of its rules. Those of the other versions are found from it, and each is made once:
 * hosts ask for every match they open. ADR 11
 */
export function titleIn<T extends GameTypes>(
  versions: readonly number[],
  version: number,
  make: (version: number, atVersion: Title<T>['atVersion']) => Title<T>,
): Title<T> {
  const made = new Map<number, Title<T>>();
  const titleAt = (wanted: number): Title<T> => {
    const title = made.get(wanted) ?? make(wanted, atVersion);
    made.set(wanted, title);
    return title;
  };
  const atVersion = (wanted: number): Title<T> | null => (versions.includes(wanted) ? titleAt(wanted) : null);
  return titleAt(version);
}
