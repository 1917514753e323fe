import { at, type Seat } from '@tortuga/kernel';
import type { Colour, Zone } from '../rules/types.ts';
import type { View } from '../rules/view-types.ts';
import { TRACK_NAMES, trackName } from '../words/names.ts';
import { useBoard } from './context.ts';
import { islandOrigin } from './flights.ts';
import { Icon, Sign } from './Icon.tsx';
import { chestsAt } from './layout.ts';
import { Chest } from './Pieces.tsx';

/** The tracks and zones of a player's board. */

interface TrackProps {
  readonly seat: Seat;
  readonly track: number;
  readonly slim?: boolean;
}

/** Spaces with the same capacity form a band. */
const isFirstOfBand = ({ carries }: View, space: number): boolean =>
  space > 1 && at(carries, space - 1) > at(carries, space - 2);

export function Track({ seat, track, slim = false }: TrackProps) {
  const { view, marks, t } = useBoard();
  const pawn = at(at(view.players, seat).pawns, track);
  return (
    <span
      className={slim ? 'dice-track dice-track-slim' : 'dice-track'}
      role="img"
      data-info={`track ${seat} ${track}`}
      data-recent={marks.has(`pawn ${seat} ${trackName(track)}`)}
      aria-label={t('dice.ui.track', { track: trackName(track), space: pawn })}
    >
      {view.carries
        .map((_, index) => index + 1)
        .map((space) => (
          <span
            key={space}
            className="dice-space"
            data-band={isFirstOfBand(view, space)}
            data-pawn={space === pawn}
            data-seat={seat}
          >
            {space === pawn ? (
              <span
                className="dice-pawn"
                {...(slim ? {} : { 'data-flight': `pawn-${seat}-${track}`, 'data-flight-at': space })}
              >
                <Icon name={trackName(track) === 'fleet' ? 'ship' : 'hat'} />
              </span>
            ) : (
              !slim && space
            )}
          </span>
        ))}
    </span>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly chests: readonly Colour[];
  /** How many places are drawn, and how many of them are open. */
  readonly places: number;
  readonly capacity: number;
  /** The anchor that new chests come from. */
  readonly from: string;
}

function ChestRow({ seat, zone, chests, places, capacity, from }: RowProps) {
  const { view, me, marks } = useBoard();
  const seen = new Map<Colour, number>();
  return (
    <span
      className="dice-slots"
      data-flight-anchor={`${zone}-${seat}`}
      data-recent={marks.has(`chests ${seat} ${zone}`)}
    >
      {chests.map((colour, index) => {
        const copy = seen.get(colour) ?? 0;
        seen.set(colour, copy + 1);
        const flight = `chest-${seat}-${zone}-${colour}-${copy}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
          <span key={index} className="dice-slot" data-full="true">
            <Chest colour={colour} flight={flight} from={from} place={`${zone}-${index}`} />
            {seat === me && zone !== 'island' && (
              <b className="dice-worth" aria-hidden="true">
                {view.worth[zone] * at(view.colours, colour).times}
              </b>
            )}
          </span>
        );
      })}
      {Array.from({ length: Math.max(0, places - chests.length) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <span key={`place ${index}`} className="dice-slot" data-shut={chests.length + index >= capacity}>
          {chests.length + index >= capacity && <Sign name="lock" />}
        </span>
      ))}
    </span>
  );
}

/** The chests of a zone, and its free places. */
export function ZoneRow({ seat, zone }: Pick<RowProps, 'seat' | 'zone'>) {
  const { view, events } = useBoard();
  const player = at(view.players, seat);
  const route = view.routes.find(({ to }) => to === zone);
  const from = route === undefined ? islandOrigin(events, seat) : `${route.from}-${seat}`;
  const row = { seat, zone, chests: chestsAt(player, zone), from };
  switch (zone) {
    case 'tortuga':
      return <ChestRow {...row} places={view.goal} capacity={view.goal} />;
    case 'island':
      return <ChestRow {...row} places={0} capacity={0} />;
    default: {
      const places = Math.max(...view.carries);
      return <ChestRow {...row} places={places} capacity={at(player.capacity, TRACK_NAMES.indexOf(zone))} />;
    }
  }
}
