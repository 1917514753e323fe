import { at, seatsOf } from '@tortuga/kernel';
import { useBoard } from './context.ts';
import { chestsIn } from './layout.ts';
import { Badge, Chest } from './Pieces.tsx';

/** The end: who has how much, and what lies at Tortuga. */
export function Final() {
  const { view, t, nameOf } = useBoard();
  const seats = [...seatsOf(view.seats)].sort((a, b) => at(view.players, b).points - at(view.players, a).points);
  return (
    <section className="dice-final">
      <h2>{t('dice.ui.final')}</h2>
      <ol>
        {seats.map((seat) => (
          <li key={seat} data-seat={seat}>
            <Badge seat={seat} />
            <b>{nameOf(seat)}</b>
            <span className="dice-final-chests">
              {chestsIn(at(view.players, seat).tortuga).map((colour, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
                <Chest key={index} colour={colour} />
              ))}
            </span>
            <strong>{t('dice.ui.points', { points: at(view.players, seat).points })}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
