import { at, type Seat } from '@tortuga/kernel';
import type { EventCard } from '../rules/types.ts';
import { rowOfEvent } from '../words/faces.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { groupsOf } from './layout.ts';
import { isEventMove } from './selection.ts';

/** The event cards, which are open. cards-6.1 */

const PICTURES: Record<EventCard, readonly IconName[]> = {
  swapTransports: ['transport', 'event'],
  moveTreasures: ['treasure', 'rotate'],
  swapSeas: ['sea', 'event'],
  swapStrategies: ['strategy', 'event'],
  changeTreasure: ['treasure', 'against'],
  storm: ['storm'],
};

export function EventPicture({ event }: { readonly event: EventCard }) {
  return (
    <span className="cards-event-picture" data-row={rowOfEvent(event)}>
      {PICTURES[event].map((name) => (
        <Icon key={name} name={name} />
      ))}
    </span>
  );
}

function EventText({ seat }: { readonly seat: Seat }) {
  const { view, t } = useBoard();
  const event = at(view.eventCards, seat);
  if (event === null) return <NoEvent seat={seat} />;
  return (
    <span className="cards-event-text">
      <EventPicture event={event} />
      <b>{t('cards.eventCard.name', { event })}</b>
      <span>{t('cards.eventCard.effect', { event })}</span>
    </span>
  );
}

/** Either the event is played, or this player's partner holds it. */
function NoEvent({ seat }: { readonly seat: Seat }) {
  const { view, viewer, t, nameOf } = useBoard();
  const { seats = [] } = groupsOf(view, viewer).find((group) => group.seats.includes(seat)) ?? {};
  const holder = seats.find((player) => at(view.eventCards, player) !== null);
  return (
    <span className="cards-event-none">
      {holder === undefined ? t('cards.ui.eventDone') : t('cards.ui.teamEvent', { player: nameOf(holder) })}
    </span>
  );
}

function Owner({ seat, mine }: { readonly seat: Seat; readonly mine: boolean }) {
  const { t, nameOf } = useBoard();
  return (
    <span className="cards-event-owner">
      <Badge seat={seat} />
      <b>{t('cards.ui.eventOf', { mine: mine ? 'yes' : 'no', player: nameOf(seat) })}</b>
    </span>
  );
}

/** The viewer's event can be picked up; a click on it before it is due explains why not. */
export function MyEvent({ seat }: { readonly seat: Seat }) {
  const { view, t, legal, selection, pickEvent } = useBoard();
  const event = at(view.eventCards, seat);
  if (event === null) {
    return (
      <section className="cards-event" data-seat={seat} data-info={`event ${seat}`}>
        <Owner seat={seat} mine />
        <EventText seat={seat} />
      </section>
    );
  }
  const due = legal.some(({ move }) => isEventMove(move));
  const picked = selection.kind === 'event';
  return (
    <button
      type="button"
      className="cards-event"
      data-seat={seat}
      data-info={`event ${seat}`}
      data-state={picked ? 'picked' : due ? 'due' : 'later'}
      aria-pressed={due ? picked : undefined}
      onClick={(click) => pickEvent(click.detail === 0)}
    >
      <Owner seat={seat} mine />
      <EventText seat={seat} />
      <small>{t('cards.ui.pick', { state: picked ? 'picked' : due ? 'free' : 'later' })}</small>
    </button>
  );
}

/** Brief where several are stacked. */
export function OtherEvent({ seat, brief }: { readonly seat: Seat; readonly brief: boolean }) {
  const { view, t } = useBoard();
  const count = at(view.handSizes, seat);
  return (
    <section className={brief ? 'cards-event cards-brief' : 'cards-event'} data-seat={seat} data-info={`event ${seat}`}>
      <Owner seat={seat} mine={false} />
      <EventText seat={seat} />
      {count > 0 && <small>{t('cards.ui.holds', { count })}</small>}
    </section>
  );
}
