import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { House } from './administration/house.ts';
import type { Store } from './storage/store.ts';
import type { Tables } from './tables/tables.ts';

/** How long an answer of the store is cached, since a check costs a write. */
const CHECKED_MS = 1000;
/** How often an outage of the store is logged. */
const LOGGED_MS = 60_000;

/**
 * Alive: the process answers. Ready: a move could be stored now (if not, the log has the cause), and it is not about to be
 * restarted: a proxy sends newcomers elsewhere.
 */
export function addHealth(app: FastifyInstance, store: Store, house: Pick<House, 'isDraining'>): void {
  let checked: { readonly at: number; readonly isReady: Promise<boolean> } | null = null;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const isReady = (): Promise<boolean> => {
    const now = performance.now();
    if (checked !== null && now - checked.at < CHECKED_MS) return checked.isReady;
    const answer = store.check().then(
      () => true,
      (error: unknown) => {
        if (now - loggedAt > LOGGED_MS) app.log.error(error, 'not ready: the store does not answer');
        if (now - loggedAt > LOGGED_MS) loggedAt = now;
        return false;
      },
    );
    checked = { at: now, isReady: answer };
    return answer;
  };
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const { isDraining: draining } = house;
    const ready = (await isReady()) && !draining;
    return reply.code(ready ? 200 : 503).send({ alive: true, ready, draining });
  });
  app.get('/healthz/alive', { schema: { hide: true } }, async () => ({ alive: true }));
}

interface Metrics {
  readonly problems: Counter;
  readonly alerts: Counter;
}

/** For Prometheus on this machine; visitors that come through a proxy have an address of their own. */
export function addMetrics(app: FastifyInstance, tables: Tables, isOpen: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'tortuga_requests_total',
    help: 'HTTP requests',
    labelNames: ['status'],
    registers,
  });
  const alerts = new Counter({
    name: 'tortuga_alerts_total',
    help: 'Messages to players who are away, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const problems = new Counter({ name: 'tortuga_problems_total', help: 'What went wrong on our side', registers });
  new Gauge({
    name: 'tortuga_tables_awake',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(tables.live.count);
    },
  });
  app.addHook('onResponse', async (_, reply) => requests.inc({ status: String(reply.statusCode) }));
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    isOpen || isOfThisMachine(request)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : reply.callNotFound(),
  );
  return { problems, alerts };
}

const isOfThisMachine = ({ ip }: FastifyRequest): boolean => /^(127\.|::1$|::ffff:127\.)/.test(ip);
