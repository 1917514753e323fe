import { openBalanceWords } from '@tortuga/games/balances';
import { openBook } from '@tortuga/games/book';
import type { GalleryPiece } from '@tortuga/games/figure';
import { openFigures } from '@tortuga/games/figures';
import type { AnyWorkshop } from '@tortuga/games/workshop';
import { openWorkshop, openWorkshopWords } from '@tortuga/games/workshops';
import { type Params, type Phrase, seat } from '@tortuga/kernel';
import { type Catalog, type Locale, Speaker } from '@tortuga/words';
import type { ReactNode } from 'react';
import type { Speech } from '../speech/speech.tsx';
import { openModule, type SpokenModule } from '../table/game.ts';
import { openedOnce } from '../ui/opened-once.ts';
import type { Draft, Place } from './draft.ts';
import { filled } from './filled.ts';

const WORDS: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>> = {
  en: () => import('../../words/workshop/en.json'),
  fr: () => import('../../words/workshop/fr.json'),
  ru: () => import('../../words/workshop/ru.json'),
  'pt-BR': () => import('../../words/workshop/pt-BR.json'),
};

/** A game's workshop with all that it says and draws. */
export interface OpenWorkshop {
  readonly module: SpokenModule;
  readonly workshop: AnyWorkshop;
  readonly say: (phrase: Phrase) => string;
  readonly t: (key: string, params?: Params) => string;
  readonly term: (kind: 'section' | 'field' | 'choice', name: string) => string;
  readonly sprite: ReactNode;
  readonly draw: (pack: Draft, place: Place) => GalleryPiece | null;
  /** A sentence with the names on the cards of this set. */
  readonly sayOf: (pack: Draft, phrase: Phrase) => string;
}

const opened = new Map<string, Promise<OpenWorkshop | null>>();

/** Null if the game has none. */
export const openBench = (game: string, speech: Speech): Promise<OpenWorkshop | null> =>
  openedOnce(opened, `${game} ${speech.locale}`, () => open(game, speech));

async function open(game: string, { locale, catalogs, t: pageText }: Speech): Promise<OpenWorkshop | null> {
  const [workshop, module, figures, book, ours, theirs, measured] = await Promise.all([
    openWorkshop(game),
    openModule(game, null, locale),
    openFigures(game),
    openBook(game, locale),
    WORDS[locale](),
    openWorkshopWords(game, locale),
    openBalanceWords(game, locale),
  ]);
  if (workshop === null) return null;
  const words = [ours.default, theirs, measured, book?.words ?? {}, module.sentences].map((each) => ({
    [locale]: each,
  }));
  const nameOf = (player: number): string => pageText('web.bot.name', { seat: String(player) });
  const { say } = new Speaker(locale, [...words, module.names, catalogs], nameOf, seat(0));
  const t = (key: string, params: Params = {}): string => say({ key, params });
  const prefix = Object.keys(theirs)[0]?.split('.')[0] ?? '';
  const drawn = new Map<string, GalleryPiece | null>();
  const speakerOf = (pack: unknown): Speaker =>
    new Speaker(locale, [...words, workshop.namesIn(pack), catalogs], nameOf, seat(0));
  const speakers = new WeakMap<Draft, Speaker>();
  return {
    module,
    workshop,
    say,
    t,
    term: (kind, name) => t(`${prefix}.workshop.${kind}.${name}`),
    sprite: figures?.sprite ?? null,
    draw: (draft, place) => {
      const pack = filled(workshop.schema, draft);
      const key = [...place, JSON.stringify(place.reduce<unknown>((value, key) => (value as Draft)[key], pack))].join(
        ' ',
      );
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const { say: sayNames } = speakerOf(pack);
      const piece = figures?.printed(place.join(' '), { pack, locale, say: sayNames, nameOf }) ?? null;
      if (drawn.size > MOST_DRAWN) drawn.clear();
      drawn.set(key, piece);
      return piece;
    },
    sayOf: (draft, phrase) => {
      const speaker = speakers.get(draft) ?? speakerOf(filled(workshop.schema, draft));
      speakers.set(draft, speaker);
      return speaker.say(phrase);
    },
  };
}

/** Every letter of a name makes another picture. */
const MOST_DRAWN = 500;
