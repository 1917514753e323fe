import type { Catalogs } from '@tortuga/words';
import { sentences as of2199 } from './tortuga-2199/words/sentences.ts';
import { sentences as ofCards } from './tortuga-cards/words/sentences.ts';
import { sentences as ofDice } from './tortuga-dice/words/sentences.ts';

/** By game: its sentences in every language, for programs that can load them all. Pages use `openSentences`. */
export const SENTENCES: Readonly<Record<string, Catalogs>> = {
  'tortuga-2199': of2199,
  'tortuga-cards': ofCards,
  'tortuga-dice': ofDice,
};
