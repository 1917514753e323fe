import { z } from 'zod';
import { chatSchema } from './chat.ts';
import { AGREEMENTS, endingSchema, tableClockSchema } from './clock.ts';
import { jsonSchema, phraseSchema } from './values.ts';

/** The largest pack of cards that somebody may bring along, as text. */
export const MAX_PACK_BYTES = 256 * 1024;

/** What everybody may know about a table, and what its visitors are sent besides the match itself. */

const seatInfo = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  /** Who sits there, or whom the bot stands in for. */
  name: z.string().nullable(),
  player: z.string().nullable(),
  bot: z.string().nullable(),
  /** A person who has the table open, or a bot. */
  present: z.boolean(),
  /** When somebody who is away was last here, by the server's time. */
  awaySince: z.number().nullable().default(null),
});

export const tableInfoSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    /** The cards it is played with; null for the default pack. */
    pack: z.object({ id: z.string(), digest: z.string() }).nullable(),
    options: jsonSchema,
    visibility: z.enum(['public', 'invite']),
    /** Whether players may ask a bot what it would do. Servers of earlier versions did not say. */
    hints: z.enum(['allowed', 'forbidden']).default('allowed'),
    /** Of whoever opened it; null where nobody said. Servers of earlier versions said neither this nor since when it is open. */
    language: z.string().nullable().default(null),
    openedAt: z.number().nullable().default(null),
    /** Null where nobody's time runs out. */
    clock: tableClockSchema.nullable().default(null),
    /** What somebody would like all to agree on, and the seats that do. */
    proposal: z
      .object({ what: z.enum(AGREEMENTS), seats: z.array(z.int()) })
      .nullable()
      .default(null),
    /** How its match came to an end before its own. */
    ending: endingSchema.nullable().default(null),
    state: z.enum(['lobby', 'playing', 'finished']),
    /** The player who may start it. */
    host: z.string(),
    seats: z.array(seatInfo),
    /** The seats that owe a decision now. */
    pending: z.array(z.int()),
    watching: z.int(),
    /** The cards its match was begun with; the default pack may be another by now. Null before the match begins. */
    packDigest: z.string().nullable().default(null),
    /** Why this server can't run its match: what was played is then read from the record. Null for all others. */
    closed: phraseSchema.nullable().default(null),
  })
  .meta({ id: 'Table' });

export type TableInfo = z.infer<typeof tableInfoSchema>;

export const chatMessageSchema = z
  .object({
    type: z.literal('chat'),
    /** Its number at this table. */
    n: z.int(),
    name: z.string(),
    /** Who said it: two players may have the same name. Null in messages from before this was stored. */
    player: z.string().nullable().default(null),
    /** The seat of whoever said it; null for those who watched. */
    seat: z.int().nullable().default(null),
    said: chatSchema,
    at: z.number(),
  })
  .meta({ id: 'ChatMessage' });

/** A chat message with who said it, and when. */
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export const chatHistorySchema = z.array(chatMessageSchema);

/** A match as it is stored, nothing computed: all that is left of one that can't be run any more. */
export const recordSchema = z
  .object({
    game: z.string(),
    rulesVersion: z.int(),
    pack: z.object({ id: z.string(), digest: z.string() }),
    startedAt: z.number(),
    finishedAt: z.number().nullable(),
    /** As it was ranked at the time; null while it is not over. */
    result: jsonSchema.nullable(),
    seedCommitment: z.string(),
    /** Once it is over. */
    seed: z.string().nullable(),
    /** The log. Moves are included once the match is over: before that they may be secret. */
    entries: z.array(
      z.object({
        kind: z.enum(['move', 'undo', 'redo']),
        seat: z.int(),
        move: jsonSchema.optional(),
        at: z.number().optional(),
      }),
    ),
  })
  .meta({ id: 'MatchRecord' });

export type MatchRecord = z.infer<typeof recordSchema>;

export const tableMessageSchema = z.discriminatedUnion('type', [
  /** With the server's time: the reader's clock may be wrong. */
  z.object({ type: z.literal('table'), table: tableInfoSchema, now: z.number().exactOptional() }),
  chatMessageSchema,
  /** A chat message was taken away. */
  z.object({ type: z.literal('unsaid'), n: z.int() }),
  /** Somebody asked for another match: it is played at the table with this id, by those who sat here. */
  z.object({ type: z.literal('rematch'), table: z.string() }),
  /** The connection is still there. A client that gets nothing for three such intervals should connect again. */
  z.object({ type: z.literal('beat') }),
]);

export type TableMessage = z.infer<typeof tableMessageSchema>;
