import { at, type Seat } from '@tortuga/kernel';
import { SeatMark } from '@tortuga/kit';
import { useBoard } from './context.ts';

/** A player, by shape, colour and letter: the name is always beside it. */
export function Badge({ seat }: { readonly seat: Seat }) {
  const { letters } = useBoard();
  return <SeatMark seat={seat} letter={at(letters, seat)} />;
}
