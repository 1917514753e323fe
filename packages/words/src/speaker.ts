import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Param, Phrase, Seat } from '@tortuga/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalog, Catalogs, Locale } from './locales.ts';

/** The choice of a select on a player that is for the reader: `{player, select, you {You pass} other {{player} passes}}`. */
export const YOU = 'you';

interface Message {
  readonly format: IntlMessageFormat;
  /** The players whom the sentence can call "you", by parameter. */
  readonly addressed: ReadonlySet<string>;
}

/** Turns phrases into sentences in one language. */
export class Speaker {
  readonly locale: Locale;
  readonly #catalogs: readonly Catalog[];
  readonly nameOf: (seat: Seat) => string;
  readonly #you: Seat | null;
  readonly #messages = new Map<string, Message>();

  /**
   * The catalogs need only contain this language: a page loads no other.
   *
   * @param you the seat of the reader, who is called "you" where a sentence has words for it
   */
  constructor(
    locale: Locale,
    catalogs: readonly Partial<Catalogs>[],
    nameOf: (seat: Seat) => string,
    you: Seat | null = null,
  ) {
    this.locale = locale;
    this.#you = you;
    this.#catalogs = catalogs.map((each) => each[locale] ?? {});
    this.nameOf = nameOf;
  }

  readonly say = (phrase: Phrase): string => {
    const { format, addressed } = this.#message(phrase.key);
    const params = Object.entries(phrase.params ?? {}).map(([name, param]) => [
      name,
      this.#value(param, addressed.has(name)),
    ]);
    return String(format.format(Object.fromEntries(params)));
  };

  /** Names or other things in one phrase: "Ann, Bob and Eve". Our English is British: no comma before the last. */
  readonly list = (things: readonly string[]): string =>
    new Intl.ListFormat(this.locale === 'en' ? 'en-GB' : this.locale, { type: 'conjunction' }).format(things);

  #value(param: Param, canBeYou: boolean): string | number {
    if (typeof param !== 'object') return param;
    if (!('seat' in param)) return this.say(param);
    if (canBeYou && param.seat === this.#you) return YOU;
    const name = this.nameOf(param.seat);
    // A player of this name is not the reader: an invisible sign keeps the select from taking them for it.
    return canBeYou && name === YOU ? `${name}\u2060` : name;
  }

  #message(key: string): Message {
    const known = this.#messages.get(key);
    if (known !== undefined) return known;
    const text = this.#catalogs.find((catalog) => key in catalog)?.[key];
    if (text === undefined) throw new Error(`No words for "${key}" in ${this.locale}`);
    const format = new IntlMessageFormat(text, this.locale, undefined, { ignoreTag: true });
    const message = { format, addressed: new Set(addressedIn(format.getAst())) };
    this.#messages.set(key, message);
    return message;
  }
}

function addressedIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => addressedIn(value));
    return element.type === TYPE.select && YOU in element.options ? [element.value, ...inside] : inside;
  });
}
