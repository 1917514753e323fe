import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The page may load and run only what this server sends: no foreign script, and no inline one. */
export const CONTENT_SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    workerSrc: ["'self'"],
    connectSrc: ["'self'", 'ws:', 'wss:'],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
};

/** Programs want a typed error there, not HTML. */
const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Serves the built page. Its files under `assets/` have a hash in their names, and so never change. */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const assets = path.join(webDir, 'assets', path.sep);
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: ({ raw }, file) =>
      raw.setHeader('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}

/** The page has its own router: every address that a person could open is its `index.html`. */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isForPeople = isRead && !isApi(request.url) && (request.headers.accept ?? '').includes('text/html');
  return isForPeople ? reply.sendFile('index.html') : null;
}
