import { SENTENCES } from '@tortuga/games/sentences';
import { LOCALES, type Locale, Speaker } from '@tortuga/words';
import en from '../../words/previews/en.json' with { type: 'json' };
import fr from '../../words/previews/fr.json' with { type: 'json' };
import ptBR from '../../words/previews/pt-BR.json' with { type: 'json' };
import ru from '../../words/previews/ru.json' with { type: 'json' };

/** What link previews say, in the language of the link. */
export const previewWords = { en, fr, ru, 'pt-BR': ptBR };

const speakers = new Map<Locale, Speaker>(
  LOCALES.map((locale) => [locale, new Speaker(locale, [previewWords, ...Object.values(SENTENCES)], String)]),
);

export const previewSpeaker = (locale: Locale): Speaker => speakers.get(locale) ?? new Speaker(locale, [], String);
