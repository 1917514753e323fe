import { z } from 'zod';
import { chatHistorySchema } from './table-messages.ts';

/** What keepers of a server are told, and what they may do: table-11.x. */

const sanctionKind = z.enum(['ban', 'mute', 'address']);

const sanctionSchema = z.object({
  kind: sanctionKind,
  /** The id of a player, an address, or a network. */
  target: z.string(),
  reason: z.string(),
  at: z.number(),
  until: z.number().nullable(),
});

const announcementSchema = z.object({ text: z.string(), at: z.number(), until: z.number() });

const overviewSchema = z.object({
  /** Of this process among those on the same database. */
  node: z.string(),
  awake: z.int(),
  visitors: z.int(),
  isDraining: z.boolean(),
  announcement: announcementSchema.nullable(),
  counts: z.object({
    lobby: z.int(),
    playing: z.int(),
    finished: z.int(),
    players: z.int(),
    reports: z.int(),
  }),
});
export type Overview = z.infer<typeof overviewSchema>;

const keptTable = z.object({
  id: z.string(),
  game: z.string(),
  state: z.enum(['lobby', 'playing', 'finished']),
  visibility: z.enum(['public', 'invite']),
  createdAt: z.number(),
  updatedAt: z.number(),
  movedAt: z.number().nullable(),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type KeptTable = z.infer<typeof keptTable>;

const keptPlayer = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  seenAt: z.number().nullable(),
  /** From where they came to this process lately. */
  addresses: z.array(z.string()),
  sanctions: z.array(sanctionSchema),
});
export type KeptPlayer = z.infer<typeof keptPlayer>;

const namedSanction = sanctionSchema.extend({ name: z.string().nullable() });
export type NamedSanction = z.infer<typeof namedSanction>;

const reportSchema = z.object({
  id: z.string(),
  tableId: z.string(),
  n: z.int(),
  playerId: z.string(),
  name: z.string(),
  reporter: z.string(),
  /** As it was said. */
  said: z.string(),
  reason: z.string(),
  at: z.number(),
  settledAt: z.number().nullable(),
});
export type ChatReport = z.infer<typeof reportSchema>;

const deedSchema = z.object({
  id: z.string(),
  at: z.number(),
  deed: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type KeptDeed = z.infer<typeof deedSchema>;

const searchQuery = z.strictObject({ search: z.string().max(100).default('') });
const target = z.string().min(1).max(64);
/** Ten years. */
const MAX_HOURS = 87_600;
const MAX_MINUTES = 43_200;

/** The part of the API that needs the admin token. */
export const adminApi = {
  overview: { method: 'GET', path: '/admin', response: overviewSchema },
  tables: { method: 'GET', path: '/admin/tables', query: searchQuery, response: z.array(keptTable) },
  chatOfTable: { method: 'GET', path: '/admin/tables/:id/chat', response: chatHistorySchema },
  closeTable: { method: 'DELETE', path: '/admin/tables/:id', response: z.null() },
  removeMessage: {
    method: 'POST',
    path: '/admin/tables/:id/chat/removal',
    body: z.strictObject({ n: z.int().min(1) }),
    response: z.null(),
  },
  players: { method: 'GET', path: '/admin/players', query: searchQuery, response: z.array(keptPlayer) },
  renamePlayer: {
    method: 'PATCH',
    path: '/admin/players/:id',
    body: z.strictObject({ name: z.string() }),
    response: z.null(),
  },
  sanctions: { method: 'GET', path: '/admin/sanctions', response: z.array(namedSanction) },
  /** In place of one of the same kind. Without hours it holds until it is lifted. */
  impose: {
    method: 'POST',
    path: '/admin/sanctions',
    body: z.strictObject({
      kind: sanctionKind,
      target,
      reason: z.string().trim().max(200).default(''),
      hours: z.int().min(1).max(MAX_HOURS).nullable().default(null),
    }),
    response: z.null(),
  },
  lift: {
    method: 'POST',
    path: '/admin/sanctions/lifting',
    body: z.strictObject({ kind: sanctionKind, target }),
    response: z.null(),
  },
  reports: {
    method: 'GET',
    path: '/admin/reports',
    query: z.strictObject({ settled: z.enum(['yes', 'no']).default('no') }),
    response: z.array(reportSchema),
  },
  settle: { method: 'POST', path: '/admin/reports/:id/settlement', response: z.null() },
  announce: {
    method: 'POST',
    path: '/admin/announcement',
    body: z.strictObject({
      /** Null takes back what was announced. */
      text: z.string().trim().min(1).max(300).nullable(),
      minutes: z.int().min(1).max(MAX_MINUTES).default(60),
    }),
    response: z.null(),
  },
  drain: {
    method: 'POST',
    path: '/admin/draining',
    body: z.strictObject({ isDraining: z.boolean() }),
    response: z.null(),
  },
  deeds: {
    method: 'GET',
    path: '/admin/deeds',
    query: z.strictObject({ before: z.coerce.number().default(Number.MAX_SAFE_INTEGER) }),
    response: z.array(deedSchema),
  },
} as const;

/** What every page should know, now and then: what was announced, and what its player may not do. */
export const newsSchema = z.object({
  announcement: announcementSchema.nullable(),
  /** The server is about to be restarted: no match begins there. */
  isDraining: z.boolean(),
  ban: z.object({ reason: z.string(), until: z.number().nullable() }).nullable(),
});
export type News = z.infer<typeof newsSchema>;
