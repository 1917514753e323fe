import { at, type Seat } from '@tortuga/kernel';
import { SeatMark } from '@tortuga/kit';
import { useBoard } from './context.ts';

export function Badge({ seat }: { readonly seat: Seat }) {
  const { letters, nameOf } = useBoard();
  return <SeatMark className="cards-badge" seat={seat} letter={at(letters, seat)} name={nameOf(seat)} />;
}
