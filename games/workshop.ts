import type { Phrase } from '@tortuga/kernel';
import type { Catalogs } from '@tortuga/words';

/** What a workshop needs to know of a pack's JSON schema, which each game has in `packs/pack.schema.json`. */
export interface PackNode {
  readonly type?: string | undefined;
  readonly properties?: Readonly<Record<string, PackNode>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: PackNode | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly const?: string | undefined;
  readonly oneOf?: readonly PackNode[] | undefined;
}

interface AnySection {
  readonly id: string;
  /** Where its values stand in the pack. */
  readonly path: readonly string[];
}

/** Cards: a list of them, or an object of some that always have the same names. */
interface CardSection extends AnySection {
  readonly kind: 'cards';
  /** In the order in which they are read off a card. What kind of field each is, and its limits, say the schema. */
  readonly fields: readonly string[];
  /** What most cards have: filled in as soon as a card has a name. */
  readonly usual: Readonly<Record<string, number | readonly never[]>>;
  /** Of a list with several decks: which cards belong to this one, and how many there must be in all copies. */
  readonly deck?: { readonly field: string; readonly value: string; readonly copies: string; readonly size: number };
}

/** Numbers that belong to no card. */
interface NumberSection extends AnySection {
  readonly kind: 'numbers';
}

/** Layouts of hexagons, by name. */
interface MapSection extends AnySection {
  readonly kind: 'maps';
  /** Those that a pack may do without. */
  readonly optional: readonly string[];
}

export type Section = CardSection | NumberSection | MapSection;

/** The forms in which a pack of a game is made. */
export interface Workshop<Pack> {
  readonly schema: PackNode;
  readonly sections: readonly Section[];
  /** The names on the cards, for drawing them. */
  namesIn(pack: Pack): Catalogs;
  /** An ability in words; only called with one that fits the schema. */
  sentenceOf(ability: object): Phrase;
}

/** As the page knows it, which can't know the packs of all games. */
export interface AnyWorkshop extends Omit<Workshop<unknown>, 'namesIn'> {
  namesIn(pack: unknown): Catalogs;
}
