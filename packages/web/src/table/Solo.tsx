import { seat } from '@tortuga/kernel';
import { useMemo } from 'react';
import { localBots } from '../bots/bots.ts';
import { openLocalMatch } from '../local/local-connection.ts';
import type { LocalTable } from '../local/local-table.ts';
import { lastSeen } from '../match/seen.ts';
import { Waiting } from '../ui/Waiting.tsx';
import type { OpenGame } from './game.ts';
import { LocalEnding } from './LocalEnding.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useOpened } from './use-opened.ts';

interface SoloProps {
  readonly table: LocalTable;
  readonly open: OpenGame;
  readonly names: readonly string[];
}

/** One person and bots. */
export function Solo({ table, open, names }: SoloProps) {
  const bots = useMemo(() => localBots(table), [table]);
  const me = seat(table.seats.findIndex(({ kind }) => kind === 'person'));
  const match = useOpened(table.id, () => openLocalMatch(table.id, me, table.id, lastSeen(table.id)));
  if (match === null) return <Waiting />;
  return (
    <TableFrame
      id={table.id}
      open={open}
      match={match}
      viewer={me}
      names={names}
      bots={bots}
      hints
      whatNow={<LocalEnding table={table} open={open} names={names} match={match} viewer={me} />}
    />
  );
}
