import type { Seat } from '@tortuga/kernel';
import './seats.css';

interface Mark {
  readonly path: string;
  /** Where the letter stands in a 32 × 32 square, and its size: in a triangle there is space only at the bottom. */
  readonly baseline: number;
  readonly size: number;
}

const TRIANGLE: Mark = { path: 'M16 2L31 30H1Z', baseline: 27, size: 16 };
const SQUARE: Mark = { path: 'M3 3H29V29H3Z', baseline: 22, size: 18 };
const CIRCLE: Mark = { path: 'M16 1.500A14.500 14.500 0 1 1 15.990 1.500Z', baseline: 22, size: 18 };
const CROSS: Mark = { path: 'M10 1H22V10H31V22H22V31H10V22H1V10H10Z', baseline: 22, size: 17 };

const MARKS: readonly Mark[] = [TRIANGLE, SQUARE, CIRCLE, CROSS];

interface Props {
  readonly seat: Seat;
  readonly letter: string;
  /** The accessible name. Without it the mark is hidden from screen readers, because the name is beside it. */
  readonly name?: string;
  readonly className?: string;
}

/** A player by colour, shape and letter, never by colour alone. 1.5 em high by default. */
export function SeatMark({ seat, letter, name, className = '' }: Props) {
  const { path, baseline, size } = MARKS[seat] ?? CIRCLE;
  return (
    <svg
      className={`seat-mark ${className}`}
      data-seat={seat}
      viewBox="0 0 32 32"
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <path d={path} />
      <text x="16" y={baseline} fontSize={size} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
