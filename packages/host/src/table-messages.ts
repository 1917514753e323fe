import type { Json, Params } from '@tortuga/kernel';
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
  /** The cards its match was begun with, those of the house too: they may be others by now. Null before it begins. */
  packDigest: z.string().nullable().default(null),
  /** Why its match can't be run by this server; what was played is then read from its record. Null for all others. */
  closed: z
    .object({ key: z.string(), params: z.custom<Params>((value) => typeof value === 'object').optional() })
    .nullable()
    .default(null),
});

export type TableInfo = z.infer<typeof tableInfoSchema>;

export const chatMessageSchema = z.object({
  type: z.literal('chat'),
  /** Its number at this table. */
  n: z.int(),
  name: z.string(),
  /** Who said it; two may have the same name. Lines of before this was told don't say. */
  player: z.string().nullable().default(null),
  /** The seat of whoever said it; null for those who watched. */
  seat: z.int().nullable().default(null),
  said: chatSchema,
  at: z.number(),
});

/** A line of chat as it is told: who said it, and when. */
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export const chatHistorySchema = z.array(chatMessageSchema);

/** What is left of a match that can't be run any more, and of every other: as it was written down, nothing computed. */
export const recordSchema = z.object({
  game: z.string(),
  rulesVersion: z.int(),
  pack: z.object({ id: z.string(), digest: z.string() }),
  startedAt: z.number(),
  finishedAt: z.number().nullable(),
  /** As the rules of then ranked it; null while it is not over. */
  result: z.custom<Json>((value) => value !== undefined).nullable(),
  seedCommitment: z.string(),
  /** Once it is over. */
  seed: z.string().nullable(),
  /** The log. Moves are told once the match is over: before that they may be secret. */
  entries: z.array(
    z.object({
      kind: z.enum(['move', 'undo', 'redo']),
      seat: z.int(),
      move: z.custom<Json>().optional(),
      at: z.number().optional(),
    }),
  ),
});

export type MatchRecord = z.infer<typeof recordSchema>;

export const tableMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('table'), table: tableInfoSchema }),
  chatMessageSchema,
  /** Somebody asked for another match: it is played at the table of this id. Who sat here may sit there. */
  z.object({ type: z.literal('rematch'), table: z.string() }),
  /** The line is still there. Who hears nothing for three times as long as between two of these should try again. */
  z.object({ type: z.literal('beat') }),
]);

export type TableMessage = z.infer<typeof tableMessageSchema>;
