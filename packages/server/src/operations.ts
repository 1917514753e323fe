import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What those who run a server look at. */
const PLACES = ['/healthz', '/healthz/alive', '/metrics'];

/** Health and metrics on a port of their own, for networks that the page is not on. It closes with the app. */
export function operationsServer(app: FastifyInstance): Server {
  const server = createServer((request, response) => {
    const url = PLACES.find((place) => place === request.url);
    if (url === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    // Asked by the app itself, so by this machine.
    app.inject({ url, headers: { host: request.headers.host ?? '' } }).then(
      ({ statusCode, headers, rawPayload }) =>
        response
          .writeHead(statusCode, { 'content-type': String(headers['content-type']) })
          .end(request.method === 'HEAD' ? undefined : rawPayload),
      () => response.writeHead(503).end(),
    );
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
