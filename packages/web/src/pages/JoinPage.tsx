import { shelfGame } from '@tortuga/games/shelf';
import type { TableInfo } from '@tortuga/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { FindTable } from '../lobby/FindTable.tsx';
import { type Filters, filtered, NO_FILTERS } from '../lobby/filters.ts';
import { LobbyFilters } from '../lobby/LobbyFilters.tsx';
import { OpenTable } from '../lobby/OpenTable.tsx';
import { useLobby } from '../lobby/use-lobby.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { NotFound } from './NotFound.tsx';

/** All open tables, to sit down at, and those where a match is on, to watch. The address may name a game. */
export const JoinPage = ({ game = null }: { readonly game?: string | null }) =>
  game !== null && shelfGame(game) === undefined ? <NotFound what="game" /> : <OpenTables game={game} />;

function OpenTables({ game }: { readonly game: string | null }) {
  const { t } = useSpeech();
  const me = useMe();
  const [filters, setFilters] = useState<Filters>({ ...NO_FILTERS, game });
  const { open, running, trouble } = useLobby();
  const isMine = ({ seats }: TableInfo): boolean => isPlayer(me) && seats.some(({ player }) => player === me.id);
  const shown = open === null ? null : filtered(open, filters);
  const watchable = filtered(running, { ...filters, free: 0 }).filter((table) => !isMine(table));
  return (
    <Page title={t('web.join.title')} {...(filters.game === null ? {} : { game: filters.game })}>
      <LobbyFilters filters={filters} onChange={setFilters} />
      <FindTable game={filters.game} />
      <Trouble phrase={trouble} />
      <section className="stack" aria-labelledby="open-tables">
        <h2 id="open-tables">{t('web.join.open')}</h2>
        {shown?.length === 0 && (
          <p className="muted" role="status">
            {t((open?.length ?? 0) === 0 ? 'web.join.none' : 'web.join.noneLikeThat')}
          </p>
        )}
        <ul className="stack open-tables">
          {shown?.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
        {filters.game !== null && (
          <p>
            <Link className="btn" href={`/new/${filters.game}`}>
              {t('web.home.new')}
            </Link>
          </p>
        )}
      </section>
      {watchable.length > 0 && (
        <section className="stack" aria-labelledby="running-tables">
          <h2 id="running-tables">{t('web.join.running')}</h2>
          <p className="muted">{t('web.join.runningHint')}</p>
          <ul className="stack running-tables">
            {watchable.map((table) => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
