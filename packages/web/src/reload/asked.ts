import { type Action, actionSchema } from '@tortuga/protocol';
import { z } from 'zod';
import { sessionRead, sessionWrite } from './session.ts';

/**
 * Requests that had no answer when the page was reloaded. The new page repeats them with the same ids, and the host counts
 * each id once: whether it had arrived or not, it is done once.
 */

/** Older requests were meant for another moment. */
const MAX_AGE_MS = 120_000;

const keptSchema = z.object({ at: z.number(), asked: z.array(actionSchema) });

const keyOf = (table: string): string => `tortuga.asked.${table}`;

export function keepAsked(table: string, unanswered: readonly Action[], now = Date.now()): void {
  // Nobody waits for the answer to a "why" any more.
  const asked = unanswered.filter(({ type }) => type !== 'why');
  sessionWrite(keyOf(table), asked.length === 0 ? null : JSON.stringify({ at: now, asked }));
}

export function askedBefore(table: string, now = Date.now()): readonly Action[] {
  const kept = read(table);
  return kept === null || now - kept.at > MAX_AGE_MS ? [] : kept.asked;
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
    // Stored by another version: the player repeats it.
    return null;
  }
}
