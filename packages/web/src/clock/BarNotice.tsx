import { type Seat, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { type ReactNode, useState } from 'react';
import { AlertsButton } from '../alerts/AlertsButton.tsx';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { timeText } from '../table/time-text.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { leftNow, type ShownTime } from './left.ts';
import { SeatClock } from './SeatSign.tsx';
import { useNow } from './use-now.ts';

interface BarNoticeProps {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly pending: readonly Seat[];
  readonly shown: ShownTime | null;
  /** By seat: when somebody who is away was last here, by the page's own clock. */
  readonly awaySince: readonly (number | null)[];
  /** Whether this player may seat bots for those who are away: table-4.6. */
  readonly isHost: boolean;
}

/** A reload or a tunnel is over by then. */
const AWAY_MS = 5000;

/** In the action bar: whose time runs, who is away, whose time is up, what somebody proposes, and what one can do about it. */
export function BarNotice(props: BarNoticeProps) {
  const { table, viewer, names, pending, shown, awaySince } = props;
  const [trouble, attempt] = useTrouble();
  const mine = viewer === SPECTATOR ? null : viewer;
  const isAnybodyAway = pending.some((each) => (awaySince[each] ?? null) !== null);
  // For days, or for somebody who is not there.
  const isLongWait =
    mine !== null &&
    !pending.includes(mine) &&
    table.state === 'playing' &&
    (isAnybodyAway ||
      (table.clock?.terms.kind === 'mail' && pending.some((each) => table.seats[each]?.kind === 'person')));
  return (
    <div className="bar-notice own-scale" data-notice="">
      {shown !== null && <Running {...{ table, viewer, names, pending, shown }} />}
      {table.clock?.isPaused === true && <Paused table={table} mine={mine} attempt={attempt} />}
      <Late {...props} mine={mine} attempt={attempt} />
      {isAnybodyAway && <Absent {...props} mine={mine} attempt={attempt} />}
      <AlertsButton where="bar" isOffered={isLongWait} />
      <Proposed table={table} mine={mine} names={names} attempt={attempt} />
      <Trouble phrase={trouble} />
    </div>
  );
}

interface RunningProps extends Pick<BarNoticeProps, 'table' | 'viewer' | 'names' | 'pending'> {
  readonly shown: ShownTime;
}

/** My own clock if it runs, else those that do (bots have none); when mine gets short, that is said once. */
function Running({ table, viewer, names, pending, shown }: RunningProps) {
  const { t } = useSpeech();
  const isMine = viewer !== SPECTATOR && pending.includes(viewer);
  const people = pending.filter((each) => table.seats[each]?.kind === 'person');
  const running = isMine ? [viewer] : people.filter((each) => shown.time.seats[each]?.due != null);
  return (
    <p className="bar-clocks">
      {running.map((each) => (
        <span key={each}>
          {t('web.clock.whose', { player: each === viewer ? 'you' : (names[each] ?? '') })}{' '}
          <SeatClock seat={each} viewer={viewer} name={names[each] ?? ''} shown={shown} />
        </span>
      ))}
      {isMine && <Warning seat={viewer} shown={shown} />}
    </p>
  );
}

/** In seconds; each is said once. */
const WARNINGS: readonly number[] = [10, 30, 60];

function Warning({ seat: mine, shown }: { readonly seat: Seat; readonly shown: ShownTime }) {
  const { t } = useSpeech();
  const ms = leftNow(shown, mine, useNow());
  const seconds = WARNINGS.find((limit) => ms <= limit * 1000);
  return (
    <span className="sr" role="status">
      {seconds !== undefined && ms > 0 && t('web.clock.soon', { seconds })}
    </span>
  );
}

interface Part {
  readonly mine: Seat | null;
  readonly attempt: (task: () => Promise<unknown>) => Promise<void>;
}

function Paused({ table, mine, attempt }: Part & { readonly table: TableInfo }) {
  const { t } = useSpeech();
  return (
    <Notice text={t('web.clock.paused')}>
      {mine !== null && (
        <button type="button" className="btn" onClick={() => attempt(() => api.endPause(table.id))}>
          {t('web.clock.goOn')}
        </button>
      )}
    </Notice>
  );
}

/** table-7.6 */
function Late({ table, names, mine, attempt }: BarNoticeProps & Part) {
  const { t } = useSpeech();
  return (table.clock?.up ?? []).map((late) => (
    <Notice key={late} text={t('web.clock.up', { player: late === mine ? 'you' : (names[late] ?? '') })}>
      {mine !== null && late !== mine && (
        <>
          <button type="button" className="btn" onClick={() => attempt(() => api.decide(table.id, late, 'bot'))}>
            {t('web.people.replace')}
          </button>
          <button type="button" className="btn" onClick={() => attempt(() => api.decide(table.id, late, 'wait'))}>
            {t('web.clock.more')}
          </button>
        </>
      )}
    </Notice>
  ));
}

/** Those whom the table waits for although they are away; whoever waits is not asked again about the same absence. */
function Absent({ table, names, pending, awaySince, isHost, mine, attempt }: BarNoticeProps & Part) {
  const { t } = useSpeech();
  const now = useNow();
  const [waited, setWaited] = useState<readonly string[]>([]);
  const absenceOf = (each: number) => `${each} ${table.seats[each]?.awaySince}`;
  const away = pending.filter((each) => {
    const since = awaySince[each] ?? null;
    return since !== null && now - since > AWAY_MS && table.clock?.up.includes(each) !== true;
  });
  const gone = away.map((each) => t('web.away.gone', { player: names[each] ?? '' })).join(' ');
  const lines = away.map((each) => (
    <Notice
      key={each}
      text={t('web.away.waiting', { player: names[each] ?? '', time: timeText(now - (awaySince[each] ?? now)) })}
    >
      {isHost && mine !== null && !waited.includes(absenceOf(each)) && (
        <>
          <button type="button" className="btn" onClick={() => attempt(() => api.replace(table.id, each))}>
            {t('web.people.replace')}
          </button>
          <button type="button" className="btn" onClick={() => setWaited([...waited, absenceOf(each)])}>
            {t('web.away.wait')}
          </button>
        </>
      )}
    </Notice>
  ));
  return (
    <>
      <span className="sr" role="status">
        {gone}
      </span>
      {lines}
    </>
  );
}

function Proposed({ table, mine, names, attempt }: Part & Pick<BarNoticeProps, 'table' | 'names'>) {
  const { t } = useSpeech();
  const { proposal } = table;
  const [by] = proposal?.seats ?? [];
  if (proposal === null || by === undefined) return null;
  const { what } = proposal;
  const hasAgreed = mine !== null && proposal.seats.includes(mine);
  const answer = (agree: boolean) => attempt(() => api.agree(table.id, what, agree));
  return (
    <Notice text={t('web.accord.proposes', { player: seat(by) === mine ? 'you' : (names[by] ?? ''), what })}>
      {mine !== null && !hasAgreed && (
        <button type="button" className="btn primary" onClick={() => answer(true)}>
          {t('web.accord.agree')}
        </button>
      )}
      {mine !== null && (
        <button type="button" className="btn" onClick={() => answer(false)}>
          {t(hasAgreed ? 'web.accord.withdraw' : 'web.accord.decline')}
        </button>
      )}
    </Notice>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly children: ReactNode;
}

const Notice = ({ text, children }: NoticeProps) => (
  <div className="bar-line">
    <p>{text}</p>
    {children}
  </div>
);
