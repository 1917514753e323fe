import type { Json } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';

/** A step that this viewer saw happen, and what they saw before it. */
export interface Witnessed {
  readonly view: Json;
  readonly step: Step;
}

/** More than a round of the longest game. Views share what did not change, so this takes little space. */
const LONGEST = 256;

interface Before {
  readonly n: number;
  readonly view: Json;
}

/** The trail, longer by some steps. Where steps came together, nobody can tell what was seen between them: it begins anew. */
export function trailWith(
  trail: readonly Witnessed[],
  before: Before | null,
  steps: readonly Step[],
): readonly Witnessed[] {
  const [step, ...more] = steps;
  if (step === undefined) return trail;
  if (before === null || more.length > 0 || step.n !== before.n + 1) return [];
  return [...trail.slice(1 - LONGEST), { view: before.view, step }];
}
