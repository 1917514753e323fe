import type { Locale } from '@tortuga/words';

/** By game, a file in every language. */
type Files<T> = Readonly<Record<string, Readonly<Record<Locale, () => Promise<{ default: T }>>>>>;

/**
 * Opens a file of a game in one language: each is loaded when it is needed.
 *
 * @param what the files are, should a game have none
 */
export const byLanguage =
  <T>(what: string, files: Files<T>) =>
  async (game: string, locale: Locale): Promise<T> => {
    const shelf = files[game];
    if (shelf === undefined) throw new Error(`No ${what} for ${game}`);
    return (await shelf[locale]()).default;
  };
