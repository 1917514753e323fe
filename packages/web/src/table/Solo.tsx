import { seat } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { localBots } from '../bots/bots.ts';
import { openLocalMatch } from '../local/local-connection.ts';
import type { LocalTable } from '../local/local-table.ts';
import { PACE_MS } from '../local/pace.ts';
import { localTables } from '../local/worker-client.ts';
import { lastSeen } from '../match/seen.ts';
import { useMotion } from '../settings/settings.ts';
import { Waiting } from '../ui/Waiting.tsx';
import type { OpenGame } from './game.ts';
import { LocalEnding } from './LocalEnding.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useOpened } from './use-opened.ts';

const LessonCoach = lazy(async () => ({ default: (await import('../lesson/LessonCoach.tsx')).LessonCoach }));
const Practice = lazy(async () => ({ default: (await import('../lobby/Practice.tsx')).Practice }));

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
  const motion = useMotion();
  const hurry = (isHurried: boolean) => inBackground(localTables().setPace(isHurried ? 0 : PACE_MS[motion]));
  const practisedFor = useSearchParams()[0].get('practice');
  if (match === null) return <Waiting />;
  return (
    <TableFrame
      id={table.id}
      open={open}
      match={match}
      viewer={me}
      names={names}
      bots={bots}
      // There is one panel beside the board.
      hints={table.lesson === undefined}
      hurry={hurry}
      beside={(onRule) =>
        table.lesson !== undefined && (
          <Suspense>
            <LessonCoach {...{ table, match, me, names, onRule }} module={open.module} />
          </Suspense>
        )
      }
      banner={
        practisedFor !== null && (
          <Suspense>
            <Practice here={table.id} table={practisedFor} />
          </Suspense>
        )
      }
      whatNow={(place) => <LocalEnding {...{ table, open, names, match, place }} viewer={me} />}
    />
  );
}
