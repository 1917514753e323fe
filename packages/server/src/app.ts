import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import { LARGEST_REQUEST_BYTES } from '@tortuga/host';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Identities } from './identity.ts';
import { Problem } from './problem.ts';
import { API_PAGE } from './routes/about.ts';
import { chatRoutes } from './routes/chat.ts';
import { matchRoutes } from './routes/match.ts';
import { playerRoutes } from './routes/players.ts';
import { tableRoutes } from './routes/tables.ts';
import type { Store } from './storage/store.ts';
import { TableChat } from './tables/chat.ts';
import { hearOfOthers } from './tables/others.ts';
import { Tables } from './tables/tables.ts';
import type { Thinkers } from './thinking.ts';
import { CONTENT_SECURITY, isApi, sendPage, serveWeb } from './web.ts';

export interface Parts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly logger: FastifyServerOptions['logger'];
  readonly now: () => number;
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** How often quiet tables are looked for: one that is quiet twice is put to sleep. */
  readonly restMs?: number;
  /** How often an open line is asked whether somebody is still there. */
  readonly beatMs?: number;
  /** Whose word about the address of a visitor is taken: addresses or networks, with commas. */
  readonly trustedProxies?: string;
  /** The folder of the built page; without it there is the API alone. */
  readonly webDir?: string | null;
}

/** The server, ready to listen. Closing it closes what it was given. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { store, thinkers, logger, now, requestsPerMinute, webDir = null } = parts;
  const { restMs = REST_MS, beatMs = BEAT_MS, trustedProxies = 'loopback' } = parts;
  const app = fastify({
    logger: logger ?? false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    trustProxy: trustedProxies,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const identities = new Identities(store.players, now);
  const tables = new Tables(store, thinkers, now);
  const chat = new TableChat(store.chat, now);

  app.setErrorHandler((error, request, reply) => {
    const { status, phrase } = faultOf(error);
    if (status >= 500) request.log.error(error);
    // What a rule forbids is part of the game; all else that is refused should not have been asked.
    else request.log[status === 409 ? 'info' : 'warn']({ status, ...phrase }, 'refused');
    return reply.code(status).send({ error: phrase });
  });
  app.setNotFoundHandler((request, reply) => {
    const page = webDir === null ? null : sendPage(request, reply);
    return page ?? reply.code(404).send({ error: { key: 'server.error.noSuchPlace' } });
  });

  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy: CONTENT_SECURITY });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    // A page is dozens of files, and a whole class may open it from one address.
    allowList: ({ url }) => !isApi(url),
  });
  await app.register(websocket, { options: { maxPayload: LARGEST_REQUEST_BYTES } });
  await app.register(swagger, {
    openapi: API_PAGE,
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  const api = { prefix: '/api' };
  await app.register(playerRoutes(identities), api);
  await app.register(tableRoutes(tables, identities), api);
  await app.register(matchRoutes(tables, identities, beatMs), api);
  await app.register(chatRoutes(tables, chat, identities), api);
  addHealth(app, tables);
  if (webDir !== null) await serveWeb(app, webDir);

  const unhear = await store.onForeignChange((change) => {
    hearOfOthers(tables, chat, change).catch((error: unknown) => app.log.error(error));
  });
  const resting = setInterval(() => void tables.rest(), restMs);
  app.addHook('onClose', async () => {
    clearInterval(resting);
    unhear();
    await tables.close();
    await thinkers.close();
    await store.close();
  });
  await tables.wakeAll();
  return app;
}

const REST_MS = 60_000;
const BEAT_MS = 15_000;

const CLIENT_FAULTS: Readonly<Record<number, string>> = {
  413: 'server.error.tooLarge',
  415: 'server.error.badRequest',
  429: 'server.error.tooMany',
};

/** What went wrong, as it is told. */
function faultOf(error: unknown): Pick<Problem, 'status' | 'phrase'> {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.slice(1).replaceAll('/', '.') || 'body';
    return { status: 400, phrase: { key: 'server.error.badRequest', params: { field } } };
  }
  const status = statusOf(error);
  if (status >= 500) return { status: 500, phrase: { key: 'server.error.ours' } };
  const key = CLIENT_FAULTS[status] ?? 'server.error.badRequest';
  return { status, phrase: { key, params: { field: 'body' } } };
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

function addHealth(app: FastifyInstance, tables: Tables): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'tortuga_requests_total',
    help: 'HTTP requests',
    labelNames: ['status'],
    registers: [registry],
  });
  new Gauge({
    name: 'tortuga_tables_awake',
    help: 'Tables in memory',
    registers: [registry],
    collect() {
      this.set(tables.awakeCount);
    },
  });
  app.addHook('onResponse', async (_, reply) => requests.inc({ status: String(reply.statusCode) }));
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
