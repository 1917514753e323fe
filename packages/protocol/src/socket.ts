import { z } from 'zod';
import { type MatchMessage, messageSchema } from './match-messages.ts';
import { MAX_REQUEST_BYTES, type Request, requestSchema } from './requests.ts';
import { type TableMessage, tableMessageSchema } from './table-messages.ts';

/** What goes over the one socket that a page has to a table: envelopes, in both directions. */

/**
 * The version that this program speaks. It is raised when an earlier client could not follow any more, or when a new one
 * needs what an earlier server does not send; other additions need no new number, since both sides ignore what they don't
 * know. A page says its number when it connects; one that says nothing is older than the numbers.
 */
export const PROTOCOL = 6;
/** The versions of clients that a server still answers. */
export const SUPPORTED_PROTOCOLS: readonly number[] = [1, 2, 3, 4, 5, PROTOCOL];
/** Earlier pages don't show a clock: at a table that has one their readers would lose without knowing why. */
export const SHOWS_CLOCKS = 6;

/**
 * What a client that can inflate says in its address, as `snapshots`: it gets every snapshot as a binary message, an
 * envelope like any other in the format of zlib (RFC 1950). A server that does not know of it sends text.
 */
export const DEFLATED_SNAPSHOTS = 'deflated';

/** Why a server closes a connection: numbers that the WebSocket protocol leaves to applications. */
export const CLOSE = {
  unknownIdentity: 4001,
  noSuchTable: 4004,
  flood: 4008,
  /** The client has to be reloaded: what it speaks is not understood here. */
  outdatedClient: 4010,
  tooMany: 4029,
} as const;

/** From a server: something about the match, or about the table around it. */
export type ServerEnvelope =
  | { readonly to: 'match'; readonly message: MatchMessage }
  | { readonly to: 'table'; readonly message: TableMessage };

/** From a page. */
export interface ClientEnvelope {
  readonly to: 'match';
  readonly message: Request;
}

const serverEnvelopeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('match'), message: messageSchema }),
  z.object({ to: z.literal('table'), message: tableMessageSchema }),
]);

const MESSAGE_TYPES: ReadonlySet<unknown> = new Set(
  [...messageSchema.options, ...tableMessageSchema.options].map(({ shape }) => shape.type.value),
);

/**
 * Reads what a server sent. Null for kinds of messages that this program has never heard of: a newer server may send
 * them, and they are ignored. A known kind that can't be read means that this program is outdated.
 */
export function readServerEnvelope(text: string): ServerEnvelope | 'outdated' | null {
  const json = parseJson(text) as { message?: { type?: unknown } } | null | undefined;
  const envelope = serverEnvelopeSchema.safeParse(json);
  if (envelope.success) return envelope.data;
  const type = json?.message?.type;
  return type === undefined || MESSAGE_TYPES.has(type) ? 'outdated' : null;
}

export type ReadRequest =
  | { readonly ok: true; readonly request: Request }
  /** The first field that is wrong. */
  | { readonly ok: false; readonly field: string };

/** Reads what a client of this protocol version sent. Before version 3 a request had no envelope. */
export function readRequest(text: string, protocol: number): ReadRequest {
  if (text.length > MAX_REQUEST_BYTES) return { ok: false, field: 'length' };
  const json = parseJson(text);
  if (json === undefined) return { ok: false, field: 'JSON' };
  const hasEnvelope = protocol >= 3;
  const { to, message } = (hasEnvelope ? (json ?? {}) : { to: 'match', message: json }) as Record<string, unknown>;
  if (to !== 'match') return { ok: false, field: 'to' };
  const request = requestSchema.safeParse(message);
  if (request.success) return { ok: true, request: request.data };
  return { ok: false, field: fieldOf(request.error, hasEnvelope) };
}

function fieldOf({ issues }: z.ZodError, hasEnvelope: boolean): string {
  return [...(hasEnvelope ? ['message'] : []), ...(issues[0]?.path ?? [])].join('.') || 'type';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
