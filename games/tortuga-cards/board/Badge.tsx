import { at, type Seat } from '@tortuga/kernel';
import { useTable } from './context.ts';

const SHAPES = [
  'M16 2L31 30H1Z',
  'M3 3H29V29H3Z',
  'M16 1.500A14.500 14.500 0 1 1 15.990 1.500Z',
  'M10 1H22V10H31V22H22V31H10V22H1V10H10Z',
];

/** A player's colour, shape and letter: never the colour alone. */
export function Badge({ seat }: { readonly seat: Seat }) {
  const { letters, nameOf } = useTable();
  return (
    <svg className="cards-badge" data-seat={seat} viewBox="0 0 32 32" role="img" aria-label={nameOf(seat)}>
      <path d={at(SHAPES, seat)} />
      <text x="16" y={seat === 0 ? 26 : 22} textAnchor="middle">
        {at(letters, seat)}
      </text>
    </svg>
  );
}
