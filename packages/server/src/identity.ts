import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Player, Players } from './storage/store.ts';

/** A guest becomes a player by choosing a name. There is no password: an unguessable secret is all. */
export class Identities {
  readonly #players: Players;
  readonly #now: () => number;

  constructor(players: Players, now: () => number) {
    this.#players = players;
    this.#now = now;
  }

  /** A new player, and the secret that is theirs on this device. It is told once and kept only as a hash. */
  async create(name: string): Promise<{ player: Player; secret: string }> {
    const secret = newSecret();
    const player: Player = { id: randomUUID(), name, createdAt: this.#now() };
    await this.#players.create({ ...player, secretHash: hashOfSecret(secret) });
    return { player, secret };
  }

  /** Who this secret belongs to; null for one nobody has, or has no more. */
  find(secret: string): Promise<Player | null> {
    return isSecret(secret) ? this.#players.findBySecret(hashOfSecret(secret)) : Promise.resolve(null);
  }

  rename(player: Player, name: string): Promise<unknown> {
    return this.#players.rename(player.id, name);
  }

  /** Another secret of the same player, to carry the identity to a second device. */
  async secretForAnotherDevice(player: Player): Promise<string> {
    const secret = newSecret();
    await this.#players.addSecret({ playerId: player.id, secretHash: hashOfSecret(secret), createdAt: this.#now() });
    return secret;
  }

  /** This device forgets who it was. */
  revoke(secret: string): Promise<unknown> {
    return this.#players.revokeSecret(hashOfSecret(secret));
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');

const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
