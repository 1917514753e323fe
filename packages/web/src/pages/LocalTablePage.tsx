import { useEffect, useMemo, useState } from 'react';
import { localHouse } from '../local/house.ts';
import { type LocalTable, localPack } from '../local/local-table.ts';
import { useMotion } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useGame } from '../table/game.ts';
import { HotSeat } from '../table/HotSeat.tsx';
import { localNames } from '../table/names.ts';
import { Solo } from '../table/Solo.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { NotFound } from './NotFound.tsx';

/** How long bots wait before they move, by speed: long enough to see what they do. */
const PACE_MS = [0, 900, 600, 300] as const;

/** A table of this browser: one person against bots, or several around one device. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const speech = useSpeech();
  const motion = useMotion();
  const [table, setTable] = useState<LocalTable | null | undefined>(undefined);
  useEffect(() => {
    void localHouse().table(id).then(setTable);
  }, [id]);
  useEffect(() => {
    void localHouse().setPace(PACE_MS[motion]);
  }, [motion]);
  const names = useMemo(() => (table ? localNames(speech, table) : []), [speech, table]);
  if (table === undefined) return <Waiting />;
  if (table === null) return <NotFound what="table" />;
  return <OpenTable table={table} names={names} />;
}

function OpenTable({ table, names }: { readonly table: LocalTable; readonly names: readonly string[] }) {
  const open = useGame(table.game, localPack(table));
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? (
    <Solo table={table} open={open} names={names} />
  ) : (
    <HotSeat table={table} open={open} names={names} />
  );
}
