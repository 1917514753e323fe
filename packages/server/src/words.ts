import { LOCALES, Speaker } from '@tortuga/words';
import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import ptBR from '../words/pt-BR.json' with { type: 'json' };
import ru from '../words/ru.json' with { type: 'json' };

/** What the server has to say. Clients word it themselves, in their reader's language. */
export const serverWords = { en, fr, ru, 'pt-BR': ptBR };

/** For the operator of the server, by the LANG of the machine: `pt_BR.UTF-8`. */
export function speakerFor(lang: string): Speaker {
  const [language = ''] = lang.split(/[._]/);
  const locale = LOCALES.find((it) => it.split('-')[0] === language) ?? 'en';
  return new Speaker(locale, [serverWords], String);
}
