import { isStill, useMoment } from '@tortuga/kit';
import { useEffect } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import { CardPicture, DeedPicture } from './art/Picture.tsx';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { type Moment, momentsIn } from './moments.ts';
import { Motif } from './motifs.tsx';

interface Props extends Pick<BoardProps<Types2199, Pack>, 'log' | 'motion' | 'tellingOf'> {
  /** Something else fills the screen, and tells it itself. */
  readonly isRested: boolean;
}

/** In milliseconds: how long a deed of one's own is shown, and one of a rival. */
const OWN_MS = 1800;
const RIVALS_MS = 1100;

/** The newest great deed, large for a moment. It is only a picture: whatever is clicked meanwhile ends it. */
export function Moments({ log, motion, tellingOf, isRested }: Props) {
  const { me } = useBoard();
  const { moment, end } = useMoment({ log, isRested, whatOf: (step) => momentsIn(step, tellingOf).at(-1) ?? null });
  if (moment === null) return null;
  const time = moment.what.seat === me ? OWN_MS : RIVALS_MS;
  return <Shown key={moment.n} moment={moment.what} time={time} motion={motion} onEnd={end} />;
}

interface ShownProps extends Pick<Props, 'motion'> {
  readonly moment: Moment;
  readonly time: number;
  readonly onEnd: () => void;
}

function Shown({ moment, time, motion, onEnd }: ShownProps) {
  const { say, phrases } = useBoard();
  useEffect(() => {
    const timer = setTimeout(onEnd, time);
    document.addEventListener('pointerdown', onEnd);
    document.addEventListener('keydown', onEnd);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onEnd);
      document.removeEventListener('keydown', onEnd);
    };
  });
  // The prompt and the log tell it to those who can't see it.
  return (
    <div
      className="neon-moment"
      data-seat={moment.seat ?? undefined}
      data-still={isStill(motion) ? '' : undefined}
      style={{ '--time': `${time}ms` } as object}
      aria-hidden="true"
    >
      <MomentPicture moment={moment} />
      <p className="neon-moment-words">{say(phrases.phraseOfEvent(moment.event))}</p>
    </div>
  );
}

function MomentPicture({ moment: { hunt, sector, seat, loser, sound, isReveal } }: { readonly moment: Moment }) {
  const { view, faceOf, huntCard } = useBoard();
  if (hunt !== null) {
    return (
      <span className="neon-moment-picture" data-reveal={isReveal}>
        <CardPicture face={faceOf(huntCard(hunt))} square />
      </span>
    );
  }
  if (sound === 'coin' || sound === 'cannon') {
    return (
      <span className="neon-moment-picture">
        <DeedPicture deed={sound} />
      </span>
    );
  }
  const kind = view.sectors.find((each) => each.sector === sector)?.kind;
  if (kind !== undefined) {
    return (
      <svg className="neon-moment-sector" viewBox="-100 -115 200 230" aria-hidden="true">
        <path d="M0-112 97-56V56L0 112-97 56V-56Z" />
        <Motif kind={kind} />
      </svg>
    );
  }
  const players = [seat, loser].filter((each) => each !== null);
  return (
    <span className="neon-moment-players">
      {players.map((each) => (
        <Badge key={each} seat={each} />
      ))}
    </span>
  );
}
