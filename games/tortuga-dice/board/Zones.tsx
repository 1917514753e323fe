import { at, type Seat } from '@tortuga/kernel';
import type { Colour } from '../rules/types.ts';
import { useTable } from './context.ts';
import { Chest, Icon, Sign } from './Pieces.tsx';
import { MOST_ROOM, SPACES, TRACKS } from './table.ts';

/** Tracks and rows of chests, on everybody's board. */

interface TrackProps {
  readonly seat: Seat;
  readonly track: number;
  readonly slim?: boolean;
}

/** By what they carry, the spaces stand in bands: 1, 2 and 3, 4 and 5, 6 to 8. */
const FIRST_OF_BAND = [2, 4, 6];

export function Track({ seat, track, slim = false }: TrackProps) {
  const { view, t } = useTable();
  const pawn = at(at(view.players, seat).pawns, track);
  return (
    <span
      className={slim ? 'dice-track dice-track-slim' : 'dice-track'}
      role="img"
      aria-label={t('dice.ui.track', { track: at(TRACKS, track), space: pawn })}
    >
      {Array.from({ length: SPACES }, (_, index) => index + 1).map((space) => (
        <span
          key={space}
          className="dice-space"
          data-band={FIRST_OF_BAND.includes(space)}
          data-pawn={space === pawn}
          data-seat={seat}
        >
          {space === pawn ? (
            <span className="dice-pawn" {...(slim ? {} : { 'data-flight': `pawn-${seat}-${track}` })}>
              <Icon name={track === 0 ? 'ship' : 'hat'} />
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

export function ChestRow({ seat, zone, chests, places, room, from }: RowProps) {
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

export const CARGO_PLACES = MOST_ROOM;
