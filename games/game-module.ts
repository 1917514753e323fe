import type { Deed, SearchingBots } from '@tortuga/bots';
import type { Game, GameTypes, Json, PackRefusal, Phrase, ScoreLine, Seat, ViewOf } from '@tortuga/kernel';
import type { Catalogs, Speaker } from '@tortuga/words';
import type { Telling } from './telling.ts';

/** One game from start to end. */
export interface Played<T extends GameTypes> {
  readonly first: T['state'];
  readonly last: T['state'];
  readonly events: readonly T['event'][];
}

/** What one player decided, and what else was legal. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly T['move'][];
  readonly move: T['move'];
}

/** How often something was done in a game, or left undone. */
export interface Habit {
  readonly about: Phrase;
  readonly times: number;
}

/** A choice made at a table before the match, such as a scenario or a variant. */
export interface OptionChoice {
  /** The field of the options that it sets. */
  readonly option: string;
  readonly label: Phrase;
  /** The first is the default. */
  readonly values: readonly { readonly value: Json; readonly label: Phrase; readonly hint: Phrase | null }[];
}

/** A character of a bot in words. */
export interface CharacterPhrases {
  readonly name: Phrase;
  /** What it likes to do. */
  readonly taste: Phrase;
  /** What it says when it strikes, another thing every time. */
  boast(turn: number): Phrase;
}

/** What bots are given for measuring only. */
export interface Trial<T extends GameTypes> {
  /** Rules whose `determinize` tells them the truth. */
  readonly game?: Game<T>;
  /** Weights to judge by instead of ours. Bots judge by hand if these are not for their features. */
  readonly weights?: Json;
}

/** A game with everything a host needs to offer it: rules, words, notation, the board as text, evaluation. */
export interface GameModule<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly name: Phrase;
  /** The pack's names for the cards. The sentences of a game are separate: a page loads only one language of them. */
  readonly names: Catalogs;
  readonly choices: readonly OptionChoice[];
  /** The values and names printed on the cards: what the board shows. */
  readonly pack: unknown;
  /** Earlier default packs, which some matches were begun with. The present one is `pack`. */
  readonly earlierPacks: readonly unknown[];
  /** The same module with another version of the rules; null if this program can't run it. */
  atVersion(rulesVersion: number): GameModule<T> | null;
  /** The same module with the card values of another pack. */
  withPack(
    json: unknown,
  ): { readonly ok: true; readonly module: GameModule<T> } | ({ readonly ok: false } & PackRefusal);

  /** A pack to fill in with the values of a box. */
  packTemplate(): object;

  phraseOfMove(move: T['move']): Phrase;
  /** For redacted events only: there are no words for what may not be known. */
  phraseOfEvent(event: T['event']): Phrase;
  /** What a move costs or yields; null if there is nothing to say. */
  phraseOfPrice(price: T['price']): Phrase | null;
  phraseOfLine(line: ScoreLine): Phrase;
  phraseOfEnding(cause: string): Phrase;

  /** A move as a short line that people can read and type: for golden games, scenarios and the terminal. */
  writeMove(move: T['move']): string;
  readMove(text: string): T['move'] | null;
  /** The board as text. */
  draw(view: ViewOf<T>, speaker: Speaker): string;

  /** Things that some golden game must show beyond the vocabulary, and which of them an event is. */
  readonly landmarks: readonly string[];
  landmarkOf(event: T['event']): string | null;

  /** How a game was played, always in the same order; nothing where nobody has asked yet. */
  habitsOf(played: Played<T>, decisions: readonly Decision<T>[]): readonly Habit[];

  /** By seat: the score if the match ended now, from what everybody sees. For charts, not for rules. */
  points(view: ViewOf<T>): readonly number[];

  /** Bots with a taste of their own, as strong as the others of their level. */
  readonly characters: readonly string[];
  phrasesOfCharacter(character: string): CharacterPhrases;
  /** Who strikes with an event: an attack, a theft, a capture. Null for all that is not worth a word. */
  strikeOf(event: T['event']): Seat | null;

  /** What an event means to those who watch: how much it matters, to whom, and how it sounds. */
  tellingOf(event: T['event']): Telling;
  /** Whether what is asked now is a turn of one's own, and not an answer to what another player does. */
  isTurn(view: ViewOf<T>): boolean;
  /** The part of the game that is on, such as its third round. */
  phraseOfRound(view: ViewOf<T>): Phrase;
  /**
   * The view without what only its player may know, if they can make their decision so: several people around one device
   * may look on then. Null if the decision needs secrets.
   */
  withoutSecrets(view: ViewOf<T>): ViewOf<T> | null;

  /**
   * The choice behind an event, as whoever had this view before it can tell. Null for what is hidden from them, follows by
   * itself, or needs no reason.
   */
  deedOf(event: T['event'], view: ViewOf<T>): Deed<T> | null;

  /** The bots that search; see `botFor`. */
  searchingBots(trial?: Trial<T>): Promise<SearchingBots<T>>;

  /** How good a position is for a seat, from 0 (lost) to 1 (won). Used by the greedy bot. */
  evaluate(state: T['state'], seat: Seat): number;
}
