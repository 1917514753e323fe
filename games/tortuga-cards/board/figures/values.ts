import type { Pack } from '../../rules/pack.ts';

/** By card: printed values other than those of the pack. */
export type PrintedValues = Readonly<Record<string, Readonly<Record<string, number | string>>>>;

/** The pack with these values on its cards. */
export function withValues(pack: Pack, values: PrintedValues): Pack {
  const changed = <Card extends { readonly id: string }>(cards: readonly Card[]): Card[] =>
    cards.map((card) => ({ ...card, ...values[card.id] }));
  return {
    ...pack,
    pirates: changed(pack.pirates),
    transports: changed(pack.transports),
    treasures: changed(pack.treasures),
    seas: changed(pack.seas),
    strategies: changed(pack.strategies),
  };
}
