import { SENTENCES } from '@tortuga/games/sentences';
import hostWords from '@tortuga/host/words/en' with { type: 'json' };
import type { Phrase } from '@tortuga/kernel';
import kernelWords from '@tortuga/kernel/words/en' with { type: 'json' };
import { Speaker } from '@tortuga/words';
import { serverWords } from './words.ts';

const words = [serverWords, { en: hostWords }, { en: kernelWords }, ...Object.values(SENTENCES)];
/** A seat is a number here, as everywhere in the API. */
const { say } = new Speaker('en', words, (seat) => `player ${seat}`);

/** For programmers: pages word a phrase themselves, in their reader's language. */
export function inEnglish(phrase: Phrase): string {
  try {
    return say(phrase);
  } catch {
    return phrase.key;
  }
}
