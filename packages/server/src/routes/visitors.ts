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

  /** Null for a guest without a name, and for somebody who is banned. Rejects for an identity that is not known. */
  async playerOf(request: FastifyRequest): Promise<PlayerId | null> {
    const player = await playerOrGuest(request, this.#identities);
    return player === null || this.#identities.banOf(player) !== null ? null : (player.id as PlayerId);
  }

  async find(request: FastifyRequest): Promise<PlayerId | null | 'unknown'> {
    try {
      return await this.playerOf(request);
    } catch (error) {
      if (error instanceof Problem) return 'unknown';
      throw error;
    }
  }

  /** Whether a connection is somebody else's than when it was opened. If the store does not answer, nobody is sent away for it. */
  async isAnother(request: FastifyRequest, before: PlayerId | null): Promise<boolean | 'unknown'> {
    const now = await this.find(request).catch(() => before);
    return now === 'unknown' ? 'unknown' : now !== before;
  }
}
