import type { Phrase } from '@tortuga/kernel';

/** An error that the server answered with. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly phrase: Phrase;

  constructor(status: number, phrase: Phrase) {
    super(phrase.key);
    this.status = status;
    this.phrase = phrase;
  }
}
