import type { Locale } from '@tortuga/words';
import { CARD_SIZE } from './card.ts';
import type { Preview } from './preview.ts';

interface Link {
  readonly address: string;
  /** The address of the picture; null without one. */
  readonly picture: string | null;
  readonly locale: Locale;
}

const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'en_GB', fr: 'fr_FR', ru: 'ru_RU', 'pt-BR': 'pt_BR' };

/** The page with the tags that messengers, forums and search engines read (ogp.me). */
export function withTags(html: string, { title, description }: Preview, { address, picture, locale }: Link): string {
  const tags = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Tortuga'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', LOCALE_NAMES[locale]),
    ...(picture === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', String(CARD_SIZE.width)),
          meta('property', 'og:image:height', String(CARD_SIZE.height)),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ];
  return html
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))
    .replace('</head>', () => `${tags.join('')}</head>`);
}

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
