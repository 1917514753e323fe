import { z } from 'zod';
import { timeSchema } from './clock.ts';
import { jsonSchema, phraseSchema, refusalSchema, seatSchema } from './values.ts';

/** What a host says about one match. A newer one may say more, so unknown fields are ignored. */

const offersSchema = z
  .object({
    legal: z.array(z.object({ move: jsonSchema, price: jsonSchema.exactOptional() })),
    /** Moves that are refused for the same reason stand together. */
    refused: z.array(z.object({ refusal: refusalSchema, moves: z.array(jsonSchema) })),
  })
  .meta({ id: 'Offers' });

/** A log entry and its events, as far as this viewer may know them. */
const stepSchema = z
  .object({
    n: z.int(),
    kind: z.enum(['move', 'undo', 'redo']),
    seat: seatSchema,
    events: z.array(jsonSchema),
  })
  .meta({ id: 'Step' });

/** The part of a position that is the same for every viewer. */
const sharedFields = {
  decision: z.int(),
  pending: z.array(seatSchema),
  /** By seat, in milliseconds: how long each has been asked so far. Empty where nobody measures. */
  clocks: z.array(z.number()),
  /** At a table with a clock: what is left. */
  time: timeSchema.exactOptional(),
  prompt: phraseSchema,
  result: jsonSchema.nullable(),
  /** The seed, once the match is over. */
  seed: z.string().nullable(),
};

const ownFields = {
  /** Null for those who have nothing to decide. */
  offers: offersSchema.nullable(),
  undo: z.boolean(),
  redo: z.boolean(),
};

/** Paths into the view, each with the value that now stands there. */
const changesSchema = z.array(z.tuple([z.array(z.union([z.string(), z.int()])), jsonSchema]));

const sharedUpdateSchema = z.object({
  ...stepSchema.omit({ n: true }).shape,
  changes: changesSchema,
  ...sharedFields,
});

const ownUpdateSchema = z.object({ changes: changesSchema, ...ownFields });

export const messageSchema = z
  .discriminatedUnion('type', [
    /** The answer to `resume`: the whole position, and the steps that this client has not received yet. */
    z.object({
      type: z.literal('snapshot'),
      n: z.int(),
      game: z.string(),
      rulesVersion: z.int(),
      options: jsonSchema,
      seats: z.int(),
      seedCommitment: z.string(),
      view: jsonSchema,
      missed: z.array(stepSchema),
      ...sharedFields,
      ...ownFields,
    }),
    /** One entry further. A client that has not received n - 1 resumes. */
    z.object({
      type: z.literal('update'),
      n: z.int(),
      /** The same object for all who may know all events: it can be encoded once. */
      shared: sharedUpdateSchema,
      /** To be applied after `shared`. */
      own: ownUpdateSchema,
      /** For whoever asked for this entry: the request with this id is done and durable. */
      answers: z.string().exactOptional(),
    }),
    /** The clocks show something else although nobody moved: a pause began or ended, or somebody got more time. */
    z.object({ type: z.literal('time'), time: timeSchema }),
    /** For whoever gets no update of it: the request had been done before, or they have not subscribed. */
    z.object({ type: z.literal('done'), id: z.string(), n: z.int() }),
    z.object({ type: z.literal('refused'), id: z.string(), refusal: refusalSchema }),
    z.object({ type: z.literal('reason'), id: z.string(), refusal: refusalSchema.nullable() }),
    /** The request was not understood, or could not be carried out. */
    z.object({ type: z.literal('error'), id: z.string().nullable(), error: phraseSchema }),
  ])
  .meta({ id: 'MatchMessage' });

export type MatchMessage = z.infer<typeof messageSchema>;
export type SnapshotMessage = Extract<MatchMessage, { type: 'snapshot' }>;
export type UpdateMessage = Extract<MatchMessage, { type: 'update' }>;
export type SharedUpdate = z.infer<typeof sharedUpdateSchema>;
export type OwnUpdate = z.infer<typeof ownUpdateSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Offers = z.infer<typeof offersSchema>;
