import type { Json, Phrase } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import type { Presence } from './presence.ts';
import { actingHost, type SeatPlan, seatOfPlayer, type Table } from './table.ts';

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
}

/** The public information about a table, loaded or not. */
export function infoOf(table: Table, presence: Presence, { pack, pending, packDigest, closed }: About): TableInfo {
  const { id, game, options, visibility, hints, language, openedAt, state, seats } = table;
  return {
    id,
    game,
    pack: pack === null ? null : { ...pack },
    options: options as Json,
    visibility,
    hints,
    language,
    openedAt,
    state,
    host: actingHost(table, presence.isHere),
    watching: presence.watching((player) => seatOfPlayer(table, player) !== null),
    pending: [...pending],
    seats: seats.map((plan) => seatInfo(plan, presence)),
    packDigest,
    closed,
  };
}

function seatInfo(plan: SeatPlan, { isHere }: Presence): TableInfo['seats'][number] {
  switch (plan.kind) {
    case 'open':
      return { kind: plan.kind, name: null, player: null, bot: null, present: false };
    case 'person':
      return { kind: plan.kind, ...plan.sitter, bot: null, present: isHere(plan.sitter.player) };
    case 'bot':
      return {
        kind: plan.kind,
        name: plan.standsInFor?.name ?? null,
        player: plan.standsInFor?.player ?? null,
        bot: plan.bot,
        present: true,
      };
  }
}
