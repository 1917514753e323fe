import { z } from 'zod';
import { seatSchema } from './values.ts';

/** The clock of a table, as it is chosen when the table is opened. What it may be says rule table-7.1. */

/** When time is up: a bot plays on, the others decide, or the match ends. */
const timeUp = z.enum(['bot', 'ask', 'end']);

export const clockTermsSchema = z.discriminatedUnion('kind', [
  /** In seconds: what everybody has for the whole match, and what every answer adds. */
  z.strictObject({ kind: z.literal('live'), bank: z.number(), increment: z.number(), timeUp }),
  /** Days for every answer. */
  z.strictObject({ kind: z.literal('mail'), days: z.number(), weekends: z.enum(['count', 'off']), timeUp }),
]);

export type ClockTerms = z.infer<typeof clockTermsSchema>;

/** What the clocks of a match show, by the server's time, in milliseconds. */
export const timeSchema = z.object({
  /** The server's time when it was sent: the reader's clock may be wrong. */
  now: z.number(),
  isPaused: z.boolean(),
  seats: z.array(
    z.object({
      /** What is left, if the clock stands still. */
      left: z.number(),
      /** When it will be used up, if the clock runs. */
      due: z.number().nullable(),
    }),
  ),
});

export type MatchTime = z.infer<typeof timeSchema>;

/** What the players of a table may agree on: a pause of the clocks, or to end the match without a winner. */
export const AGREEMENTS = ['pause', 'stop'] as const;

export type Agreement = (typeof AGREEMENTS)[number];

/** How a match came to an end before its own: somebody's time was up, somebody resigned, all agreed, or the server's keepers ended it. */
export const endingSchema = z.object({
  cause: z.enum(['time', 'resigned', 'agreed', 'closed']),
  /** Whose time was up, or who resigned. */
  seat: seatSchema.nullable(),
  /** The seats, best first; those that share a place stand together. */
  ranking: z.array(z.array(seatSchema)),
  at: z.number(),
});

export type TableEnding = z.infer<typeof endingSchema>;

/** The clock of a table, besides what the match itself says. */
export const tableClockSchema = z.object({
  terms: clockTermsSchema,
  isPaused: z.boolean(),
  /** Seats whose time is up, and about which the others are to decide. */
  up: z.array(z.int()),
});
