import type { Json, Phrase } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { isPaused } from './clock.ts';
import type { Presence } from './presence.ts';
import { actingHost, type PlayerId, type SeatPlan, seatOfPlayer, type Table } from './table.ts';

/** A custom pack. */
export interface PackRef {
  readonly id: string;
  readonly digest: string;
}

interface About {
  readonly pack: PackRef | null;
  readonly pending: readonly number[];
  readonly packDigest: string | null;
  readonly closed: Phrase | null;
  /** The seats whose time is up while the others decide. */
  readonly late?: readonly number[];
  /** When each player who is away was last here. */
  readonly awaySince?: (player: PlayerId) => number | null;
}

/** The public information about a table, loaded or not. */
export function infoOf(table: Table, presence: Presence, about: About): TableInfo {
  const { pack, pending, packDigest, closed, late = [], awaySince = () => null } = about;
  const { id, game, options, visibility, hints, language, openedAt, state, seats, clock, proposal, ending } = table;
  return {
    id,
    game,
    pack: pack === null ? null : { ...pack },
    options: options as Json,
    visibility,
    hints,
    clock: clock === null ? null : { terms: clock.terms, isPaused: isPaused(clock), up: [...late] },
    proposal: proposal === null ? null : { what: proposal.what, seats: [...proposal.seats] },
    ending,
    language,
    openedAt,
    state,
    host: actingHost(table, presence.isHere),
    watching: presence.watching((player) => seatOfPlayer(table, player) !== null),
    pending: [...pending],
    seats: seats.map((plan) => seatInfo(plan, presence, awaySince)),
    packDigest,
    closed,
  };
}

function seatInfo(
  plan: SeatPlan,
  { isHere }: Presence,
  awaySince: (player: PlayerId) => number | null,
): TableInfo['seats'][number] {
  switch (plan.kind) {
    case 'open':
      return { kind: plan.kind, name: null, player: null, bot: null, present: false, awaySince: null };
    case 'person': {
      const { player } = plan.sitter;
      const present = isHere(player);
      return { kind: plan.kind, ...plan.sitter, bot: null, present, awaySince: present ? null : awaySince(player) };
    }
    case 'bot':
      return {
        kind: plan.kind,
        name: plan.standsInFor?.name ?? null,
        player: plan.standsInFor?.player ?? null,
        bot: plan.bot,
        present: true,
        awaySince: null,
      };
  }
}
