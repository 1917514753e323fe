import type { Json } from '@tortuga/kernel';
import { z } from 'zod';
import { chatSchema } from './chat.ts';

/** A pack of cards that somebody brings along is text of this length at most. */
export const LARGEST_PACK_BYTES = 256 * 1024;

/** What everybody may know of a table, and what its visitors hear of it besides the match itself. */

const seatInfo = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  /** Who sits there, or for whom the bot stands in. */
  name: z.string().nullable(),
  player: z.string().nullable(),
  bot: z.string().nullable(),
  /** A person who has the table open, or a bot. */
  present: z.boolean(),
});

export const tableInfoSchema = z.object({
  id: z.string(),
  game: z.string(),
  /** The cards it is played with; null for those of the house. */
  pack: z.object({ id: z.string(), digest: z.string() }).nullable(),
  options: z.custom<Json>((value) => value !== undefined),
  visibility: z.enum(['public', 'invite']),
  state: z.enum(['lobby', 'playing', 'finished']),
  /** The player who may start it. */
  host: z.string(),
  seats: z.array(seatInfo),
  /** The seats that owe a decision now. */
  pending: z.array(z.int()),
  watching: z.int(),
});

export type TableInfo = z.infer<typeof tableInfoSchema>;

export const chatMessageSchema = z.object({
  type: z.literal('chat'),
  /** Its number at this table. */
  n: z.int(),
  name: z.string(),
  said: chatSchema,
  at: z.number(),
});

/** A line of chat as it is told: who said it, and when. */
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export const chatHistorySchema = z.array(chatMessageSchema);

export const tableMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('table'), table: tableInfoSchema }),
  chatMessageSchema,
  /** Somebody asked for another match: it is played at the table of this id. Who sat here may sit there. */
  z.object({ type: z.literal('rematch'), table: z.string() }),
  /** The line is still there. Who hears nothing for three times as long as between two of these should try again. */
  z.object({ type: z.literal('beat') }),
]);

export type TableMessage = z.infer<typeof tableMessageSchema>;
