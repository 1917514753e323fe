import { z } from 'zod';
import { tableInfoSchema } from './table-messages.ts';

export const playerSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Player' });
export type PlayerInfo = z.infer<typeof playerSchema>;

const friendSchema = playerSchema.extend({
  isHere: z.boolean(),
  /** When they last were, in milliseconds since 1970; null if nobody knows. */
  seenAt: z.number().nullable(),
});

/** Whom a player knows. Nobody is in two of the first five lists. */
export const peopleSchema = z
  .object({
    friends: z.array(friendSchema),
    /** They want to be friends, and wait for an answer. */
    asking: z.array(playerSchema),
    /** They have not answered yet. */
    asked: z.array(playerSchema),
    blocked: z.array(playerSchema),
    /** They had a place at one of the player's tables. */
    met: z.array(playerSchema),
    /** Whose chat messages the player does not want to read; they may be in another list as well. */
    muted: z.array(playerSchema).default([]),
  })
  .meta({ id: 'People' });
export type PeopleInfo = z.infer<typeof peopleSchema>;

export const invitationSchema = z.object({
  table: tableInfoSchema,
  from: playerSchema,
  at: z.number(),
});
export type InvitationInfo = z.infer<typeof invitationSchema>;
