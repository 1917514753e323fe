import { type Action, actionSchema } from '@tortuga/protocol';
import { z } from 'zod';
import { sessionRead, sessionWrite } from './session.ts';

/**
 * What was asked of a match and not answered when the page was loaded anew. The new page asks the same by the same ids,
 * and the host counts each id once: whether it had arrived or not, it is done once.
 */

/** What is older was meant for another moment. */
const LONGEST_MS = 120_000;

const keptSchema = z.object({ at: z.number(), asked: z.array(actionSchema) });

const keyOf = (table: string): string => `tortuga.asked.${table}`;

export function keepAsked(table: string, unanswered: readonly Action[], now = Date.now()): void {
  // Why something is not allowed nobody wants to know any more.
  const asked = unanswered.filter(({ type }) => type !== 'why');
  sessionWrite(keyOf(table), asked.length === 0 ? null : JSON.stringify({ at: now, asked }));
}

export function askedBefore(table: string, now = Date.now()): readonly Action[] {
  const kept = read(table);
  return kept === null || now - kept.at > LONGEST_MS ? [] : kept.asked;
}

/** It is answered. */
export function forgetAsked(table: string, id: string): void {
  const kept = read(table);
  if (kept === null) return;
  keepAsked(
    table,
    kept.asked.filter((request) => request.id !== id),
    kept.at,
  );
}

function read(table: string): z.infer<typeof keptSchema> | null {
  const text = sessionRead(keyOf(table));
  if (text === null) return null;
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    // Of another version: it is asked for by hand.
    return null;
  }
}
