import type { Phrase, Refusal } from '@tortuga/kernel';

/** Why a request failed: an HTTP status, and a phrase for the client. */
export class Problem extends Error {
  readonly status: number;
  readonly phrase: Phrase | Refusal;

  constructor(status: number, phrase: Phrase | Refusal) {
    super(phrase.key);
    this.status = status;
    this.phrase = phrase;
  }
}

export const problem = (status: number, name: string, params: Phrase['params'] = {}): Problem =>
  new Problem(status, { key: `server.error.${name}`, params });

/** A rule of the table or of the game forbids it. */
export const refused = (refusal: Refusal, status = 409): Problem => new Problem(status, refusal);
