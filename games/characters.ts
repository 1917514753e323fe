import type { Phrase } from '@tortuga/kernel';
import type { CharacterPhrases } from './game-module.ts';

/** The keys of a game's sentences about its characters. */
interface Keys {
  readonly name: string;
  readonly taste: string;
  readonly boast: string;
}

/** So many lines has every character in every game. */
export const BOASTS = 3;

export const characterPhrases =
  (keys: Keys) =>
  (character: string): CharacterPhrases => {
    const about = (key: string): Phrase => ({ key, params: { character } });
    return {
      name: about(keys.name),
      taste: about(keys.taste),
      boast: (turn) => ({ key: keys.boast, params: { character, turn: String(turn % BOASTS) } }),
    };
  };
