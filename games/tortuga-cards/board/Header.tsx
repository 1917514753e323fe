import { at } from '@tortuga/kernel';
import { Badge } from './Badge.tsx';
import { useTable } from './context.ts';
import { Compass } from './Engraving.tsx';
import { Check } from './Icon.tsx';
import { groupsOf, openRow, ROWS } from './table.ts';

/** The voyage, how far it is, and who has how much prestige. */
export function Header() {
  const { view, t } = useTable();
  return (
    <header className="cards-top">
      <p className="cards-voyage">
        <Compass />
        <b>{t('cards.board.heading', { voyage: view.voyage })}</b>
      </p>
      <Steps />
      <Scores />
    </header>
  );
}

function Steps() {
  const { view, t } = useTable();
  const open = openRow(view);
  const steps = [...ROWS, 'event' as const];
  const now = open === null ? steps.length : steps.indexOf(open);
  return (
    <ol className="cards-steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === now ? 'step' : undefined}>
          {index < now && <Check />}
          {step === 'event' ? t('cards.ui.event') : t('cards.board.row', { row: step })}
        </li>
      ))}
    </ol>
  );
}

function Scores() {
  const { view, viewer, t, nameOf } = useTable();
  return (
    <p className="cards-scores">
      {groupsOf(view, viewer).map(({ side, seats }) => {
        const prestige = at(view.prestige, side);
        const players = seats.map(nameOf).join(' + ');
        return (
          <span
            key={side}
            className="cards-score"
            data-seat={at(seats, 0)}
            data-turn={view.turn !== null && seats.includes(view.turn)}
            role="img"
            aria-label={t('cards.board.score', { players, prestige })}
          >
            {seats.map((seat) => (
              <Badge key={seat} seat={seat} />
            ))}
            <em>{players}</em>
            <b>{prestige}</b>
          </span>
        );
      })}
    </p>
  );
}
