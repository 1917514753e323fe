import type { Refusal } from '@tortuga/kernel';
import type { PeopleInfo } from '@tortuga/protocol/http';
import { problem, refused } from '../problem.ts';
import type { KnownPlayer, Player, Stance, Store } from '../storage/store.ts';
import { type PlayerId, seatOfPlayer, type Table } from '../tables/table.ts';
import type { Visits } from './visits.ts';

/** Of how many people a player may want something. */
const MAX_STANCES = 300;
const MAX_LISTED = 300;
const MAX_MET = 30;
const MAX_INVITATIONS = 20;

/** table-10.1: both have said so. */
const areFriends = ({ mine, theirs }: Pick<KnownPlayer, 'mine' | 'theirs'>): boolean =>
  mine === 'friend' && theirs === 'friend';

/** table-10.2: whoever sits at a table that waits may invite a friend. */
function refuseInviting(table: Table, by: string): Refusal | null {
  if (table.state !== 'lobby') return { rule: 'table-4.1', key: 'server.refuse.alreadyBegun' };
  const isThere = table.host === by || seatOfPlayer(table, by as PlayerId) !== null;
  return isThere ? null : { rule: 'table-10.2', key: 'server.refuse.notAtTable' };
}

/** Whom a player knows: friends, those who asked, those met at tables, and those who are to stay away. */
export class Acquaintances {
  readonly #store: Pick<Store, 'people' | 'players'>;
  readonly #visits: Visits;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'people' | 'players'>, visits: Visits, now: () => number) {
    this.#store = store;
    this.#visits = visits;
    this.#now = now;
  }

  /** table-10.1, table-10.3: nobody learns here that they are blocked. */
  async of(me: Player): Promise<PeopleInfo> {
    const known = await this.#store.people.listKnown(me.id, MAX_LISTED);
    const met = await this.#store.people.listMet(me.id, MAX_MET);
    const muted = await this.#store.people.listMuted(me.id, MAX_LISTED);
    const shown = (these: readonly KnownPlayer[]) => these.map(({ id, name }) => ({ id, name }));
    const settled = new Set(
      known.filter(({ mine, theirs }) => mine !== null || theirs === 'friend').map(({ id }) => id),
    );
    return {
      friends: known.filter(areFriends).map(({ id, name, seenAt }) => ({
        id,
        name,
        isHere: this.#visits.isHere(id, seenAt),
        seenAt,
      })),
      asking: shown(known.filter(({ mine, theirs }) => mine === null && theirs === 'friend')),
      asked: shown(known.filter((each) => each.mine === 'friend' && !areFriends(each))),
      blocked: shown(known.filter(({ mine }) => mine === 'blocked')),
      met: met.filter(({ id }) => !settled.has(id)).map(({ id, name }) => ({ id, name })),
      muted,
    };
  }

  /** table-10.1, table-10.3 */
  async want(me: Player, otherId: string, stance: Stance | null): Promise<PeopleInfo> {
    const { people, players } = this.#store;
    if (otherId === me.id || (await players.find(otherId)) === null) throw problem(404, 'noSuchPlayer');
    if (stance === 'friend' && !(await this.#mayAsk(me.id, otherId)))
      throw refused({ rule: 'table-10.1', key: 'server.refuse.notMet' });
    if (stance !== null && (await people.countStances(me.id)) >= MAX_STANCES)
      throw problem(429, 'tooManyPeople', { most: MAX_STANCES });
    // A friendship ends for both, and whoever is declined need not be declined again.
    if (stance !== 'friend' && (await people.stanceOf(otherId, me.id)) === 'friend')
      await people.setStance(otherId, me.id, null, this.#now());
    await people.setStance(me.id, otherId, stance, this.#now());
    return this.of(me);
  }

  /** table-11.4: nobody is told. */
  async mute(me: Player, otherId: string, isMuted: boolean): Promise<PeopleInfo> {
    const { people, players } = this.#store;
    if (otherId === me.id || (await players.find(otherId)) === null) throw problem(404, 'noSuchPlayer');
    if (isMuted && (await people.listMuted(me.id, MAX_LISTED)).length >= MAX_LISTED)
      throw problem(429, 'tooManyPeople', { most: MAX_LISTED });
    await people.setMute(me.id, otherId, isMuted, this.#now());
    return this.of(me);
  }

  /** table-10.2 */
  async invite(me: Player, table: Table, friend: string): Promise<void> {
    const forbidden = refuseInviting(table, me.id);
    if (forbidden !== null) throw refused(forbidden);
    if (!(await this.#isFriend(me.id, friend))) throw refused({ rule: 'table-10.2', key: 'server.refuse.notFriends' });
    await this.#store.people.invite({ tableId: table.id, playerId: friend, invitedBy: me.id, at: this.#now() });
  }

  /** table-10.2: those that count, since both are still friends. */
  async invitationsOf(me: Player) {
    const all = await this.#store.people.listInvitations(me.id, MAX_INVITATIONS);
    const counting = await Promise.all(all.map(({ invitedBy }) => this.#isFriend(me.id, invitedBy)));
    return all.filter((_, index) => counting[index]);
  }

  /** For those who could invite others there. */
  invitedTo = async (me: Player, table: Table): Promise<string[]> =>
    refuseInviting(table, me.id) === null ? this.#store.people.listInvited(table.id) : [];

  /** table-10.2 */
  async isInvited(tableId: string, me: Player): Promise<boolean> {
    const inviter = await this.#store.people.findInviter(tableId, me.id);
    return inviter !== null && (await this.#isFriend(me.id, inviter));
  }

  decline = (tableId: string, me: Player): Promise<void> => this.#store.people.withdraw(tableId, me.id);

  /** table-10.3: whether whoever hosts a table has blocked somebody who wants to sit down there. */
  async refuseSitting(host: string, me: Player): Promise<Refusal | null> {
    return (await this.#store.people.stanceOf(host, me.id)) === 'blocked'
      ? { rule: 'table-10.3', key: 'server.refuse.unwanted' }
      : null;
  }

  async #mayAsk(me: string, other: string): Promise<boolean> {
    const { people } = this.#store;
    return (await people.stanceOf(other, me)) === 'friend' || (await people.haveMet(me, other));
  }

  async #isFriend(me: string, other: string): Promise<boolean> {
    const { people } = this.#store;
    const [mine, theirs] = await Promise.all([people.stanceOf(me, other), people.stanceOf(other, me)]);
    return areFriends({ mine, theirs });
  }
}
