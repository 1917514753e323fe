export { checkCatalogs } from './check.ts';
export { literal } from './literal.ts';
export { type Catalog, type Catalogs, isLocale, LOCALES, type Locale } from './locales.ts';
export { Speaker } from './speaker.ts';
export { checkUsage } from './usage.ts';
