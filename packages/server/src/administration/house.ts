import { problem } from '../problem.ts';
import type { Announcement, Sanction, SanctionKind } from '../storage/administration-rows.ts';
import type { Store } from '../storage/store.ts';
import { isInNetwork, networkOf } from './networks.ts';

/** What every request is checked against: who is banned or muted, what is announced. In memory, since it is asked each time. */
export class House {
  readonly #store: Store;
  readonly #now: () => number;
  #sanctions = new Map<string, Sanction>();
  #networks: { readonly network: NonNullable<ReturnType<typeof networkOf>>; readonly sanction: Sanction }[] = [];
  #announcement: Announcement | null = null;
  /** This process is about to be restarted: no match begins here any more. */
  isDraining = false;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** To be called at the start, after every change by any node, and now and then. */
  async load(): Promise<void> {
    const { administration } = this.#store;
    const [sanctions, announcement] = await Promise.all([
      administration.listSanctions(),
      administration.announcement(),
    ]);
    this.#sanctions = new Map(sanctions.map((each) => [keyOf(each.kind, each.target), each]));
    this.#networks = sanctions.flatMap((sanction) => {
      const network = sanction.kind === 'address' ? networkOf(sanction.target) : null;
      return network === null ? [] : [{ network, sanction }];
    });
    this.#announcement = announcement;
  }

  /** To be called every minute. A notice of another node may have been lost, too. */
  async maintain(): Promise<void> {
    await this.#store.administration.forgetOver(this.#now());
    await this.load();
  }

  /** table-11.1, table-11.2 */
  sanctionOn(kind: Exclude<SanctionKind, 'address'>, player: string): Sanction | null {
    return this.#ifValid(this.#sanctions.get(keyOf(kind, player)));
  }

  /** table-11.2 */
  banOfAddress(ip: string): Sanction | null {
    for (const { network, sanction } of this.#networks) {
      if (isInNetwork(ip, network) && this.#ifValid(sanction) !== null) return sanction;
    }
    return null;
  }

  /** Nothing begins here that a restart would interrupt in a moment. */
  refuseWhileDraining(): void {
    if (this.isDraining) throw problem(503, 'draining');
  }

  get announcement(): Announcement | null {
    return this.#announcement !== null && this.#announcement.until > this.#now() ? this.#announcement : null;
  }

  #ifValid(sanction: Sanction | undefined): Sanction | null {
    if (sanction === undefined) return null;
    return sanction.until === null || sanction.until > this.#now() ? sanction : null;
  }
}

const keyOf = (kind: SanctionKind, target: string): string => `${kind} ${target}`;
