import { at, type Seat } from '@tortuga/kernel';
import type { Colour, View } from '../rules/types.ts';
import { TRACK_NAMES, trackName } from '../words/names.ts';
import { useBoard } from './context.ts';
import { chestsIn } from './layout.ts';
import { islandOrigin } from './origins.ts';
import { Chest, Icon, Sign } from './Pieces.tsx';

/** Tracks and rows of chests, on everybody's board. */

interface TrackProps {
  readonly seat: Seat;
  readonly track: number;
  readonly slim?: boolean;
}

/** By what can be carried there, the spaces stand in bands: this one begins with more than the space before. */
const isFirstOfBand = ({ carries }: View, space: number): boolean =>
  space > 1 && at(carries, space - 1) > at(carries, space - 2);

export function Track({ seat, track, slim = false }: TrackProps) {
  const { view, t } = useBoard();
  const pawn = at(at(view.players, seat).pawns, track);
  return (
    <span
      className={slim ? 'dice-track dice-track-slim' : 'dice-track'}
      role="img"
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
              <span className="dice-pawn" {...(slim ? {} : { 'data-flight': `pawn-${seat}-${track}` })}>
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
  readonly zone: 'fleet' | 'crew' | 'island' | 'tortuga';
  readonly chests: readonly Colour[];
  /** How many places are drawn, and how many of them are open. */
  readonly places: number;
  readonly room: number;
  /** The anchor new chests come from. */
  readonly from?: string;
}

function ChestRow({ seat, zone, chests, places, room, from }: RowProps) {
  const seen = new Map<Colour, number>();
  return (
    <span className="dice-slots" data-flight-anchor={`${zone}-${seat}`}>
      {chests.map((colour, index) => {
        const copy = seen.get(colour) ?? 0;
        seen.set(colour, copy + 1);
        const flight = `chest-${seat}-${zone}-${colour}-${copy}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
          <span key={index} className="dice-slot" data-full="true">
            {from === undefined ? <Chest colour={colour} /> : <Chest colour={colour} flight={flight} from={from} />}
          </span>
        );
      })}
      {Array.from({ length: Math.max(0, places - chests.length) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <span key={`place ${index}`} className="dice-slot" data-shut={chests.length + index >= room}>
          {chests.length + index >= room && <Sign name="lock" />}
        </span>
      ))}
    </span>
  );
}

/** All that lies in a zone of somebody's board, and what may still come. */
export function ZoneRow({ seat, zone }: Pick<RowProps, 'seat' | 'zone'>) {
  const { view, events } = useBoard();
  const player = at(view.players, seat);
  const most = Math.max(...view.carries);
  const base = { seat, zone };
  switch (zone) {
    case 'tortuga': {
      const { goal } = view;
      return <ChestRow {...base} chests={chestsIn(player.tortuga)} places={goal} room={goal} from={`fleet-${seat}`} />;
    }
    case 'island': {
      const from = islandOrigin(events, seat);
      return <ChestRow {...base} chests={chestsIn(player.island)} places={0} room={most} from={from} />;
    }
    default: {
      const track = TRACK_NAMES.indexOf(zone);
      const from = zone === 'fleet' ? `crew-${seat}` : `island-${seat}`;
      const room = at(player.capacity, track);
      return <ChestRow {...base} chests={at(player.zones, track)} places={most} room={room} from={from} />;
    }
  }
}
