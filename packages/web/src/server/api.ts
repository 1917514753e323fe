import '../no-eval.ts';
import type { Agreement, Said, TableInfo } from '@tortuga/protocol';
import {
  type AlertKind,
  type NewTable,
  type Operation,
  api as operations,
  problemSchema,
} from '@tortuga/protocol/http';
import type { Locale } from '@tortuga/words';
import type { z } from 'zod';
import { pageIsOutdated } from '../reload/outdated.ts';
import type { Begun } from '../table/game.ts';
import { ApiProblem } from './api-problem.ts';

interface Input<O extends Operation> {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: O extends { readonly body: infer Body extends z.ZodType } ? z.input<Body> : never;
}

/** @param token of the administration; players have a cookie */
export async function call<O extends Operation>(
  operation: O,
  input: Input<O> = {},
  token?: string,
): Promise<z.output<O['response']>> {
  const { id = '', query = {}, body } = input;
  const search = new URLSearchParams(query).toString();
  const address = `/api${operation.path.replace(':id', id)}${search === '' ? '' : `?${search}`}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method: operation.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem(0, { key: 'web.error.offline' });
  }
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = problemSchema.safeParse(json);
    throw new ApiProblem(response.status, problem.success ? problem.data.error : { key: 'web.error.offline' });
  }
  const parsed = operation.response.safeParse(json);
  if (!parsed.success) {
    pageIsOutdated();
    throw new ApiProblem(response.status, { key: 'web.error.newerServer' });
  }
  return parsed.data as z.output<O['response']>;
}

/** The HTTP API of the server, as the page uses it. */
export const api = {
  me: async () => (await call(operations.session)).player,
  becomePlayer: async (name: string) => (await call(operations.becomePlayer, { body: { name } })).player,
  rename: (name: string) => call(operations.rename, { body: { name } }),
  /** Whoever opens it is me, on another device. */
  linkForAnotherDevice: async () => {
    const { token } = await call(operations.addDevice);
    return `${location.origin}/me#key=${token}`;
  },
  /** Whose secret is this? Nobody becomes anybody by asking. */
  whose: (token: string) => call(operations.whose, { body: { token } }),
  becomeWith: (token: string) => call(operations.logIn, { body: { token } }),
  forgetMe: () => call(operations.logOut),
  deleteMe: (name: string) => call(operations.deleteMe, { body: { name } }),
  news: () => call(operations.news),

  alerts: () => call(operations.alerts),
  chooseAlerts: (body: { kinds: AlertKind[]; language: Locale }) => call(operations.chooseAlerts, { body }),
  addAlertDevice: (body: { endpoint: string; keys: { p256dh: string; auth: string }; language: Locale }) =>
    call(operations.addAlertDevice, { body }),
  addAlertMail: (body: { address: string; language: Locale }) => call(operations.addAlertMail, { body }),
  addAlertHook: (body: { url: string; format: 'discord' | 'plain'; language: Locale }) =>
    call(operations.addAlertHook, { body }),
  removeAlertWay: (id: string) => call(operations.removeAlertWay, { id }),
  testAlertWay: (id: string) => call(operations.testAlertWay, { id }),
  confirmAlerts: (token: string) => call(operations.confirmAlerts, { body: { token } }),
  stopAlerts: (token: string) => call(operations.stopAlerts, { body: { token } }),
  people: () => call(operations.people),
  want: (id: string, want: 'friend' | 'blocked' | 'nothing') => call(operations.want, { id, body: { want } }),
  mute: (id: string, mute: boolean) => call(operations.mute, { id, body: { mute } }),
  report: (table: string, n: number, reason: string) => call(operations.report, { id: table, body: { n, reason } }),
  invitations: () => call(operations.invitations),
  invited: (table: string) => call(operations.invited, { id: table }),
  invite: (table: string, player: string) => call(operations.invite, { id: table, body: { player } }),
  decline: (table: string) => call(operations.decline, { id: table }),

  openTables: () => call(operations.openTables),
  runningTables: () => call(operations.runningTables),
  myTables: () => call(operations.myTables),
  createTable: (table: NewTable) => call(operations.createTable, { body: table }),
  pack: (id: string) => call(operations.pack, { id }),
  table: (id: string) => call(operations.table, { id }),
  join: (id: string, body: { seat?: number; invite?: string }) => call(operations.join, { id, body }),
  leave: (id: string) => call(operations.leave, { id }),
  setBot: (id: string, seat: number, bot: string | null) => call(operations.setBot, { id, body: { seat, bot } }),
  start: (id: string) => call(operations.start, { id }),
  replace: (id: string, seat: number) => call(operations.replace, { id, body: { seat } }),
  comeBack: (id: string) => call(operations.comeBack, { id }),
  decide: (id: string, seat: number, what: 'bot' | 'wait') => call(operations.decide, { id, body: { seat, what } }),
  agree: (id: string, what: Agreement, agree: boolean) => call(operations.agree, { id, body: { what, agree } }),
  endPause: (id: string) => call(operations.endPause, { id }),
  resign: (id: string) => call(operations.resign, { id }),
  rematch: (id: string) => call(operations.rematch, { id }),
  matchFile: (id: string) => call(operations.matchFile, { id }),
  record: (id: string) => call(operations.record, { id }),
  chat: (id: string, invite: string | null) => call(operations.chat, { id, query: invite === null ? {} : { invite } }),
  say: (id: string, said: Said) => call(operations.say, { id, body: said }),
};

/** The edition that a table plays with: today's rules unless its match says otherwise. */
export const begunAt = (
  { id, pack, packDigest: begunWith }: Pick<TableInfo, 'id' | 'pack' | 'packDigest'>,
  rulesVersion: number | null,
  packDigest = begunWith ?? pack?.digest ?? null,
): Begun => ({ rulesVersion, packDigest, readPack: () => api.pack(id) });
