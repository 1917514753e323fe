import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';

/** Who sits at a table, in a row: colour, shape and letter each. */
export function SeatMarks({ names }: { readonly names: readonly string[] }) {
  const letters = lettersOf(names);
  return (
    <span className="seat-marks">
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <SeatMark key={index} seat={seat(index)} letter={letters[index] ?? '?'} name={name} />
      ))}
    </span>
  );
}
