import type { GameTypes } from './game.ts';
import type { Seat } from './ids.ts';
import type { Refusal } from './phrase.ts';
import type { Step } from './position.ts';

export type Undoable = { readonly index: number } | { readonly refusal: Refusal };

/**
 * Which step a seat may undo now: its latest, unless that is final or another seat has since answered a later question
 * and so may have acted on what it saw. Answers to the same open question were given without seeing each other, and
 * don't get in the way.
 */
export function undoable<T extends GameTypes>(steps: readonly Step<T>[], openQuestion: number, seat: Seat): Undoable {
  const index = steps.findLastIndex((step) => step.seat === seat);
  const step = steps[index];
  if (step === undefined) return { refusal: { rule: 'table-2.1', key: 'table.refuse.nothingToUndo' } };
  if (step.final) return { refusal: { rule: 'table-2.2', key: 'table.refuse.revealed' } };
  const later = steps.slice(index + 1);
  const blind = step.question === openQuestion && later.every((other) => other.question === step.question);
  if (later.length > 0 && !blind) return { refusal: { rule: 'table-2.3', key: 'table.refuse.othersActed' } };
  return { index };
}
