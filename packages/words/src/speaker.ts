import type { Param, Phrase, Seat } from '@tortuga/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalog, Catalogs, Locale } from './locales.ts';

/** Turns phrases into sentences in one language. */
export class Speaker {
  readonly locale: Locale;
  readonly #catalogs: readonly Catalog[];
  readonly nameOf: (seat: Seat) => string;
  readonly #messages = new Map<string, IntlMessageFormat>();

  /** The catalogs need only contain this language: a page loads no other. */
  constructor(locale: Locale, catalogs: readonly Partial<Catalogs>[], nameOf: (seat: Seat) => string) {
    this.locale = locale;
    this.#catalogs = catalogs.map((each) => each[locale] ?? {});
    this.nameOf = nameOf;
  }

  readonly say = (phrase: Phrase): string => {
    const params = Object.entries(phrase.params ?? {}).map(([name, param]) => [name, this.#value(param)]);
    return String(this.#message(phrase.key).format(Object.fromEntries(params)));
  };

  #value(param: Param): string | number {
    if (typeof param !== 'object') return param;
    return 'seat' in param ? this.nameOf(param.seat) : this.say(param);
  }

  #message(key: string): IntlMessageFormat {
    const known = this.#messages.get(key);
    if (known !== undefined) return known;
    const text = this.#catalogs.find((catalog) => key in catalog)?.[key];
    if (text === undefined) throw new Error(`No words for "${key}" in ${this.locale}`);
    const message = new IntlMessageFormat(text, this.locale, undefined, { ignoreTag: true });
    this.#messages.set(key, message);
    return message;
  }
}
