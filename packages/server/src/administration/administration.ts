import { randomUUID } from 'node:crypto';
import { problem } from '../problem.ts';
import type { Sanction, SanctionKind } from '../storage/administration-rows.ts';
import type { Player, Store } from '../storage/store.ts';
import { closeByKeepers } from '../tables/accord.ts';
import type { PlayerId } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Addresses } from './addresses.ts';
import type { House } from './house.ts';
import { hasThisMachine, isTooLarge, networkOf } from './networks.ts';
import { unseat } from './own-data.ts';

export interface AdministrationParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly house: House;
  readonly addresses: Addresses;
  readonly now: () => number;
}

const AN_HOUR_MS = 3_600_000;
const A_MINUTE_MS = 60_000;
const MAX_LISTED = 200;

/** What keepers of the server (those who have the admin token) may do: table-11.x. Every deed is noted before it is done. */
export class Administration {
  readonly #parts: AdministrationParts;

  constructor(parts: AdministrationParts) {
    this.#parts = parts;
  }

  get #store(): Store['administration'] {
    return this.#parts.store.administration;
  }

  async overview() {
    const { house, tables, store } = this.#parts;
    const { announcement, isDraining } = house;
    return {
      node: store.node,
      awake: tables.live.count,
      visitors: await tables.live.countVisitors(),
      isDraining,
      announcement,
      counts: await this.#store.counts(),
    };
  }

  tables = (search: string) => this.#store.listTables(search, MAX_LISTED);

  async players(search: string) {
    const [players, sanctions] = await Promise.all([
      this.#store.listPlayers(search, MAX_LISTED),
      this.#store.listSanctions(),
    ]);
    return players.map((player) => ({
      ...player,
      addresses: [...this.#parts.addresses.of(player.id)],
      sanctions: sanctions.filter(({ kind, target }) => kind !== 'address' && target === player.id),
    }));
  }

  async sanctions() {
    const all = await this.#store.listSanctions();
    const found = await Promise.all(
      all.map(({ kind, target }) => (kind === 'address' ? null : this.#parts.store.players.find(target))),
    );
    return all.map((sanction, index) => ({ ...sanction, name: found[index]?.name ?? null }));
  }

  /** table-11.1, table-11.2 */
  async impose(kind: SanctionKind, target: string, reason: string, hours: number | null): Promise<void> {
    const { store, tables, now, house } = this.#parts;
    if (kind === 'address') refuseNetwork(target);
    else await this.#existing(target);
    const at = now();
    const sanction: Sanction = { kind, target, reason, at, until: hours === null ? null : at + hours * AN_HOUR_MS };
    await this.#note(kind, { target, reason, hours });
    await store.administration.impose(sanction);
    await house.load();
    if (kind === 'ban') await unseat(store, tables, target as PlayerId);
  }

  async lift(kind: SanctionKind, target: string): Promise<void> {
    await this.#note('lift', { kind, target });
    if (!(await this.#store.lift(kind, target))) throw problem(404, 'noSuchSanction');
    await this.#parts.house.load();
  }

  /** table-11.3 */
  async closeTable(id: string): Promise<void> {
    const { tables, store, now } = this.#parts;
    const { table } = await tables.existing(id);
    await this.#note('closeTable', { table: id, state: table.state });
    if (table.state === 'lobby' && (await store.tables.deleteLobby(id))) await tables.live.discard(id);
    else await tables.change(id, (before) => closeByKeepers(before, now()));
  }

  async removeMessage(tableId: string, n: number): Promise<void> {
    await this.#note('removeMessage', { table: tableId, n });
    if (!(await this.#store.removeMessage(tableId, n))) throw problem(404, 'noSuchMessage');
    (await this.#parts.tables.live.getLoaded(tableId))?.sendUnsaid(n);
  }

  async rename(playerId: string, name: string): Promise<void> {
    const player = await this.#existing(playerId);
    await this.#note('rename', { player: playerId, from: player.name, to: name });
    await this.#store.renameEverywhere(playerId, name);
    await this.#parts.tables.live.refreshWith(playerId as PlayerId);
  }

  /** Null takes back what was announced. */
  async announce(text: string | null, minutes: number): Promise<void> {
    const at = this.#parts.now();
    await this.#note('announce', { text, minutes });
    await this.#store.announce(text === null ? null : { text, at, until: at + minutes * A_MINUTE_MS });
    await this.#parts.house.load();
  }

  /** Of this process: with several, each is drained before it is restarted. */
  async drain(isDraining: boolean): Promise<void> {
    await this.#note('drain', { isDraining });
    this.#parts.house.isDraining = isDraining;
  }

  reports = (isSettled: boolean) => this.#store.listReports(isSettled, MAX_LISTED);

  async settle(id: string): Promise<void> {
    await this.#note('settle', { report: id });
    if (!(await this.#store.settle(id, this.#parts.now()))) throw problem(404, 'noSuchReport');
  }

  deeds = (before: number) => this.#store.listDeeds(before, MAX_LISTED);

  async #existing(playerId: string): Promise<Player> {
    const player = await this.#parts.store.players.find(playerId);
    if (player === null) throw problem(404, 'noSuchPlayer');
    return player;
  }

  #note(deed: string, details: object): Promise<void> {
    return this.#store.note({ id: randomUUID(), at: this.#parts.now(), deed, detailsJson: JSON.stringify(details) });
  }
}

function refuseNetwork(target: string): void {
  const network = networkOf(target);
  if (network === null) throw problem(400, 'noAddress', { value: target });
  if (isTooLarge(network)) throw problem(400, 'networkTooLarge', { value: target });
  if (hasThisMachine(network)) throw problem(400, 'thisMachine', { value: target });
}
