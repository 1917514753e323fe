import type { Json } from '@tortuga/kernel';

/** On what terms a table plays: the options of the game, and the cards. */
export interface Terms {
  readonly options: Readonly<Record<string, Json>>;
  /** Cards of one's own; null for the default pack. */
  readonly pack: object | null;
}

export const USUAL_TERMS: Terms = { options: {}, pack: null };
