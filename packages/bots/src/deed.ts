import type { GameTypes, Phrase, Seat, ViewOf } from '@tortuga/kernel';

/** Something that a seat chose to do, as another viewer saw it. */
export interface Deed<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
  /** What the viewer knew before, and what the deed itself has shown since: nothing that is still hidden. */
  readonly view: ViewOf<T>;
}

const MOST_REASONS = 3;

/** Of one deed all that speaks for it, of several the first thing that speaks for each: the newest count. */
export function reasonsOfEach<T extends GameTypes>(
  deeds: readonly Deed<T>[],
  reasonsOf: (deed: Deed<T>) => readonly Phrase[],
): readonly Phrase[] {
  const each = deeds.map(reasonsOf);
  const found = each.length === 1 ? each.flat() : each.flatMap((reasons) => reasons.slice(0, 1));
  const byText = new Map(found.map((reason) => [JSON.stringify(reason), reason]));
  return [...byText.values()].slice(-MOST_REASONS);
}
