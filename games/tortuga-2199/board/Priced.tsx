import type { ReactNode } from 'react';
import { useBoard } from './context.ts';
import type { Legal, Refused } from './offers.ts';
import { isPaidTogether } from './within.ts';

interface Props {
  readonly offer: Legal | null;
  readonly refused?: Refused | null;
  readonly className: string;
  readonly label?: string;
  /** Names the action, for style sheets and tests. */
  readonly does?: string;
  /** What explains it, if not what it lies on. */
  readonly info?: string;
  /** Refused, but the hand could pay for it. */
  readonly isWithin?: boolean;
  readonly children: ReactNode;
  /** Instead of the move itself. */
  readonly onGo?: () => void;
}

/**
 * A button for an offer: hovering shows its price, and clicking a refused one shows the reason. If only cards must be played
 * before, a click plays them, too.
 */
export function Priced({
  offer,
  refused = null,
  className,
  label,
  does,
  info,
  isWithin = false,
  children,
  onGo,
}: Props) {
  const { view, play, playFirst, explain, show } = useBoard();
  const price = offer?.price ?? null;
  const isPaid = refused !== null && isPaidTogether(view, refused);
  const look = () => price !== null && show({ price, sector: null });
  return (
    <button
      type="button"
      className={className}
      data-does={does}
      data-info={info}
      data-within={isWithin ? '' : undefined}
      aria-label={label}
      aria-disabled={offer === null && !isPaid ? true : undefined}
      onClick={() => {
        if (offer !== null) (onGo ?? (() => play(offer.move)))();
        else if (refused !== null && isPaid) playFirst([refused.move]);
        else if (refused !== null) explain(refused.move);
      }}
      onPointerEnter={look}
      onPointerLeave={() => show(null)}
      onFocus={look}
      onBlur={() => show(null)}
    >
      {children}
    </button>
  );
}
