import { type Seat, SPECTATOR } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import type { Step } from '@tortuga/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { localBots } from '../bots/bots.ts';
import { openLocalMatch } from '../local/local-connection.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { MatchStore } from '../match/match-store.ts';
import { OpenMatch } from '../match/open-match.ts';
import { lastSeen } from '../match/seen.ts';
import { Waiting } from '../ui/Waiting.tsx';
import type { OpenGame } from './game.ts';
import { HandOver } from './HandOver.tsx';
import { LocalEnding } from './LocalEnding.tsx';
import { NextPlayer } from './NextPlayer.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useOpened } from './use-opened.ts';

interface HotSeatProps {
  readonly table: LocalTable;
  readonly open: OpenGame;
  readonly names: readonly string[];
}

type AroundProps = HotSeatProps & { readonly everybody: MatchStore };

/** The person who must decide next: who holds the device if they are asked, else the first who is. */
function nextPerson({ seats }: LocalTable, pending: readonly Seat[], holder: Seat | null): Seat | null {
  if (holder !== null && pending.includes(holder)) return holder;
  return pending.find((each) => isPerson(seats, each)) ?? null;
}

const isPerson = (seats: LocalTable['seats'], seat: Seat): boolean => seats[seat]?.kind === 'person';

/**
 * Several people around one device. Between turns nobody's cards are on the page: it then shows the spectator's
 * connection. The next player's own connection is opened when they say they are there. A decision that needs no secrets is
 * made while everybody looks on, and the device need not be covered.
 */
export function HotSeat(props: HotSeatProps) {
  const { table } = props;
  const everybody = useOpened(table.id, () => openLocalMatch(table.id, SPECTATOR, table.id, null));
  return everybody === null ? <Waiting /> : <Passing {...props} everybody={everybody} />;
}

function Passing(props: AroundProps) {
  const { table, open, names, everybody } = props;
  const { snapshot, log } = useSyncExternalStore(everybody.subscribe, everybody.state);
  /** Who looks at their secrets now. */
  const [holder, setHolder] = useState<Seat | null>(null);
  /** Who decided last while everybody looked on. */
  const [decider, setDecider] = useState<Seat | null>(null);
  const next = snapshot === null ? null : nextPerson(table, snapshot.pending, holder);
  const isOpen = snapshot !== null && open.module.withoutSecrets(snapshot.view as object) !== null;
  const shown = isOpen && (holder === null || (next !== null && next !== holder)) ? (next ?? decider) : null;
  useEffect(() => {
    if (shown === null) return;
    setDecider(shown);
    setHolder(null);
  }, [shown]);
  const isCovered = shown === null && next !== null && next !== holder;
  const last = lastActor(log, table);
  const onUndo = useTakeBack(table, last === shown || (last === holder && !isCovered) ? null : last);
  if (snapshot === null) return <Waiting />;
  if (snapshot.result !== null) return <Everybody {...props} />;
  if (shown !== null) return <InTheOpen {...props} seat={shown} onUndo={shown === next ? onUndo : null} />;
  if (isCovered) {
    return <HandOver {...{ open, names, log, onUndo }} to={next} onTaken={() => setHolder(next)} />;
  }
  return holder === null ? <Everybody {...props} /> : <Held {...props} seat={holder} />;
}

/** The person whose step came last, if nobody else has acted since. */
function lastActor(log: readonly Step[], { seats }: LocalTable): Seat | null {
  const step = log.at(-1);
  return step !== undefined && isPerson(seats, step.seat) ? step.seat : null;
}

const notAtAll = (): (() => void) => () => undefined;

/** How somebody who does not hold the device any more takes their last step back; null if they can't. */
function useTakeBack(table: LocalTable, seat: Seat | null): (() => void) | null {
  const match = useSeat(table, seat, null);
  const state = useSyncExternalStore(match?.subscribe ?? notAtAll, () => match?.state() ?? null);
  return match !== null && state?.snapshot?.undo === true ? () => inBackground(match.undo()) : null;
}

function useSeat(table: LocalTable, seat: Seat | null, seen: number | null): MatchStore | null {
  const id = seat === null ? null : `${table.id}.${seat}`;
  return useOpened(id, () => openLocalMatch(table.id, seat ?? SPECTATOR, id ?? '', seen));
}

/** What a spectator sees: before anybody holds the device, and at the end. */
function Everybody({ table, open, names, everybody }: AroundProps) {
  const bots = useMemo(() => localBots(table), [table]);
  return (
    <TableFrame
      id={table.id}
      {...{ open, names, bots }}
      match={everybody}
      viewer={SPECTATOR}
      hints={false}
      whatNow={(place) => <LocalEnding {...{ table, open, names, place }} match={everybody} viewer={SPECTATOR} />}
    />
  );
}

/** Whoever holds the device sees all that is theirs. */
function Held({ table, open, names, everybody, seat }: AroundProps & { readonly seat: Seat }) {
  const bots = useMemo(() => localBots(table), [table]);
  const id = `${table.id}.${seat}`;
  const match = useSeat(table, seat, lastSeen(id));
  if (match === null) return <Waiting />;
  return (
    <TableFrame {...{ id, open, names, bots, match }} viewer={seat} witness={everybody} hints whatNow={() => null} />
  );
}

interface InTheOpenProps extends AroundProps {
  readonly seat: Seat;
  /** For whoever acted before. */
  readonly onUndo: (() => void) | null;
}

/** Somebody decides while everybody looks on. Hints would be made from what only they may know. */
function InTheOpen({ table, open, names, everybody, seat, onUndo }: InTheOpenProps) {
  const bots = useMemo(() => localBots(table), [table]);
  const player = useSeat(table, seat, null);
  const match = useMemo(
    () => player && new OpenMatch(player, everybody, open.module.withoutSecrets),
    [player, everybody, open],
  );
  if (match === null) return <Waiting />;
  return (
    <TableFrame
      id={table.id}
      {...{ open, names, bots, match }}
      viewer={seat}
      hints={false}
      banner={<NextPlayer key={seat} {...{ names, seat, onUndo }} />}
      whatNow={() => null}
    />
  );
}
