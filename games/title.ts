import type { Game, GameTypes, Json, Phrase, ScoreLine, Seat, ViewOf } from '@tortuga/kernel';
import type { Catalogs, Speaker } from '@tortuga/words';

/** A claim about how even the game is, to be shown by simulation. */
export interface BalanceQuestion<T extends GameTypes = GameTypes> {
  readonly rule: string;
  readonly seats: number;
  /** Strong bots show what good players can make of it, random ones what the cards are worth by themselves. */
  readonly among: 'strong' | 'random';
  /** The share, in percent, must lie between these. */
  readonly least: number;
  readonly most: number;
  /** What one game says about it. */
  count(played: Played<T>): readonly { readonly about: Phrase; readonly hits: number; readonly trials: number }[];
}

/** One game as it was played. */
export interface Played<T extends GameTypes> {
  readonly first: T['state'];
  readonly last: T['state'];
  readonly events: readonly T['event'][];
}

/** An option that players choose before the match: which scenario, which variant. */
export interface OptionChoice {
  /** The field of the options that it fills. */
  readonly option: string;
  readonly label: Phrase;
  /** The first is the default. */
  readonly values: readonly { readonly value: Json; readonly label: Phrase; readonly hint: Phrase | null }[];
}

/** One game with everything a host needs to offer it: rules, words, notation, a picture in text, a sense of value. */
export interface Title<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly name: Phrase;
  /** What its pack calls the cards. The sentences of a game are apart: a page loads one language of them. */
  readonly names: Catalogs;
  readonly choices: readonly OptionChoice[];
  /** The values and names printed on the cards: what the board shows. */
  readonly pack: unknown;
  /** Default packs of earlier versions: matches were begun with them. Today's is `pack`. */
  readonly earlierPacks: readonly unknown[];
  /** The same title by the rules of another version; null if this program can't run them. */
  atVersion(rulesVersion: number): Title<T> | null;
  /** The same title with the card values of another pack. */
  withPack(
    json: unknown,
  ): { readonly ok: true; readonly title: Title<T> } | { readonly ok: false; readonly problem: Phrase };

  /** A pack to fill in with the values of a box of one's own. */
  packTemplate(): object;

  phraseOfMove(move: T['move']): Phrase;
  /** Of redacted events only: what may not be known has no words. */
  phraseOfEvent(event: T['event']): Phrase;
  /** What a move costs or brings; null where there is nothing to say. */
  phraseOfPrice(price: T['price']): Phrase | null;
  phraseOfLine(line: ScoreLine): Phrase;
  phraseOfEnding(cause: string): Phrase;

  /** A move as one short line that a person can type and read: golden games, scenarios, the terminal. */
  writeMove(move: T['move']): string;
  readMove(text: string): T['move'] | null;
  /** The board as text. */
  draw(view: ViewOf<T>, speaker: Speaker): string;

  /** Things some golden game must show beyond the vocabulary, and which of them an event is. */
  readonly landmarks: readonly string[];
  landmarkOf(event: T['event']): string | null;

  readonly balance: readonly BalanceQuestion<T>[];

  /** By seat: the score if the match stopped at what everybody sees here. For charts, not for rules. */
  points(view: ViewOf<T>): readonly number[];

  /** How good a position is for a seat, between 0 (lost) and 1 (won): the greedy bot's eye. */
  evaluate(state: T['state'], seat: Seat): number;
}
