import { at } from '@tortuga/kernel';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { chestsIn } from './layout.ts';
import { Chest } from './Pieces.tsx';

/** The final ranking, with points and the chests at Tortuga. */
export function Final() {
  const { view, t, nameOf } = useBoard();
  return (
    <section className="dice-final" data-about="plate">
      <h2>{t('dice.ui.final')}</h2>
      <ol>
        {view.ranking?.flat().map((seat) => (
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
