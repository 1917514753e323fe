import { at, type Seat } from '@tortuga/kernel';
import { SeatMark } from '@tortuga/kit';
import { useTable } from './context.ts';

export function Badge({ seat }: { readonly seat: Seat }) {
  const { letters, nameOf } = useTable();
  return <SeatMark className="cards-badge" seat={seat} letter={at(letters, seat)} name={nameOf(seat)} />;
}
