import { at } from '@tortuga/kernel';
import type { Column, Comparison, Price } from '../rules/types.ts';
import { useBoard } from './context.ts';
import { groupsOf, labelOf, signed } from './layout.ts';
import { completed } from './selection.ts';

/** What a move would bring, shown before it is made. */

type PriceOf<Kind> = Extract<Price, { readonly kind: Kind }>;

interface Prey {
  readonly comparisons: readonly Comparison[] | null;
  readonly atStake: number;
}

/** What the card picked up would make of this column; null if it is no prey or may not go here. */
export function usePrey(column: Column): Prey | null {
  const { selection, targets } = useBoard();
  if (selection.kind !== 'card') return null;
  const price = targets.get(column)?.[0]?.price ?? null;
  if (price?.kind !== 'prey') return null;
  const comparisons = price.comparisons?.map(([strength, resistance]) => ({ strength, resistance })) ?? null;
  return { comparisons, atStake: price.atStake };
}

/** The outcome of the event if this column is chosen last. */
export function EventForecast({ column }: { readonly column: Column }) {
  const { legal, selection } = useBoard();
  if (selection.kind !== 'event') return null;
  const [offer, other] = completed(legal, [...selection.columns, column]);
  if (offer?.price?.kind !== 'event' || other !== undefined) return null;
  return <Changes price={offer.price} />;
}

/** By column: what it would bring now, and what it would bring after the event, in its owner's ink. */
export function Changes({ price }: { readonly price: PriceOf<'event'> }) {
  const { view, viewer } = useBoard();
  const owners = groupsOf(view, viewer);
  return (
    <span className="cards-changes">
      {price.changes.map(({ column, prestige }) => {
        const { side, boarding } = at(view.columns, column);
        const before = boarding?.prestige ?? 0;
        return (
          <span key={column} data-seat={owners.find((owner) => owner.side === side)?.seats[0]}>
            <i>{labelOf(view, column)}</i>
            <b>{before === prestige ? signed(prestige) : `${signed(before)} › ${signed(prestige)}`}</b>
          </span>
        );
      })}
    </span>
  );
}
