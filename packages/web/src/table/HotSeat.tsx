import { type Seat, SPECTATOR } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { localBots } from '../bots/bots.ts';
import { openLocalMatch } from '../local/local-connection.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { MatchStore } from '../match/match-store.ts';
import { lastSeen } from '../match/seen.ts';
import { Waiting } from '../ui/Waiting.tsx';
import type { OpenGame } from './game.ts';
import { HandOver, type HandOverProps } from './HandOver.tsx';
import { LocalEnding } from './LocalEnding.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useOpened } from './use-opened.ts';

interface HotSeatProps {
  readonly table: LocalTable;
  readonly open: OpenGame;
  readonly names: readonly string[];
}

/** The person who must decide next: who holds the device if they are asked, else the first who is. */
function nextPerson({ seats }: LocalTable, pending: readonly Seat[], holder: Seat | null): Seat | null {
  if (holder !== null && pending.includes(holder)) return holder;
  return pending.find((each) => seats[each]?.kind === 'person') ?? null;
}

/**
 * Several people around one device. Between turns nobody's cards are on the page: it then shows the spectator's
 * connection. The next player's own connection is opened when they say they are there.
 */
export function HotSeat(props: HotSeatProps) {
  const { table } = props;
  const everybody = useOpened(table.id, () => openLocalMatch(table.id, SPECTATOR, table.id, null));
  return everybody === null ? <Waiting /> : <Passing {...props} everybody={everybody} />;
}

function Passing({ table, open, names, everybody }: HotSeatProps & { readonly everybody: MatchStore }) {
  const { snapshot, log } = useSyncExternalStore(everybody.subscribe, everybody.state);
  const bots = useMemo(() => localBots(table), [table]);
  const [holder, setHolder] = useState<Seat | null>(null);
  const id = holder === null ? null : `${table.id}.${holder}`;
  const held = useOpened(id, () => openLocalMatch(table.id, holder ?? SPECTATOR, id ?? '', lastSeen(id ?? '')));
  if (snapshot === null) return <Waiting />;
  if (snapshot.result !== null) {
    return (
      <TableFrame
        id={table.id}
        open={open}
        match={everybody}
        viewer={SPECTATOR}
        names={names}
        bots={bots}
        hints={false}
        whatNow={(place) => <LocalEnding {...{ table, open, names, place }} match={everybody} viewer={SPECTATOR} />}
      />
    );
  }
  const next = nextPerson(table, snapshot.pending, holder);
  if (next !== null && next !== holder) {
    const cover = { open, names, to: next, log, onTaken: () => setHolder(next) };
    return held === null ? <HandOver {...cover} onUndo={null} /> : <Covered {...cover} held={held} />;
  }
  if (id === null || holder === null || held === null) return <Waiting />;
  return (
    <TableFrame
      {...{ id, open, names, bots }}
      match={held}
      viewer={holder}
      witness={everybody}
      hints
      whatNow={() => null}
    />
  );
}

/** Before the device is handed on, whoever holds it may still take the step back. */
function Covered({ held, ...cover }: Omit<HandOverProps, 'onUndo'> & { readonly held: MatchStore }) {
  const { snapshot } = useSyncExternalStore(held.subscribe, held.state);
  return <HandOver {...cover} onUndo={snapshot?.undo === true ? () => inBackground(held.undo()) : null} />;
}
