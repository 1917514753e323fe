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
  /** Those who sat at a table go on at the next one. The invitation is for them: it is told, never written down. */
  z.object({ kind: z.literal('rematch'), tableId: z.string(), next: z.string() }),
  /** Who has a table open on that node, and how many look on: told now and then, forgotten when it is not repeated. */
  z.object({
    kind: z.literal('present'),
    tableId: z.string(),
    node: z.string(),
    players: z.array(z.string()).readonly(),
    watching: z.int(),
  }),
]);

export type Notice = z.infer<typeof foreignChange>;

/** `resumed` says that the line was dead for a while, so look at everything yourself. */
export type ForeignChange = Notice | { readonly kind: 'resumed' };

const payload = z.object({ node: z.string(), notice: foreignChange });

/** PostgreSQL takes 8,000 bytes at most; more people than this don't sit at any table. */
const MOST_PLAYERS = 50;

export const writePayload = (node: string, notice: Notice): string =>
  JSON.stringify({ node, notice: notice.kind === 'present' ? withFewPlayers(notice) : notice });

const withFewPlayers = (notice: Extract<Notice, { kind: 'present' }>): Notice => ({
  ...notice,
  players: notice.players.slice(0, MOST_PLAYERS),
});

/** What another node told; null for our own, and for anything else: a newer node may tell more than we know. */
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
