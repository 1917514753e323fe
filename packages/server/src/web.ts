import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@tortuga/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, type Limits } from './limits.ts';
import { drawCard } from './previews/card.ts';
import { localeOf, pageAt } from './previews/pages.ts';
import { Pictures } from './previews/pictures.ts';
import type { Posters } from './previews/posters.ts';
import type { Preview, Previews } from './previews/preview.ts';
import { withTags } from './previews/tags.ts';

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
    // `/` is a page with a preview like any other.
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: ({ raw }, file) =>
      raw.setHeader('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}

/** What the page says about itself before it is opened. */
export interface PageParts {
  readonly webDir: string;
  readonly previews: Previews;
  readonly posters: Posters;
  /** Whether there is somebody to draw pictures. */
  readonly hasPictures: boolean;
  readonly limits: Limits;
}

/**
 * The page has its own router: every address that a person could open is its `index.html`, whatever kind of answer is
 * asked for, with the preview of what is there. Where nothing is it is sent all the same, as 404, to those who want HTML.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts): Promise<string | null> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || isApi(request.url)) return null;
  const { url } = request;
  const page = pageAt(url);
  if (page === null && !(request.headers.accept ?? '').includes('text/html')) return null;
  const { lang } = request.query as Readonly<Record<string, unknown>>;
  const locale = localeOf(lang, request.headers['accept-language']);
  const isLookedUp = page === null || !('id' in page) || parts.limits.tablePages.take(addressOf(request));
  const preview = await parts.previews.of(isLookedUp ? page : { kind: 'plain' }, locale);
  const origin = `${request.protocol}://${request.host}`;
  const [place = '/'] = url.split('?');
  // The language of whoever asks first must not be that of all who follow.
  reply.header('vary', 'accept, accept-language').header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  reply.code(preview.status);
  const html = await readFile(path.join(parts.webDir, 'index.html'), 'utf8');
  return withTags(html, preview, {
    address: `${origin}${place}`,
    picture:
      parts.hasPictures && preview.status === 200 ? `${origin}${await pictureOf(place, locale, preview, parts)}` : null,
    locale,
  });
}

async function pictureOf(place: string, locale: Locale, { card }: Preview, { posters }: PageParts): Promise<string> {
  const name = Pictures.nameOf(drawCard(card, await posters.of(card.game)));
  const path = place.replace(/\/$/, '') || '/home';
  return `/preview/${locale}${path}.png?v=${name}`;
}
