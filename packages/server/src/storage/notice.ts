import { z } from 'zod';

/**
 * A notice from one node to the others. It only says what has changed: they read the change itself from the database.
 * Every user of the database may write to the channel, so notices are checked like any input.
 */
const noticeSchema = z.discriminatedUnion('kind', [
  /** A match has new entries; `index` is the last one. */
  z.object({ kind: z.literal('appended'), matchId: z.string(), index: z.int() }),
  /** The row of a table has changed. */
  z.object({ kind: z.literal('table'), tableId: z.string() }),
  z.object({ kind: z.literal('chat'), tableId: z.string(), n: z.int() }),
  /** A chat message was taken away. */
  z.object({ kind: z.literal('unsaid'), tableId: z.string(), n: z.int() }),
  /** Sanctions or the announcement have changed. */
  z.object({ kind: z.literal('house') }),
  /** The players of a table go on at the next one. */
  z.object({ kind: z.literal('rematch'), tableId: z.string(), next: z.string() }),
  /** When the next time will be up at a table. */
  z.object({ kind: z.literal('due'), tableId: z.string(), at: z.number().nullable() }),
  /** Who has a table open on that node, and how many watch. Sent at every heartbeat; expires unless it is repeated. */
  z.object({
    kind: z.literal('present'),
    tableId: z.string(),
    node: z.string(),
    players: z.array(z.string()).readonly(),
    watching: z.int(),
  }),
]);

export type Notice = z.infer<typeof noticeSchema>;

/** `resumed`: the connection was lost for a while, so that any change may have been missed. */
export type RemoteChange = Notice | { readonly kind: 'resumed' };

const payload = z.object({ node: z.string(), notice: noticeSchema });

/** PostgreSQL takes 8,000 bytes at most, and no table has more seats than this. */
const MAX_PLAYERS = 50;

export const writePayload = (node: string, notice: Notice): string =>
  JSON.stringify({ node, notice: notice.kind === 'present' ? withFewPlayers(notice) : notice });

const withFewPlayers = (notice: Extract<Notice, { kind: 'present' }>): Notice => ({
  ...notice,
  players: notice.players.slice(0, MAX_PLAYERS),
});

/** Returns the notice of another node; null for our own, and for one that we don't understand: it may be of a newer node. */
export function readPayload(text: string, ownNode: string): Notice | null {
  const read = payload.safeParse(parsed(text));
  return read.success && read.data.node !== ownNode ? read.data.notice : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
