import { inBackground } from '@tortuga/kit';
import type { TableInfo } from '@tortuga/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { namesAt } from '../table/names.ts';
import { Page } from '../ui/Page.tsx';
import { SeatMarks } from '../ui/SeatMarks.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';

const EVERY_MS = 4000;

/** The open tables of a game: to sit down, or to watch. */
export function JoinPage({ game }: { readonly game: string }) {
  const speech = useSpeech();
  const { t } = speech;
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [trouble, attempt] = useTrouble();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again while the page is open
  useEffect(() => {
    const look = () => attempt(async () => setTables(await api.openTables()));
    inBackground(look());
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const here = tables?.filter((table) => table.game === game) ?? [];
  return (
    <Page title={t('web.join.title', { game: t(`web.game.${game}.name`) })} game={game}>
      <Trouble phrase={trouble} />
      {tables !== null && here.length === 0 && (
        <div className="form">
          <p>{t('web.join.none')}</p>
          <Link className="btn primary" href={`/new/${game}`}>
            {t('web.home.new')}
          </Link>
        </div>
      )}
      <ul className="stack open-tables">
        {here.map((table) => {
          const free = table.seats.filter(({ kind }) => kind === 'open').length;
          return (
            <li key={table.id} className="row seat-row">
              <SeatMarks names={namesAt(speech, table)} />
              <p>
                <b>{namesAt(speech, table).join(', ')}</b>
                <span>{t('web.join.free', { free })}</span>
              </p>
              <Link className="btn primary" href={`/table/${table.id}`}>
                {t(free > 0 ? 'web.join.sit' : 'web.join.watch')}
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
