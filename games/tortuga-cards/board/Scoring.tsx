import { at } from '@tortuga/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Ledger } from './Ledger.tsx';
import { gained, groupsOf } from './layout.ts';
import { Recap } from './Recap.tsx';
import { Reckoning } from './Reckoning.tsx';
import type { Account } from './scoring.ts';

interface Props {
  readonly account: Account;
  /** The voyages to choose from, after the game. */
  readonly voyages: readonly number[];
  readonly ending: ReactNode;
  readonly onShow: (voyage: number) => void;
  readonly onClose: () => void;
}

/** The scoring sheet of a voyage: every boarding, the events, and the prestige of every side. */
export function Scoring({ account, voyages, ending, onShow, onClose }: Props) {
  const { view, viewer, t, nameOf } = useBoard();
  const { voyage, columns, turns } = account;
  const title = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.parentElement?.scrollIntoView({ block: 'start' });
    sheet.current?.focus({ preventScroll: true });
  }, []);
  const takings = at(view.takings, voyage - 1);
  const highest = Math.max(...columns.map(({ boarding }) => topOf(boarding)));
  return (
    <div
      className="cards-scoring"
      data-about="boarding"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      ref={sheet}
    >
      <div className="cards-banner">
        <h2 id={title}>{t('cards.ui.scoring.title', { voyage })}</h2>
        <p>{t('cards.ui.scoring.how')}</p>
        {voyages.length > 1 && <Voyages shown={voyage} voyages={voyages} onShow={onShow} />}
      </div>
      <div className="cards-reckonings">
        {groupsOf(view, viewer).map(({ side, seats, columns: owned }) => {
          const mine = viewer !== 'spectator' && seats.length === 1 && seats.includes(viewer);
          return (
            <section className="cards-share" key={side} data-seat={at(seats, 0)}>
              <h3 className="cards-share-title">
                {seats.map((seat) => (
                  <Badge key={seat} seat={seat} />
                ))}
                <span>
                  {t('cards.ui.waters', { mine: mine ? 'yes' : 'no', players: seats.map(nameOf).join(' + ') })}
                </span>
                <b className="cards-share-sum">{gained(at(takings, side).prestige)}</b>
              </h3>
              <div className="cards-share-columns">
                {columns
                  .filter(({ column }) => owned.includes(column))
                  .map((settled) => (
                    <Reckoning key={settled.column} settled={settled} highest={highest} />
                  ))}
              </div>
            </section>
          );
        })}
      </div>
      <div className="cards-books">
        <Recap turns={turns} />
        <Ledger voyage={voyage} />
        <div className="cards-corner">
          <Corner ending={ending} onClose={onClose} />
        </div>
      </div>
    </div>
  );
}

const topOf = ({ strength, transport, resistance }: Account['columns'][number]['boarding']): number =>
  Math.max(strength, transport, resistance);

function Voyages({ shown, voyages, onShow }: Pick<Props, 'voyages' | 'onShow'> & { readonly shown: number }) {
  const { t } = useBoard();
  return (
    <span className="cards-voyages">
      {voyages.map((voyage) => (
        <button key={voyage} type="button" aria-pressed={voyage === shown} onClick={() => onShow(voyage)}>
          {t('cards.ui.scoring.voyage', { voyage })}
        </button>
      ))}
    </span>
  );
}

/** The next voyage, or the end as the page shows it. */
function Corner({ ending, onClose }: Pick<Props, 'ending' | 'onClose'>) {
  const { view, t } = useBoard();
  const goesOn = view.turn !== null;
  return (
    <>
      <div className="cards-ending own-scale">
        {goesOn ? (
          <p>{t('cards.event.dealt', { voyage: view.voyage, player: { seat: view.start } })}</p>
        ) : (
          (ending ?? <p>{t('cards.prompt.over')}</p>)
        )}
      </div>
      <button type="button" className={goesOn ? 'cards-button cards-go' : 'cards-button'} onClick={onClose}>
        {goesOn ? t('cards.ui.scoring.on', { voyage: view.voyage }) : t('cards.ui.scoring.back')}
      </button>
    </>
  );
}
