import type { Json, Params, Seat } from '@tortuga/kernel';
import { z } from 'zod';

/**
 * What goes over the wire about one match, in both directions. The same messages are spoken by the server's
 * sockets, by the worker in the browser and by tests.
 */

/**
 * What this program speaks. Raised when a client of before could not follow any more; what is only added needs no new
 * number, since both ends pass over what they don't know. A page says its number when it connects; one that says
 * nothing is older than the numbers.
 */
export const PROTOCOL = 2;
/** The numbers of clients that a server of this version still answers. */
export const SPOKEN_PROTOCOLS: readonly number[] = [1, 2];
/** With this code a connection ends whose client has to be loaded anew: what it speaks is not understood here. */
export const OUTDATED_CLIENT = 4010;

/** More than any game's longest move: a frame beyond it is refused before it is parsed. */
export const LARGEST_REQUEST_BYTES = 4096;

/** No NUL and no half of a character: no database gives those back as they were. */
const requestId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\0\p{Surrogate}]*$/u);

/** What a seat may ask of its match. */
export const askingSchema = z.discriminatedUnion('type', [
  /** An answer to a decision. The id makes it count once, however often it is sent. */
  z.strictObject({ type: z.literal('move'), id: requestId, decision: z.int().min(0), move: z.unknown() }),
  z.strictObject({ type: z.literal('undo'), id: requestId }),
  z.strictObject({ type: z.literal('redo'), id: requestId }),
  /** Why is this move not allowed? */
  z.strictObject({ type: z.literal('why'), id: requestId, move: z.unknown() }),
]);

export const requestSchema = z.discriminatedUnion('type', [
  ...askingSchema.options,
  /** Send all again from this number on; 0 for the beginning. */
  z.strictObject({ type: z.literal('resume'), from: z.int().min(0) }),
]);

export type Request = z.infer<typeof requestSchema>;

const seatSchema = z.custom<Seat>((index) => Number.isInteger(index) && Number(index) >= 0);

/** From here on: what a server says. A newer one may say more, so what is not known is passed over. */

/** What came out of JSON.parse is JSON: what is in it is for the game's own schemas to say. */
const json = z.custom<Json>((value) => value !== undefined);
const params = z.custom<Params>((value) => typeof value === 'object' && value !== null);
const phrase = z.object({ key: z.string(), params: params.exactOptional() });
const refusal = z.object({ rule: z.string(), key: z.string(), params: params.exactOptional() });

const offers = z.object({
  legal: z.array(z.object({ move: json, price: json.exactOptional() })),
  /** Moves refused for the same reason stand together. */
  refused: z.array(z.object({ refusal, moves: z.array(json) })),
});

/** What a log entry was, and what this viewer may know of what came of it. */
const happened = z.object({
  n: z.int(),
  kind: z.enum(['move', 'undo', 'redo']),
  seat: seatSchema,
  events: z.array(json),
});

/** How the match stands for this viewer. */
const standing = {
  decision: z.int(),
  pending: z.array(seatSchema),
  /** By seat, in milliseconds: how long each has been asked so far. Empty where nobody measures. */
  clocks: z.array(z.number()),
  prompt: phrase,
  /** Null for those who have nothing to decide. */
  offers: offers.nullable(),
  undo: z.boolean(),
  redo: z.boolean(),
  result: json.nullable(),
  /** The seed, once the match is over. */
  seed: z.string().nullable(),
};

const changes = z.array(z.tuple([z.array(z.union([z.string(), z.int()])), json]));

export const messageSchema = z.discriminatedUnion('type', [
  /** Everything, after a connection or a gap: how it stands, and what this client has not heard of yet. */
  z.object({
    type: z.literal('snapshot'),
    n: z.int(),
    game: z.string(),
    rulesVersion: z.int(),
    options: json,
    seats: z.int(),
    seedCommitment: z.string(),
    view: json,
    missed: z.array(happened),
    ...standing,
  }),
  /** One entry further. A client that has not seen n - 1 asks to resume. */
  z.object({
    type: z.literal('update'),
    ...happened.shape,
    /** What of the view is different now: first what all see, then what is this viewer's own. */
    changes,
    own: changes,
    ...standing,
    /** For whoever asked for this entry: the request with this id is done and durable. */
    answers: z.string().exactOptional(),
  }),
  /** The same for whoever heard no update of it: the request had been done before, or they don't listen. */
  z.object({ type: z.literal('done'), id: z.string(), n: z.int() }),
  z.object({ type: z.literal('refused'), id: z.string(), refusal }),
  z.object({ type: z.literal('reason'), id: z.string(), refusal: refusal.nullable() }),
  /** The request was not understood. */
  z.object({ type: z.literal('error'), id: z.string().nullable(), error: phrase }),
]);

export type Message = z.infer<typeof messageSchema>;
export type Update = Extract<Message, { type: 'update' }>;
export type Happened = z.infer<typeof happened>;
export type Offers = z.infer<typeof offers>;
