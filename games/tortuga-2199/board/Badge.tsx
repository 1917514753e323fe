import { at, type Seat } from '@tortuga/kernel';
import { SeatMark } from '@tortuga/kit';
import { useBoard } from './context.ts';

/** A player, by shape, colour and letter. */
export function Badge({ seat, named = false }: { readonly seat: Seat; readonly named?: boolean }) {
  const { letters, nameOf } = useBoard();
  return named ? (
    <SeatMark seat={seat} letter={at(letters, seat)} name={nameOf(seat)} />
  ) : (
    <SeatMark seat={seat} letter={at(letters, seat)} />
  );
}

const WINGS = 'M0-78 20-30 92 34 92 62 40 44 24 70H-24L-40 44-92 62-92 34-20-30Z';

/** The player's mark with wings; the viewer's own is larger and brighter. */
export function Ship({ seat }: { readonly seat: Seat }) {
  const { me } = useBoard();
  return (
    <span className="neon-ship" data-seat={seat} data-mine={seat === me}>
      <svg className="neon-wings" viewBox="-100 -80 200 170" aria-hidden="true">
        <path d={WINGS} />
      </svg>
      <Badge seat={seat} />
    </span>
  );
}
