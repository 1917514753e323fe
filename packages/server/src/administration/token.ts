import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressOf, RateLimit } from '../limits.ts';
import { problem } from '../problem.ts';

/** Shorter ones can be guessed. */
export const SHORTEST_TOKEN = 24;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whoever has the token runs this server. It is compared by its hash, in constant time, and never kept in plain text. */
export class AdminToken {
  readonly #digest: Buffer | null;
  readonly #mistakes = new RateLimit({ max: 10, perMs: 60_000 });

  /** Null: nobody can administer this server. */
  constructor(token: string | null) {
    this.#digest = token === null ? null : digest(token);
  }

  get isSet(): boolean {
    return this.#digest !== null;
  }

  /** Throws unless a request has the token, in its header: an address is written to logs on its way. */
  check(request: FastifyRequest): void {
    if (this.#digest === null) throw problem(404, 'noAdministration');
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(given), this.#digest)) return;
    if (!this.#mistakes.take(addressOf(request))) throw problem(429, 'tooMany');
    throw problem(401, 'wrongAdminToken');
  }
}
