import type { LegalOffer, Offer, RefusedOffer } from '@tortuga/kernel';
import { legalOf as allLegal, refusedOf as allRefused, isSameMove } from '@tortuga/kit/offers';
import type { Types2199 } from '../rules/game.ts';
import type { Move, MoveKind, MoveOf } from '../rules/move.ts';

/** The offers, sorted by legal and refused. */

export interface Legal<M extends Move = Move> extends LegalOffer<Types2199> {
  readonly move: M;
}

export interface Refused<M extends Move = Move> extends RefusedOffer<Types2199> {
  readonly move: M;
}

export interface Desk {
  readonly legal: readonly Legal[];
  readonly refused: readonly Refused[];
}

export const deskOf = (offers: readonly Offer<Types2199>[]): Desk => ({
  legal: allLegal(offers),
  refused: allRefused(offers),
});

const isOf =
  <Kind extends MoveKind>(kind: Kind) =>
  <O extends { readonly move: Move }>(offer: O): offer is O & { readonly move: MoveOf<Kind> } =>
    offer.move.kind === kind;

export const legalOf = <Kind extends MoveKind>({ legal }: Desk, kind: Kind): Legal<MoveOf<Kind>>[] =>
  legal.filter(isOf(kind));

export const refusedOf = <Kind extends MoveKind>({ refused }: Desk, kind: Kind): Refused<MoveOf<Kind>>[] =>
  refused.filter(isOf(kind));

export const legalMove = (desk: Desk, move: Move): Legal | undefined =>
  desk.legal.find((offer) => isSameMove(offer.move, move));

export const refusedMove = (desk: Desk, move: Move): Refused | undefined =>
  desk.refused.find((offer) => isSameMove(offer.move, move));
