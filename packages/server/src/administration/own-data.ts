import { problem } from '../problem.ts';
import type { Player, Store } from '../storage/store.ts';
import { STAND_IN } from '../tables/referee.ts';
import { leave, type PlayerId, seatOfPlayer } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** table-11.5: what is stored of a player is theirs to take along, and to delete. */
export class OwnData {
  readonly #store: Store;
  readonly #tables: Tables;

  constructor(store: Store, tables: Tables) {
    this.#store = store;
    this.#tables = tables;
  }

  export = (me: Player) => this.#store.administration.possessions(me.id);

  /** For ever. The name is asked for, so that nobody does it by a slip. */
  async delete(me: Player, name: string): Promise<void> {
    if (name !== me.name) throw problem(400, 'otherName');
    await unseat(this.#store, this.#tables, me.id as PlayerId);
    await this.#store.administration.erase(me.id);
    await this.#tables.live.refreshWith(me.id as PlayerId);
  }
}

/** A bot plays on wherever a player sits who won't come back; where no match has begun, the seat is free. */
export async function unseat(store: Store, tables: Tables, player: PlayerId): Promise<void> {
  for (const { id } of await store.tables.listOfPlayer(player, 0)) {
    const { table } = await tables.existing(id);
    if (seatOfPlayer(table, player) !== null) await tables.change(id, (before) => leave(before, player, STAND_IN));
  }
}
