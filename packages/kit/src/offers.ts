import type { GameTypes, LegalOffer, Offer, RefusedOffer } from '@tortuga/kernel';

export const legalOf = <T extends GameTypes>(offers: readonly Offer<T>[]): LegalOffer<T>[] =>
  offers.filter((offer): offer is LegalOffer<T> => offer.refusal === null);

export const refusedOf = <T extends GameTypes>(offers: readonly Offer<T>[]): RefusedOffer<T>[] =>
  offers.filter((offer): offer is RefusedOffer<T> => offer.refusal !== null);

/** The same for equal moves, whatever the order of their fields. */
export const keyOf = (move: object): string =>
  Object.entries(move)
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join(' ');

export const isSameMove = (a: object, b: object): boolean => keyOf(a) === keyOf(b);
