import type { GameModule } from '@tortuga/games/game-module';
import { SENTENCES } from '@tortuga/games/sentences';
import type { AlertKind } from '@tortuga/protocol/http';
import { isLocale, LOCALES, type Locale, Speaker } from '@tortuga/words';
import en from '../../words/alerts/en.json' with { type: 'json' };
import fr from '../../words/alerts/fr.json' with { type: 'json' };
import ptBR from '../../words/alerts/pt-BR.json' with { type: 'json' };
import ru from '../../words/alerts/ru.json' with { type: 'json' };

/** What alerts say, in the language of whoever gets them. */
export const alertWords = { en, fr, ru, 'pt-BR': ptBR };

const speakers = new Map<Locale, Speaker>(
  LOCALES.map((locale) => [locale, new Speaker(locale, [alertWords, ...Object.values(SENTENCES)], String)]),
);

export const localeOfPerson = (language: string): Locale => (isLocale(language) ? language : 'en');

export const alertSpeaker = (locale: Locale): Speaker => speakers.get(locale) ?? new Speaker(locale, [], String);

/** Something that a player is told. Nothing of what happens in a game: which game, where, and who is there. */
export interface News {
  readonly kind: AlertKind;
  readonly player: string;
  readonly table: string;
  readonly game: string;
  /** What it is about: the same is not told twice. */
  readonly mark: string;
  /** Who did something: sat down, invites, asks for a rematch. */
  readonly who: string;
  /** The other people at the table. */
  readonly others: readonly string[];
  /** On the page. */
  readonly path: string;
  /** For a reminder. */
  readonly hoursLeft: number;
}

/** A message, worded. */
export interface Message {
  readonly kind: AlertKind | 'test' | 'confirm';
  readonly title: string;
  readonly body: string;
  readonly subject: string;
  readonly locale: Locale;
  /** What to do: opens this place on the page. */
  readonly action: string;
  readonly path: string;
  /** Null for what belongs to no table. */
  readonly news: News | null;
}

export function messageOf(news: News, module: GameModule, locale: Locale): Message {
  const { say, list } = alertSpeaker(locale);
  const game = say(module.name);
  const title = say({ key: `alert.${news.kind}`, params: { who: news.who } });
  const { others } = news;
  const place = say(
    others.length === 0
      ? { key: 'alert.bots', params: { game } }
      : { key: 'alert.people', params: { game, names: list(others) } },
  );
  const time = news.kind === 'reminder' ? ` ${say({ key: 'alert.left', params: { hours: news.hoursLeft } })}` : '';
  return {
    kind: news.kind,
    title,
    body: `${place}${time}`,
    subject: say({ key: 'alert.subject', params: { what: title, game } }),
    locale,
    action: say({ key: 'alert.open' }),
    path: news.path,
    news,
  };
}

/** To see whether it arrives. */
export function testMessage(locale: Locale): Message {
  const { say } = alertSpeaker(locale);
  const title = say({ key: 'alert.test.title' });
  const words = { title, subject: title, body: say({ key: 'alert.test.body' }), action: say({ key: 'alert.home' }) };
  return { kind: 'test', ...words, locale, path: '/', news: null };
}

/** Asks the owner of an address. It names nobody: a name of one's choice would be a text of one's choice to anybody. */
export function confirmMessage(locale: Locale, path: string, site: string): Message {
  const { say } = alertSpeaker(locale);
  const title = say({ key: 'alert.confirm.title' });
  return {
    kind: 'confirm',
    title,
    subject: title,
    body: say({ key: 'alert.confirm.body', params: { site } }),
    action: say({ key: 'alert.confirm.yes' }),
    locale,
    path,
    news: null,
  };
}
