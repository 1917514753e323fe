export const LOCALES = ['en', 'fr', 'ru', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The sentences of one folder in one language: key to ICU message. */
export type Catalog = Readonly<Record<string, string>>;

export type Catalogs = Readonly<Record<Locale, Catalog>>;
