import { at, type Seat } from '@tortuga/kernel';
import type { TrackName, Zone } from '../../rules/types.ts';
import { TRACK_NAMES, trackName } from '../../words/names.ts';
import { Badge } from '../Badge.tsx';
import { useBoard } from '../context.ts';
import { infoText } from '../info.ts';
import { Track, ZoneRow } from '../Zones.tsx';

interface Props {
  readonly seat: Seat;
  readonly zones: readonly Zone[];
  readonly withScore?: boolean;
}

/** Some zones of a player's board with their tracks. */
export function Mat({ seat, zones, withScore = false }: Props) {
  const board = useBoard();
  const { t, nameOf } = board;
  return (
    <section className="dice-voyage dice-figure-mat" data-seat={seat}>
      <header>
        <Badge seat={seat} />
        <h2>{nameOf(seat)}</h2>
      </header>
      {zones.map((zone) => {
        const track = TRACK_NAMES.indexOf(zone as TrackName);
        return (
          <div key={zone} className="dice-zone" data-zone={zone}>
            <p className="dice-zone-head">
              <b>{t('dice.ui.zone', { zone })}</b>
              {track >= 0 && (
                <em>
                  {t('dice.ui.track', {
                    track: trackName(track),
                    space: at(at(board.view.players, seat).pawns, track),
                  })}
                </em>
              )}
            </p>
            {track >= 0 && <Track seat={seat} track={track} />}
            <ZoneRow seat={seat} zone={zone} />
          </div>
        );
      })}
      {withScore && (
        <ul className="dice-figure-score">
          {infoText(`plate ${seat}`, board).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
