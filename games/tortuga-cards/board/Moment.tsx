import { at } from '@tortuga/kernel';
import { MomentCard } from '@tortuga/kit';
import { eventCardOf } from '../words/faces.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Compass } from './Engraving.tsx';
import { EventPicture } from './EventCards.tsx';
import { gained, groupsOf, labelOf } from './layout.ts';
import type { CardsMoment } from './moments.ts';
import { Seal } from './Seal.tsx';
import { pirateRig, Ship } from './Ship.tsx';

interface Props {
  readonly what: CardsMoment;
  readonly onEnd: () => void;
}

/** A cartouche over the chart. */
export function CardsMomentCard({ what, onEnd }: Props) {
  return (
    <MomentCard className="cards-moment" kind={what.kind} onEnd={onEnd}>
      {what.kind === 'boarding' && <BoardingMoment what={what} />}
      {what.kind === 'event' && <EventMoment what={what} />}
      {what.kind === 'voyage' && <VoyageMoment what={what} />}
    </MomentCard>
  );
}

type Of<Kind> = { readonly what: Extract<CardsMoment, { kind: Kind }> };

/** Won, or denied to whoever owns the column. */
function BoardingMoment({ what: { column, side, atStake, boarding } }: Of<'boarding'>) {
  const { view, viewer, pack, phrases, t, say, nameOf } = useBoard();
  const { outcome, pirate, prestige } = boarding;
  const { seats = [] } = groupsOf(view, viewer).find((group) => group.side === side) ?? {};
  const players = seats.map((seat) => (seat === viewer ? t('cards.moment.you') : nameOf(seat))).join(' + ');
  const isWon = outcome === 'boarded';
  return (
    <div className="cards-moment-row" data-seat={seats[0]} data-outcome={outcome}>
      <Ship rig={pirateRig(at(pack.pirates, pirate))} />
      <p className="cards-moment-words">
        <small>{`${labelOf(view, column)}. ${say(phrases.pirate(pirate))}`}</small>
        <b>{t('cards.ui.scoring.stamp', { outcome })}</b>
        <span>{isWon ? players : t('cards.moment.missed', { players, prestige: atStake })}</span>
      </p>
      {isWon && (
        <span className="cards-moment-seal">
          <Seal worth={prestige} label={gained(prestige)} />
        </span>
      )}
    </div>
  );
}

function EventMoment({ what: { played } }: Of<'event'>) {
  const { phrases, t, say } = useBoard();
  const event = eventCardOf(played);
  return (
    <div className="cards-moment-row" data-seat={played.seat}>
      <EventPicture event={event} />
      <p className="cards-moment-words">
        <b>{t('cards.eventCard.name', { event })}</b>
        <span>{say(phrases.phraseOfEvent(played))}</span>
      </p>
    </div>
  );
}

function VoyageMoment({ what: { voyage } }: Of<'voyage'>) {
  const { view, viewer, t, nameOf } = useBoard();
  const takings = at(view.takings, voyage - 1);
  return (
    <div className="cards-moment-row">
      <Compass />
      <div className="cards-moment-words">
        <b>{t('cards.moment.voyage', { voyage })}</b>
        {groupsOf(view, viewer).map(({ side, seats }) => (
          <p key={side} className="cards-moment-side" data-seat={at(seats, 0)}>
            {seats.map((seat) => (
              <Badge key={seat} seat={seat} />
            ))}
            <span>{seats.map(nameOf).join(' + ')}</span>
            <b>{gained(at(takings, side).prestige)}</b>
          </p>
        ))}
      </div>
    </div>
  );
}
