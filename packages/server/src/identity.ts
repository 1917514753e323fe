import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { House } from './administration/house.ts';
import type { Sanction } from './storage/administration-rows.ts';
import type { Player, Players } from './storage/store.ts';

/** A guest becomes a player by choosing a name. There is no password, only an unguessable secret. */
export class Identities {
  readonly #players: Players;
  readonly #now: () => number;
  readonly #noteVisit: (player: string) => void;
  readonly #house: Pick<House, 'sanctionOn'>;

  constructor(
    players: Players,
    now: () => number,
    noteVisit: (player: string) => void,
    house: Pick<House, 'sanctionOn'>,
  ) {
    this.#players = players;
    this.#now = now;
    this.#noteVisit = noteVisit;
    this.#house = house;
  }

  /** table-11.2 */
  banOf = (player: Player): Sanction | null => this.#house.sanctionOn('ban', player.id);

  /** A new player, and their secret on this device. It is sent once, and stored only as a hash. */
  async create(name: string): Promise<{ player: Player; secret: string }> {
    const secret = newSecret();
    const player: Player = { id: randomUUID(), name, createdAt: this.#now() };
    await this.#players.create({ ...player, secretHash: hashOfSecret(secret) });
    return { player, secret };
  }

  /** The player with this secret; null if it is unknown or revoked. */
  async find(secret: string): Promise<Player | null> {
    const player = isSecret(secret) ? await this.#players.findBySecret(hashOfSecret(secret)) : null;
    if (player !== null) this.#noteVisit(player.id);
    return player;
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
