import type { Game, GameTypes, Json, Phrase } from '@tortuga/kernel';
import type { OptionChoice } from './game-module.ts';

interface OptionTexts<Value> {
  readonly label: Phrase;
  labelOf(value: Value): Phrase;
  hintOf(value: Value): Phrase | null;
}

type TextsOf<Options> = { readonly [Option in keyof Options]: OptionTexts<Options[Option]> };

/** One choice for each option of a game. Its values come from the game's option sets, so the default is the first. */
export function choicesOf<T extends GameTypes>(game: Game<T>, texts: TextsOf<T['options']>): OptionChoice[] {
  return Object.entries(texts as Readonly<Record<string, OptionTexts<Json>>>).map(
    ([option, { label, labelOf, hintOf }]) => {
      const values = game.optionSets.map((options) => (options as Readonly<Record<string, Json>>)[option] ?? null);
      return {
        option,
        label,
        values: [...new Set(values)].map((value) => ({ value, label: labelOf(value), hint: hintOf(value) })),
      };
    },
  );
}
