import { isLocale } from '@tortuga/words';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { addressOf, type Limits } from '../limits.ts';
import { drawCard } from '../previews/card.ts';
import { localeOf, pageAt } from '../previews/pages.ts';
import type { Pictures } from '../previews/pictures.ts';
import type { Posters } from '../previews/posters.ts';
import type { Previews } from '../previews/preview.ts';
import { problem } from '../problem.ts';

/** The pictures of link previews: `/preview/fr/table/….png` is what `/table/…` looks like in French. */
export const previewRoutes =
  (previews: Previews, pictures: Pictures, posters: Posters, limits: Limits): FastifyPluginAsync =>
  async (app) => {
    app.get('/preview/:lang/*', { schema: { hide: true } }, async (request: FastifyRequest, reply) => {
      const { lang, '*': of } = request.params as { readonly lang: string; readonly '*': string };
      const [, path] = /^(.*)\.png$/.exec(of) ?? [];
      const page = path === undefined ? null : pageAt(path === 'home' ? '/' : `/${path}`);
      if (!isLocale(lang) || page === null) throw problem(404, 'noSuchPlace');
      const { status, card } = await previews.of(page, localeOf(lang, undefined));
      if (status === 404) throw problem(404, 'noSuchPlace');
      const svg = drawCard(card, await posters.of(card.game));
      const png = await pictures.png(svg, () => limits.pictures.take(addressOf(request)));
      if (png === null) {
        reply.header('retry-after', '60');
        throw problem(429, 'tooMany');
      }
      // Its address changes with it.
      return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(png);
    });
  };
