import type { Phrase } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { LocalTable, OpenedTable } from '../local/local-table.ts';
import { PACE_MS } from '../local/pace.ts';
import { begunHere, localTables } from '../local/worker-client.ts';
import { useMotion } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useGame } from '../table/game.ts';
import { HotSeat } from '../table/HotSeat.tsx';
import { localNames } from '../table/names.ts';
import { Solo } from '../table/Solo.tsx';
import { Page } from '../ui/Page.tsx';
import { phraseOf, Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { NotFound } from './NotFound.tsx';

const RecordPage = lazy(async () => ({ default: (await import('../record/RecordPage.tsx')).RecordPage }));

/** What keeps a table from being opened may pass: another tab is closed, space is made. */
const RETRY_MS = 2000;

/** A table of this browser: one person against bots, or several around one device. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const speech = useSpeech();
  const motion = useMotion();
  const [found, setFound] = useState<OpenedTable | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<Phrase | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    localTables()
      .table(id)
      .then(setFound, (error: unknown) => {
        setTrouble(phraseOf(error));
        retry = setTimeout(() => setTries(tries + 1), RETRY_MS);
      });
    return () => clearTimeout(retry);
  }, [id, tries]);
  useEffect(() => {
    inBackground(localTables().setPace(PACE_MS[motion]));
  }, [motion]);
  const names = useMemo(() => (found ? localNames(speech, found.table) : []), [speech, found]);
  if (found === undefined && trouble !== null) {
    return (
      <Page title={speech.t('web.title')}>
        <Trouble phrase={trouble} />
      </Page>
    );
  }
  if (found === undefined) return <Waiting />;
  if (found === null) return <NotFound what="table" />;
  const { table, closed } = found;
  if (closed === null) return <OpenTable table={table} names={names} />;
  return (
    <Suspense fallback={<Waiting />}>
      <RecordPage
        closed={closed}
        names={names}
        readRecord={() => localTables().record(id)}
        readPack={() => localTables().pack(table.packDigest)}
      />
    </Suspense>
  );
}

function OpenTable({ table, names }: { readonly table: LocalTable; readonly names: readonly string[] }) {
  const open = useGame(table.game, begunHere(table));
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? (
    <Solo table={table} open={open} names={names} />
  ) : (
    <HotSeat table={table} open={open} names={names} />
  );
}
