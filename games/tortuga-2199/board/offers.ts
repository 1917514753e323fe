import type { Offer, Refusal } from '@tortuga/kernel';
import type { Types2199 } from '../rules/game.ts';
import type { Move, MoveKind, MoveOf } from '../rules/move.ts';
import type { Price } from '../rules/price.ts';

/** What may be done now, and what may not with the reason: sorted, never judged. */

export interface Legal<M extends Move = Move> {
  readonly move: M;
  readonly price: Price;
}

export interface Refused<M extends Move = Move> {
  readonly move: M;
  readonly refusal: Refusal;
}

export interface Desk {
  readonly legal: readonly Legal[];
  readonly refused: readonly Refused[];
}

export function deskOf(offers: readonly Offer<Types2199>[]): Desk {
  const legal: Legal[] = [];
  const refused: Refused[] = [];
  for (const offer of offers) {
    if (offer.refusal === null) legal.push({ move: offer.move, price: offer.price });
    else refused.push({ move: offer.move, refusal: offer.refusal });
  }
  return { legal, refused };
}

export const keyOf = (move: Move): string =>
  Object.entries(move)
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join(' ');

const isSame = (a: Move, b: Move): boolean => keyOf(a) === keyOf(b);

const isOf =
  <Kind extends MoveKind>(kind: Kind) =>
  <O extends { readonly move: Move }>(offer: O): offer is O & { readonly move: MoveOf<Kind> } =>
    offer.move.kind === kind;

export const legalOf = <Kind extends MoveKind>({ legal }: Desk, kind: Kind): Legal<MoveOf<Kind>>[] =>
  legal.filter(isOf(kind));

export const refusedOf = <Kind extends MoveKind>({ refused }: Desk, kind: Kind): Refused<MoveOf<Kind>>[] =>
  refused.filter(isOf(kind));

export const legalMove = (desk: Desk, move: Move): Legal | undefined =>
  desk.legal.find((offer) => isSame(offer.move, move));

export const refusedMove = (desk: Desk, move: Move): Refused | undefined =>
  desk.refused.find((offer) => isSame(offer.move, move));
