import { z } from 'zod';

/** Longer than any move of any game: a longer request is refused before it is parsed. */
export const MAX_REQUEST_BYTES = 4096;

/** No NUL and no lone surrogate: a database does not give those back as they were. */
const requestId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\0\p{Surrogate}]*$/u);

/** What a player may ask of a match, over a connection or by HTTP. */
export const actionSchema = z.discriminatedUnion('type', [
  /** An answer to a decision. It counts once, however often the same id is sent. */
  z.strictObject({ type: z.literal('move'), id: requestId, decision: z.int().min(0), move: z.unknown() }),
  z.strictObject({ type: z.literal('undo'), id: requestId }),
  z.strictObject({ type: z.literal('redo'), id: requestId }),
  /** Why is this move not allowed? */
  z.strictObject({ type: z.literal('why'), id: requestId, move: z.unknown() }),
]);

export const requestSchema = z.discriminatedUnion('type', [
  ...actionSchema.options,
  /** Subscribes: a snapshot with every step after `from` (0 for all of them), then every update. */
  z.strictObject({ type: z.literal('resume'), from: z.int().min(0) }),
]);

export type Action = z.infer<typeof actionSchema>;
export type Request = z.infer<typeof requestSchema>;
