import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';

/** Who sits at a table, in a row: colour, shape and letter each. Where nobody sits there is no mark. */
export function SeatMarks({ names }: { readonly names: readonly (string | null)[] }) {
  const letters = lettersOf(names.map((name) => name ?? ''));
  return (
    <span className="seat-marks">
      {names.map(
        (name, index) =>
          name !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <SeatMark key={index} seat={seat(index)} letter={letters[index] ?? '?'} name={name} />
          ),
      )}
    </span>
  );
}
