import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a message may do, without an identity: its token can't be guessed, and is stored nowhere. */
export type Purpose = 'confirm' | 'stop';

export class Links {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  token(purpose: Purpose, way: string): string {
    return `${way}.${this.#signature(purpose, way)}`;
  }

  /** The way that the token is about; null if it is not one of ours. */
  read(purpose: Purpose, token: string): string | null {
    const [way = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#signature(purpose, way));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? way : null;
  }

  #signature(purpose: Purpose, way: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose} ${way}`).digest('base64url');
  }
}

/** A device belongs to one player at a time; several may have the same address or webhook. */
export const wayId = (kind: string, address: string, player: string): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, address, kind === 'push' ? '' : player]))
    .digest('base64url')
    .slice(0, 22);
