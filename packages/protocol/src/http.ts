import type { MatchFile } from '@tortuga/kernel';
import { z } from 'zod';
import { newsSchema } from './administration.ts';
import {
  alertChoiceBody,
  alertDeviceBody,
  alertHookBody,
  alertMailBody,
  alertsSchema,
  alertTokenAnswer,
  alertTokenBody,
} from './alerts.ts';
import { chatSchema } from './chat.ts';
import { AGREEMENTS, clockTermsSchema } from './clock.ts';
import { messageSchema } from './match-messages.ts';
import { invitationSchema, peopleSchema, playerSchema } from './people.ts';
import { actionSchema } from './requests.ts';
import { chatHistorySchema, chatMessageSchema, recordSchema, tableInfoSchema } from './table-messages.ts';
import { jsonSchema, phraseSchema, refusalSchema } from './values.ts';

export {
  adminApi,
  type ChatReport,
  type KeptDeed,
  type KeptPlayer,
  type KeptTable,
  type NamedSanction,
  type News,
  type Overview,
} from './administration.ts';
export type { InvitationInfo, PeopleInfo, PlayerInfo } from './people.ts';

/** The HTTP API under `/api`: what the page asks for and the server answers, each written once. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:id` is filled in from the parameters. */
  readonly path: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** The answer to whatever could not be done. A refusal names the rule. */
export const problemSchema = z
  .object({
    error: phraseSchema.extend({
      rule: z.string().optional(),
      /** The same as an English sentence, for programmers. */
      message: z.string().optional(),
    }),
  })
  .meta({ id: 'Problem' });

/** What was asked of a match and not done: with the message that a connection would have got. */
export const matchProblemSchema = problemSchema.extend({
  type: z.enum(['refused', 'error']).optional(),
  id: z.string().nullable().optional(),
  refusal: refusalSchema.optional(),
});

export const tableParams = z.object({ id: z.uuid() });
export const alertWayParams = z.object({ id: z.string().max(50) });

const inviteQuery = z.object({ invite: z.string().max(100).optional() });
const nameBody = z.strictObject({ name: z.string() });
const secretBody = z.strictObject({ token: z.string().max(100) });
const seatIndex = z.int().min(0).max(15);
const botName = z.string().max(24);
const openedTable = z.object({ table: tableInfoSchema, invite: z.string().nullable() });

/** The languages of the page. */
const LANGUAGES = ['en', 'fr', 'ru', 'pt-BR'] as const;

const newTableBody = z.strictObject({
  game: z.string().max(40),
  /** Cards of one's own; without it the game's default pack. */
  pack: z.record(z.string().max(40), z.unknown()).optional(),
  /** The game says what they may be. */
  options: z.record(z.string().max(40), z.unknown()).default({}),
  visibility: z.enum(['public', 'invite']),
  hints: z.enum(['allowed', 'forbidden']).default('allowed'),
  /** Of the page it is opened with: for others to choose by. */
  language: z.enum(LANGUAGES).optional(),
  /** Without it nobody's time runs out. What it may be says rule table-7.1. */
  clock: clockTermsSchema.nullable().default(null),
  seats: z
    .array(z.union([z.literal(['me', 'open']), z.strictObject({ bot: botName })]))
    .min(1)
    .max(8),
});
export type NewTable = z.input<typeof newTableBody>;

export { ALERT_KINDS, type AlertKind, type Alerts, type AlertWay } from './alerts.ts';

export const api = {
  becomePlayer: {
    method: 'POST',
    path: '/players',
    body: nameBody,
    response: z.object({ player: playerSchema, token: z.string() }),
  },
  me: { method: 'GET', path: '/me', response: playerSchema },
  rename: { method: 'PATCH', path: '/me', body: nameBody, response: playerSchema },
  /** All that is stored of you, as JSON. */
  ownData: { method: 'GET', path: '/me/data', response: z.record(z.string(), z.unknown()) },
  /** For ever; your name is asked for, so that nobody does it by a slip. */
  deleteMe: { method: 'POST', path: '/me/deletion', body: nameBody, response: z.null() },
  addDevice: { method: 'POST', path: '/me/devices', response: z.object({ token: z.string() }) },
  session: { method: 'GET', path: '/session', response: z.object({ player: playerSchema.nullable() }) },
  news: { method: 'GET', path: '/news', response: newsSchema },
  whose: { method: 'POST', path: '/session/who', body: secretBody, response: playerSchema },
  logIn: { method: 'POST', path: '/session', body: secretBody, response: playerSchema },
  logOut: { method: 'DELETE', path: '/session', response: z.null() },

  alerts: { method: 'GET', path: '/me/alerts', response: alertsSchema },
  chooseAlerts: { method: 'PATCH', path: '/me/alerts', body: alertChoiceBody, response: alertsSchema },
  addAlertDevice: { method: 'POST', path: '/me/alerts/devices', body: alertDeviceBody, response: alertsSchema },
  addAlertMail: { method: 'POST', path: '/me/alerts/mails', body: alertMailBody, response: alertsSchema },
  addAlertHook: { method: 'POST', path: '/me/alerts/hooks', body: alertHookBody, response: alertsSchema },
  removeAlertWay: { method: 'DELETE', path: '/me/alerts/ways/:id', response: alertsSchema },
  testAlertWay: { method: 'POST', path: '/me/alerts/ways/:id/test', response: z.null() },
  /** With the token of a link: whoever has it needs no identity. */
  confirmAlerts: { method: 'POST', path: '/alerts/confirm', body: alertTokenBody, response: alertTokenAnswer },
  stopAlerts: { method: 'POST', path: '/alerts/stop', body: alertTokenBody, response: alertTokenAnswer },
  /** What a button in a mail program does. */
  stopByMail: { method: 'POST', path: '/alerts/stop/:token', response: z.null() },
  people: { method: 'GET', path: '/people', response: peopleSchema },
  /** table-10.1, table-10.3: what you want of somebody, in place of what you wanted before. */
  want: {
    method: 'POST',
    path: '/people/:id',
    body: z.strictObject({ want: z.enum(['friend', 'blocked', 'nothing']) }),
    response: peopleSchema,
  },
  /** table-11.4: whether you want to read what somebody says in chats. */
  mute: {
    method: 'POST',
    path: '/people/:id/mute',
    body: z.strictObject({ mute: z.boolean() }),
    response: peopleSchema,
  },
  invitations: { method: 'GET', path: '/invitations', response: z.array(invitationSchema) },

  games: {
    method: 'GET',
    path: '/games',
    response: z.array(
      z.object({
        id: z.string(),
        seatCounts: z.array(z.int()),
        optionSets: z.array(z.unknown()),
        bots: z.array(z.string()),
      }),
    ),
  },
  /** A game with the shape of its moves and options (JSON Schema), and the values on its cards. */
  game: {
    method: 'GET',
    path: '/games/:game',
    response: z.object({
      id: z.string(),
      rulesVersion: z.int(),
      seatCounts: z.array(z.int()),
      optionSets: z.array(z.unknown()),
      bots: z.array(z.string()),
      characters: z.array(z.string()),
      packDigest: z.string(),
      pack: z.unknown(),
      schemas: z.object({ move: z.unknown(), options: z.unknown() }),
    }),
  },
  packTemplate: { method: 'GET', path: '/games/:game/pack-template', response: z.unknown() },

  openTables: { method: 'GET', path: '/tables', response: z.array(tableInfoSchema) },
  runningTables: { method: 'GET', path: '/tables/running', response: z.array(tableInfoSchema) },
  myTables: { method: 'GET', path: '/tables/mine', response: z.array(tableInfoSchema) },
  createTable: { method: 'POST', path: '/tables', body: newTableBody, response: openedTable },
  table: { method: 'GET', path: '/tables/:id', response: tableInfoSchema },
  pack: { method: 'GET', path: '/tables/:id/pack', response: z.unknown() },
  join: {
    method: 'POST',
    path: '/tables/:id/join',
    body: z.strictObject({ seat: seatIndex.optional(), invite: z.string().max(100).optional() }),
    response: tableInfoSchema,
  },
  /** Ids of players. */
  invited: { method: 'GET', path: '/tables/:id/invitations', response: z.array(z.string()) },
  /** table-10.2 */
  invite: {
    method: 'POST',
    path: '/tables/:id/invitations',
    body: z.strictObject({ player: z.uuid() }),
    response: z.array(z.string()),
  },
  decline: { method: 'DELETE', path: '/tables/:id/invitations', response: z.null() },
  leave: { method: 'POST', path: '/tables/:id/leave', response: tableInfoSchema },
  setBot: {
    method: 'POST',
    path: '/tables/:id/bot',
    body: z.strictObject({ seat: seatIndex, bot: botName.nullable() }),
    response: tableInfoSchema,
  },
  start: { method: 'POST', path: '/tables/:id/start', response: tableInfoSchema },
  replace: {
    method: 'POST',
    path: '/tables/:id/replace',
    body: z.strictObject({ seat: seatIndex }),
    response: tableInfoSchema,
  },
  /** table-7.6: what is to become of somebody whose time is up. */
  decide: {
    method: 'POST',
    path: '/tables/:id/time-up',
    body: z.strictObject({ seat: seatIndex, what: z.enum(['bot', 'wait']) }),
    response: tableInfoSchema,
  },
  /** table-7.8, table-8.2: proposes something, agrees to it, or doesn't. */
  agree: {
    method: 'POST',
    path: '/tables/:id/agreement',
    body: z.strictObject({ what: z.enum(AGREEMENTS), agree: z.boolean() }),
    response: tableInfoSchema,
  },
  endPause: { method: 'DELETE', path: '/tables/:id/pause', response: tableInfoSchema },
  resign: { method: 'POST', path: '/tables/:id/resign', response: tableInfoSchema },
  comeBack: { method: 'POST', path: '/tables/:id/return', response: tableInfoSchema },
  rematch: { method: 'POST', path: '/tables/:id/rematch', response: openedTable },

  chat: { method: 'GET', path: '/tables/:id/chat', query: inviteQuery, response: chatHistorySchema },
  say: { method: 'POST', path: '/tables/:id/chat', body: chatSchema, response: chatMessageSchema },
  /** table-11.4: for whoever runs the server to see. */
  report: {
    method: 'POST',
    path: '/tables/:id/reports',
    body: z.strictObject({ n: z.int().min(1), reason: z.string().trim().max(300).default('') }),
    response: z.null(),
  },

  match: {
    method: 'GET',
    path: '/tables/:id/match',
    query: z.strictObject({ from: z.coerce.number().int().min(0).default(0) }),
    response: messageSchema,
  },
  /** What you see and may do, as text: for terminals, language models and people who write bots. */
  matchInWords: {
    method: 'GET',
    path: '/tables/:id/match/in-words',
    query: z.strictObject({ language: z.enum(LANGUAGES).default('en') }),
    response: z.object({
      n: z.int(),
      decision: z.int(),
      prompt: z.string(),
      board: z.string(),
      /** Null for those who have nothing to decide. */
      moves: z
        .array(
          z.object({
            move: jsonSchema,
            /** A short line, the same in every language. */
            notation: z.string(),
            sentence: z.string(),
            /** What it costs or brings; null if there is nothing to say. */
            price: z.string().nullable(),
          }),
        )
        .nullable(),
    }),
  },
  act: { method: 'POST', path: '/tables/:id/match', body: actionSchema, response: messageSchema },
  /** Checked by whoever replays it. */
  matchFile: { method: 'GET', path: '/tables/:id/export', response: z.custom<MatchFile>() },
  record: { method: 'GET', path: '/tables/:id/record', response: recordSchema },
  myEvents: { method: 'GET', path: '/events', response: z.unknown() },
  events: {
    method: 'GET',
    path: '/tables/:id/events',
    query: inviteQuery.extend({ protocol: z.string().max(10).optional() }),
    response: z.unknown(),
  },
} as const satisfies Record<string, Operation>;
