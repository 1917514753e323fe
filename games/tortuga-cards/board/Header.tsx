import { at } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Compass } from './Engraving.tsx';
import { Check } from './Icon.tsx';
import { gained, groupsOf } from './layout.ts';

/** The voyage, its steps, the scores, and the page's own buttons. */
export function Header({ tools }: { readonly tools: ReactNode }) {
  const { view, t } = useBoard();
  return (
    <header className="cards-top">
      <p className="cards-voyage" data-info="stock">
        <span data-flight-anchor="deck">
          <Compass />
        </span>
        <b className="cards-voyage-long">{t('cards.board.heading', { voyage: view.voyage })}</b>
        <b className="cards-voyage-short">{t('cards.ui.scoring.voyage', { voyage: view.voyage })}</b>
      </p>
      <Steps />
      <Scores />
      {tools !== null && <div className="cards-tools own-scale">{tools}</div>}
    </header>
  );
}

function Steps() {
  const { view, t } = useBoard();
  const open = view.openRow;
  const now = open === null ? view.steps.length : view.steps.indexOf(open);
  return (
    <ol className="cards-steps">
      {view.steps.map((step, index) => (
        <li key={step} data-info={`row ${index}`} aria-current={index === now ? 'step' : undefined}>
          {index < now && <Check />}
          {step === 'event' ? t('cards.ui.event') : t('cards.board.row', { row: step })}
        </li>
      ))}
    </ol>
  );
}

function Scores() {
  const { view, viewer, t, nameOf } = useBoard();
  const open = view.openRow;
  // Without strategies there are no boardings, and a row of zeros would say nothing.
  const soFar = open === 'strategy' || open === 'event' ? view.soFar : null;
  return (
    <p className="cards-scores">
      {groupsOf(view, viewer).map(({ side, seats }) => {
        const prestige = at(view.prestige, side);
        const players = seats.map(nameOf).join(' + ');
        const label = t('cards.board.score', { players, prestige });
        return (
          <span
            key={side}
            className="cards-score"
            data-seat={at(seats, 0)}
            data-info={`side ${side}`}
            data-turn={view.turn !== null && seats.includes(view.turn)}
            role="img"
            aria-label={soFar === null ? label : `${label}, ${t('cards.ui.soFar', { prestige: at(soFar, side) })}`}
          >
            {seats.map((seat) => (
              <span key={seat} data-flight-anchor={`seat-${seat}`} data-speaker={seat}>
                <Badge seat={seat} />
              </span>
            ))}
            <em>{players}</em>
            <b>{prestige}</b>
            {soFar !== null && <small>{gained(at(soFar, side))}</small>}
          </span>
        );
      })}
    </p>
  );
}
