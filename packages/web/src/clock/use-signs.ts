import type { Seat } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { useMemo, useSyncExternalStore } from 'react';
import type { TableStore } from '../server/table-store.ts';
import type { ShownTime } from './left.ts';

interface Signs {
  /** Null at a table without a clock. */
  readonly shown: ShownTime | null;
  /** By seat: when somebody who is away was last here, by the page's own clock. */
  readonly awaySince: readonly (number | null)[];
  readonly pending: readonly Seat[];
}

const NOBODY: readonly Seat[] = [];

/** The clocks and absences of a table, told by the page's own clock: the server's may say another time. */
export function useSigns(store: TableStore, table: TableInfo): Signs {
  const { heard } = useSyncExternalStore(store.subscribe, store.state);
  const { snapshot, timeAt } = useSyncExternalStore(store.match.subscribe, store.match.state);
  const time = snapshot?.time;
  const shown = useMemo(() => (time === undefined ? null : { time, at: timeAt }), [time, timeAt]);
  const awaySince = useMemo(
    () =>
      table.seats.map(({ awaySince: since }) =>
        since === null || heard === null ? null : heard.at - Math.max(0, heard.now - since),
      ),
    [table, heard],
  );
  return { shown, awaySince, pending: snapshot?.pending ?? NOBODY };
}
