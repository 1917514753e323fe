import { z } from 'zod';

/**
 * What one node tells the others. Only which and where: whoever cares looks into the database, where it is by then.
 * Whoever may use the database may write to the channel, so it is checked like anything from outside.
 */
const foreignChange = z.discriminatedUnion('kind', [
  /** A match moved on; `index` is the last one written. */
  z.object({ kind: z.literal('appended'), matchId: z.string(), index: z.int() }),
  /** Who sits at a table, what it plays, or that it has finished. */
  z.object({ kind: z.literal('table'), tableId: z.string() }),
  z.object({ kind: z.literal('chat'), tableId: z.string(), n: z.int() }),
  /** Those who sat at a table go on at the next one. */
  /** The invitation is for those who sit there: it is told, never written down. */
  z.object({ kind: z.literal('rematch'), tableId: z.string(), next: z.string() }),
]);

export type Notice = z.infer<typeof foreignChange>;

/** `resumed` says that the line was dead for a while, so look at everything yourself. */
export type ForeignChange = Notice | { readonly kind: 'resumed' };

const payload = z.object({ node: z.string(), notice: foreignChange });

export const writePayload = (node: string, notice: Notice): string => JSON.stringify({ node, notice });

/** What another node told; null for our own, and for anything else. */
export function readPayload(text: string, ourselves: string): Notice | null {
  const read = payload.safeParse(parsed(text));
  return read.success && read.data.node !== ourselves ? read.data.notice : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
