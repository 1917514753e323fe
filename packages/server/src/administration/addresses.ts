/** Of how many players the addresses are remembered, and how many of each. */
const MAX_PLAYERS = 20_000;
const MAX_ADDRESSES = 5;

/** From where players came lately, to this process: only in memory, so that nobody's whereabouts are kept. */
export class Addresses {
  readonly #ofPlayers = new Map<string, readonly string[]>();

  note(player: string, address: string): void {
    const known = this.#ofPlayers.get(player) ?? [];
    if (known[0] === address) return;
    // Whoever came last is forgotten last.
    this.#ofPlayers.delete(player);
    this.#ofPlayers.set(player, [address, ...known.filter((each) => each !== address)].slice(0, MAX_ADDRESSES));
    const [first] = this.#ofPlayers.keys();
    if (this.#ofPlayers.size > MAX_PLAYERS && first !== undefined) this.#ofPlayers.delete(first);
  }

  of(player: string): readonly string[] {
    return this.#ofPlayers.get(player) ?? [];
  }
}
