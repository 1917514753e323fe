import type { FastifyRequest } from 'fastify';
import type { Identities } from '../identity.ts';
import { Problem } from '../problem.ts';
import { playerOrGuest } from '../requests.ts';
import type { PlayerId } from '../tables/table.ts';

/** Who opens a table or asks for its match. */
export class Visitors {
  readonly #identities: Identities;

  constructor(identities: Identities) {
    this.#identities = identities;
  }

  /** Null for a guest without a name. Rejects for an identity that is not known. */
  async playerOf(request: FastifyRequest): Promise<PlayerId | null> {
    return ((await playerOrGuest(request, this.#identities))?.id ?? null) as PlayerId | null;
  }

  async find(request: FastifyRequest): Promise<PlayerId | null | 'unknown'> {
    try {
      return await this.playerOf(request);
    } catch (error) {
      if (error instanceof Problem) return 'unknown';
      throw error;
    }
  }

  /** If the store does not answer, nobody is sent away for it. */
  async isRevoked(request: FastifyRequest): Promise<boolean> {
    return (await this.find(request).catch(() => null)) === 'unknown';
  }
}
