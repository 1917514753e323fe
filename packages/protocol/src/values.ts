import type { Json, Params, Seat } from '@tortuga/kernel';
import { z } from 'zod';

/** What JSON.parse returns is JSON; what is in it is for the game's own schemas to say. */
export const jsonSchema = z.custom<Json>((value) => value !== undefined).meta({ description: 'Any JSON value' });

const paramsSchema = z.custom<Params>((value) => typeof value === 'object' && value !== null);

/** A sentence for a player: the key of a text in `words/` and what is filled into it. */
export const phraseSchema = z.object({ key: z.string(), params: paramsSchema.exactOptional() });

export const refusalSchema = z.object({ rule: z.string(), key: z.string(), params: paramsSchema.exactOptional() });

export const seatSchema = z.custom<Seat>((index) => Number.isInteger(index) && Number(index) >= 0);
