import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import type { GameModule } from '@tortuga/games/game-module';
import { MAX_REQUEST_BYTES } from '@tortuga/protocol';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { Addresses } from './administration/addresses.ts';
import { Administration } from './administration/administration.ts';
import { House } from './administration/house.ts';
import { OwnData } from './administration/own-data.ts';
import { AdminToken } from './administration/token.ts';
import { Alerts } from './alerts/alerts.ts';
import { type AlertSettings, NO_ALERT_SETTINGS } from './alerts/settings.ts';
import { closeSocket } from './connections/keep-alive.ts';
import { inEnglish } from './english.ts';
import { addHealth, addMetrics } from './health.ts';
import { Identities } from './identity.ts';
import { Limits } from './limits.ts';
import { isCrossSite } from './origin.ts';
import { Acquaintances } from './people/acquaintances.ts';
import { Visits } from './people/visits.ts';
import { Pictures } from './previews/pictures.ts';
import { Posters } from './previews/posters.ts';
import { Previews } from './previews/preview.ts';
import { Problem, problem, refused } from './problem.ts';
import { RateStore } from './rate-store.ts';
import { reporter } from './report.ts';
import { saidOf } from './requests.ts';
import { API_PAGE, describedOperation } from './routes/about.ts';
import { adminRoutes } from './routes/admin.ts';
import { alertRoutes, oneClickStop } from './routes/alerts.ts';
import { chatRoutes } from './routes/chat.ts';
import { eventRoutes } from './routes/events.ts';
import { keepingRoutes } from './routes/keeping.ts';
import { matchRoutes } from './routes/match.ts';
import { myEventRoutes } from './routes/my-events.ts';
import { peopleRoutes } from './routes/people.ts';
import { playerRoutes } from './routes/players.ts';
import { previewRoutes } from './routes/previews.ts';
import { socketRoutes } from './routes/socket.ts';
import { tableRoutes } from './routes/tables.ts';
import { timeRoutes } from './routes/time.ts';
import { Visitors } from './routes/visitors.ts';
import { StorageProblem } from './storage/problem.ts';
import type { Store } from './storage/store.ts';
import { TableChat } from './tables/chat.ts';
import { Games } from './tables/games.ts';
import { applyRemoteChange } from './tables/remote-changes.ts';
import { Tables } from './tables/tables.ts';
import { CONTENT_SECURITY, sendPage, serveWeb } from './web.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface Parts {
  readonly store: Store;
  readonly workers: WorkerPool;
  readonly logger: FastifyServerOptions['logger'];
  readonly now: () => number;
  /** The games to be played here; all of them by default. */
  readonly modules?: readonly GameModule[];
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** How often idle tables are looked for: one that is idle twice in a row is unloaded. */
  readonly maintenanceMs?: number;
  /** How often an open connection is pinged. */
  readonly heartbeatMs?: number;
  /** How long a bot takes for a choice at least, while somebody looks; by default it answers at once. */
  readonly botPaceMs?: number;
  /** The proxies whose headers are trusted: addresses or networks, with commas. */
  readonly trustedProxies?: string;
  /** The folder of the built page; without it there is only the API. */
  readonly webDir?: string | null;
  /** The built `picture-worker`; without it links have no pictures. */
  readonly pictureWorker?: string;
  /** How long a connection may be silent, and how long a request may take to arrive. */
  readonly silentMs?: number;
  readonly slowMs?: number;
  /** Whether everybody may read `/metrics`, not only programs on this machine. */
  readonly areMetricsOpen?: boolean;
  /** Whoever has it may administer the server; without it nobody may. */
  readonly adminToken?: string | null;
  /** How players who are away may be told of their tables. */
  readonly alerts?: Partial<AlertSettings>;
}

/** The server, ready to listen. Closing it closes the store and the workers, too. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { store, workers, logger, now, requestsPerMinute, webDir = null } = parts;
  const { maintenanceMs = MAINTENANCE_MS, heartbeatMs = HEARTBEAT_MS, trustedProxies = 'loopback' } = parts;
  const { silentMs = SILENT_MS, slowMs = SLOW_MS, botPaceMs = 0 } = parts;
  const app = fastify({
    logger: logger ?? false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    // Clients that send nothing, or a byte at a time, lose their connection.
    connectionTimeout: silentMs,
    requestTimeout: slowMs,
    // Node accepts the one only if the other is not longer.
    http: {
      headersTimeout: slowMs,
      requestTimeout: slowMs,
      connectionsCheckingInterval: Math.min(slowMs, CHECKING_MS),
    },
    trustProxy: trustedProxies,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const visits = new Visits(store.people, now);
  const house = new House(store, now);
  await house.load();
  const addresses = new Addresses();
  const identities = new Identities(store.players, now, visits.note, house);
  const acquaintances = new Acquaintances(store, visits, now);
  const games = new Games(parts.modules);
  const visitors = new Visitors(identities);
  const limits = new Limits(requestsPerMinute);
  const report = reporter(app.log, () => metrics.problems.inc());
  const visited = (table: string, player: string): void => alerts.visited(table, player);
  const tables = new Tables({ store, workers, games, now, heartbeatMs, botPaceMs, report, visited });
  const metrics = addMetrics(app, tables, parts.areMetricsOpen ?? false);
  const chat = new TableChat(store.chat, now);
  const undelivered = reporter({ error: (details, message) => app.log.warn(details, message) }, () => undefined);
  const alerts = await Alerts.open({
    store,
    live: tables.live,
    games,
    settings: { ...NO_ALERT_SETTINGS, ...parts.alerts },
    now,
    report,
    note: (outcome, details) => {
      metrics.alerts.inc({ outcome });
      if (outcome !== 'sent') undelivered(`${outcome}: ${JSON.stringify(details)}`, 'alert not sent');
    },
  });

  app.setErrorHandler((error, request, reply) => {
    const { status, phrase } = faultOf(error);
    if (status === 503) reply.header('retry-after', '1');
    if (status >= 500) report(error, request.routeOptions.url ?? 'request');
    // Refusals by a rule (409) are part of the game; all others are faults of the client.
    else request.log[status === 409 ? 'info' : 'warn']({ status, ...phrase }, 'refused');
    return reply.code(status).send({ error: { ...phrase, message: inEnglish(phrase) } });
  });
  const pictures = parts.pictureWorker === undefined ? null : new Pictures(parts.pictureWorker);
  const previews = new Previews(store, games);
  const posters = new Posters(webDir ?? '');
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pages = { webDir: webDir ?? '', previews, posters, hasPictures: pictures !== null, limits };
    const page = webDir === null ? null : await sendPage(request, reply, pages);
    if (page !== null) return page;
    const nothing = { key: 'server.error.noSuchPlace' };
    return reply.code(404).send({ error: { ...nothing, message: inEnglish(nothing) } });
  };
  app.setNotFoundHandler(answer);
  app.get('/', { schema: { hide: true } }, answer);

  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (isCrossSite(request))
      throw problem(403, 'foreignOrigin', { origin: request.headers.origin ?? '', host: request.host });
    refuseBannedAddress(request, house);
  });
  // Other servers of the same domain are not ours to decide about.
  await app.register(helmet, { contentSecurityPolicy: CONTENT_SECURITY, hsts: { includeSubDomains: false } });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    store: RateStore,
    // A page is dozens of files, and a whole class may open it from one address. The route counts, not the URL, which can
    // be written in many ways.
    allowList: ({ routeOptions }) => !(routeOptions.url ?? '').startsWith('/api'),
  });
  await app.register(websocket, {
    options: { maxPayload: MAX_REQUEST_BYTES },
    preClose(done) {
      for (const client of app.websocketServer.clients) closeSocket(client, GOING_AWAY);
      app.websocketServer.close(done);
    },
  });
  // A refused handshake also ends its connection: nothing else would.
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  await app.register(swagger, {
    openapi: API_PAGE,
    transform: describedOperation,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  const api = { prefix: '/api' };
  await app.register(playerRoutes(identities, alerts, limits), api);
  await app.register(tableRoutes(tables, games, house, identities, acquaintances, alerts, limits), api);
  await app.register(alertRoutes(alerts, identities, limits), api);
  await app.register(oneClickStop(alerts), api);
  await app.register(peopleRoutes(tables, acquaintances, identities, alerts, limits), api);
  await app.register(timeRoutes(tables, identities), api);
  await app.register(matchRoutes(tables, visitors), api);
  await app.register(eventRoutes(tables, visitors, limits, heartbeatMs), api);
  await app.register(myEventRoutes({ tables, acquaintances, identities, visitors, limits, heartbeatMs }), api);
  await app.register(socketRoutes(tables, visitors, limits, heartbeatMs), api);
  await app.register(chatRoutes(tables, chat, house, identities, limits), api);
  const ownData = new OwnData(store, tables);
  await app.register(keepingRoutes({ tables, chat, house, ownData, identities, addresses, limits, store, now }), api);
  const administration = new Administration({ store, tables, house, addresses, now });
  await app.register(adminRoutes(administration, chat, new AdminToken(parts.adminToken ?? null)), api);
  if (pictures !== null) await app.register(previewRoutes(previews, pictures, posters, limits));
  addHealth(app, store, house);
  if (webDir !== null) await serveWeb(app, webDir);

  const stopListening = await store.onRemoteChange((change) => {
    applyRemoteChange(tables.live, chat, house, change).catch((error: unknown) =>
      report(error, `notice of ${change.kind}`),
    );
  });
  const maintenance = setInterval(() => {
    tables.maintain().catch((error: unknown) => report(error, 'maintenance'));
    house.maintain().catch((error: unknown) => report(error, 'maintenance of sanctions'));
    alerts.maintain().catch((error: unknown) => report(error, 'maintenance of alerts'));
  }, maintenanceMs);
  const heartbeat = setInterval(() => {
    tables.live.heartbeat().catch((error: unknown) => report(error, 'heartbeat'));
  }, heartbeatMs);
  const noteVisits = () => visits.save().catch((error: unknown) => report(error, 'visits'));
  const visiting = setInterval(noteVisits, VISITS_MS);
  app.addHook('onClose', async () => {
    clearInterval(visiting);
    clearInterval(maintenance);
    clearInterval(heartbeat);
    stopListening();
    await waking;
    await alerts.close();
    await tables.close();
    await noteVisits();
    await workers.close();
    await pictures?.close();
    await store.close();
  });
  alerts.start();
  // Visitors don't wait for it.
  const waking = tables.wakeAll().catch((error: unknown) => report(error, 'waking the tables'));
  return app;
}

/** What a banned visitor may still ask: why, and whoever runs the server may do everything. */
const OPEN_TO_ALL = /^\/api\/(news|admin)(\/|$)/;

/** table-11.2: the page itself stays: it plays without a server, too. */
function refuseBannedAddress({ routeOptions: { url = '' }, ip }: FastifyRequest, house: House): void {
  if (!url.startsWith('/api') || OPEN_TO_ALL.test(url)) return;
  const ban = house.banOfAddress(ip);
  if (ban !== null) throw refused({ rule: 'table-11.2', key: 'server.refuse.banned', params: saidOf(ban) }, 403);
}

const MAINTENANCE_MS = 60_000;
/** Whoever comes is here for other nodes, too, after this time. */
const VISITS_MS = 20_000;
/** A connection that died is noticed at the second: within 18 seconds its player is away. */
const HEARTBEAT_MS = 9_000;
const SILENT_MS = 60_000;
const SLOW_MS = 20_000;
const CHECKING_MS = 5000;
/** A close code of the WebSocket protocol: the server is closing. */
const GOING_AWAY = 1001;

const CLIENT_FAULTS: Readonly<Record<number, string>> = {
  413: 'server.error.tooLarge',
  415: 'server.error.badRequest',
  429: 'server.error.tooMany',
};

/** The answer to an error. */
function faultOf(error: unknown): Pick<Problem, 'status' | 'phrase'> {
  if (error instanceof Problem) return error;
  if (error instanceof StorageProblem) return { status: 503, phrase: { key: 'server.error.storeAway' } };
  // JSON that is nested too deep for a recursive check.
  if (error instanceof RangeError && !('statusCode' in error))
    return { status: 400, phrase: { key: 'server.error.badRequest', params: { field: 'body' } } };
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
