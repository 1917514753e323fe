import '../no-eval.ts';
import { chatHistorySchema, PROTOCOL, recordSchema, type Said, type TableInfo, tableInfoSchema } from '@tortuga/host';
import type { MatchFile, Params, Phrase } from '@tortuga/kernel';
import { z } from 'zod';
import { pageIsOutdated } from '../reload/outdated.ts';
import type { Begun } from '../table/game.ts';

/** What the server answered instead of what was asked for. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly phrase: Phrase;

  constructor(status: number, phrase: Phrase) {
    super(phrase.key);
    this.status = status;
    this.phrase = phrase;
  }
}

const phraseSchema = z.object({
  key: z.string(),
  params: z.custom<Params>((value) => typeof value === 'object' && value !== null).exactOptional(),
});
const problemSchema = z.object({ error: phraseSchema });

const playerSchema = z.object({ id: z.string(), name: z.string() });
export type Player = z.infer<typeof playerSchema>;

const madeTable = z.object({ table: tableInfoSchema, invite: z.string().nullable() });

async function ask<T>(schema: z.ZodType<T>, method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem(0, { key: 'web.error.offline' });
  }
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = problemSchema.safeParse(json);
    throw new ApiProblem(response.status, problem.success ? problem.data.error : { key: 'web.error.offline' });
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    pageIsOutdated();
    throw new ApiProblem(response.status, { key: 'web.error.newerServer' });
  }
  return parsed.data;
}

export interface NewTable {
  readonly game: string;
  /** The cards to play with; without it those of the house. */
  readonly pack?: object;
  readonly options: object;
  readonly visibility: 'public' | 'invite';
  readonly seats: readonly ('me' | 'open' | { readonly bot: string })[];
}

/** The HTTP API of the server, as the page uses it. */
export const api = {
  me: async () => (await ask(z.object({ player: playerSchema.nullable() }), 'GET', '/session')).player,
  becomePlayer: async (name: string) =>
    (await ask(z.object({ player: playerSchema }), 'POST', '/players', { name })).player,
  rename: (name: string) => ask(playerSchema, 'PATCH', '/me', { name }),
  /** Whoever opens it is me, on another device. */
  linkForAnotherDevice: async () => {
    const { token } = await ask(z.object({ token: z.string() }), 'POST', '/me/devices');
    return `${location.origin}/me#key=${token}`;
  },
  /** Whose secret is this? Nobody becomes anybody by asking. */
  whose: (token: string) => ask(playerSchema, 'POST', '/session/who', { token }),
  becomeWith: (token: string) => ask(playerSchema, 'POST', '/session', { token }),
  forgetMe: () => ask(z.null(), 'DELETE', '/session'),

  openTables: () => ask(z.array(tableInfoSchema), 'GET', '/tables'),
  myTables: () => ask(z.array(tableInfoSchema), 'GET', '/tables/mine'),
  createTable: (table: NewTable) => ask(madeTable, 'POST', '/tables', table),
  pack: (id: string) => ask(z.unknown(), 'GET', `/tables/${id}/pack`),
  table: (id: string) => ask(tableInfoSchema, 'GET', `/tables/${id}`),
  join: (id: string, how: { seat?: number; invite?: string }) =>
    ask(tableInfoSchema, 'POST', `/tables/${id}/join`, how),
  leave: (id: string) => ask(tableInfoSchema, 'POST', `/tables/${id}/leave`),
  setBot: (id: string, seat: number, bot: string | null) =>
    ask(tableInfoSchema, 'POST', `/tables/${id}/bot`, { seat, bot }),
  start: (id: string) => ask(tableInfoSchema, 'POST', `/tables/${id}/start`),
  replace: (id: string, seat: number) => ask(tableInfoSchema, 'POST', `/tables/${id}/replace`, { seat }),
  comeBack: (id: string) => ask(tableInfoSchema, 'POST', `/tables/${id}/return`),
  rematch: (id: string) => ask(madeTable, 'POST', `/tables/${id}/rematch`),
  /** Checked by whoever replays it. */
  matchFile: (id: string) => ask(z.custom<MatchFile>(), 'GET', `/tables/${id}/export`),
  record: (id: string) => ask(recordSchema, 'GET', `/tables/${id}/record`),
  chat: (id: string, invite: string | null) =>
    ask(
      chatHistorySchema,
      'GET',
      `/tables/${id}/chat${invite === null ? '' : `?invite=${encodeURIComponent(invite)}`}`,
    ),
  say: (id: string, said: Said) => ask(z.unknown(), 'POST', `/tables/${id}/chat`, said),
};

/** What a table plays with: by today's rules unless its match says by which. */
export const begunAt = (
  { id, pack, packDigest: begunWith }: Pick<TableInfo, 'id' | 'pack' | 'packDigest'>,
  rulesVersion: number | null,
  packDigest = begunWith ?? pack?.digest ?? null,
): Begun => ({ rulesVersion, packDigest, readPack: () => api.pack(id) });

export function socketAddress(id: string, invite: string | null): string {
  const query = new URLSearchParams({ protocol: String(PROTOCOL), ...(invite === null ? {} : { invite }) });
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?${query}`;
}
