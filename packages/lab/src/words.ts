import type { GameModule } from '@tortuga/games/game-module';
import { SENTENCES } from '@tortuga/games/sentences';
import { letterOf, type Phrase, type Seat } from '@tortuga/kernel';
import { kernelWords } from '@tortuga/kernel/words';
import { type Catalog, type Catalogs, isLocale, type Locale, Speaker } from '@tortuga/words';
import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import ptBR from '../words/pt-BR.json' with { type: 'json' };
import ru from '../words/ru.json' with { type: 'json' };

export const labWords: Catalogs = { en, fr, ru, 'pt-BR': ptBR };

interface Spoken {
  /** Besides the sentences of the game, in the language that is spoken. */
  readonly words?: Catalog;
  readonly nameOf?: (seat: Seat) => string;
}

export function speakerFor(
  locale: Locale,
  module?: GameModule,
  { words = {}, nameOf = letterOf }: Spoken = {},
): Speaker {
  const ofGame = module === undefined ? [] : [SENTENCES[module.game.id] ?? {}, module.names];
  return new Speaker(locale, [labWords, kernelWords, ...ofGame, { [locale]: words }], nameOf);
}

/** The language of the terminal if it is one of ours, else English. */
export function localeOf(environment: NodeJS.ProcessEnv): Locale {
  const wanted = (environment['LC_ALL'] || environment['LANG'] || '').split('.')[0]?.replace('_', '-') ?? '';
  const [language = ''] = wanted.split('-');
  if (isLocale(wanted)) return wanted;
  if (isLocale(language)) return language;
  return language === 'pt' ? 'pt-BR' : 'en';
}

/** Bad input, reported in one sentence. */
export class Complaint extends Error {
  readonly phrase: Phrase;
  /** The module whose words the phrase needs. */
  readonly module: GameModule | undefined;

  constructor(phrase: Phrase, module?: GameModule) {
    super(phrase.key);
    this.phrase = phrase;
    this.module = module;
  }
}
