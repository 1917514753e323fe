import { type Phrase, SPECTATOR } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BarNotice } from '../clock/BarNotice.tsx';
import { SeatSign } from '../clock/SeatSign.tsx';
import { StoppedLine } from '../clock/StoppedLine.tsx';
import { useSigns } from '../clock/use-signs.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { api, begunAt } from '../server/api.ts';
import { isPlayer, type Me, useMe } from '../server/me.ts';
import { TableStore } from '../server/table-store.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Chat } from '../table/Chat.tsx';
import { ChatBubble } from '../table/ChatBubble.tsx';
import { Connection } from '../table/Connection.tsx';
import { useGame } from '../table/game.ts';
import { KeptSeat } from '../table/KeptSeat.tsx';
import { isKeptFor } from '../table/kept.ts';
import { namesAt } from '../table/names.ts';
import { OnlineEnding } from '../table/OnlineEnding.tsx';
import { People } from '../table/People.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useOpened } from '../table/use-opened.ts';
import { viewerAt } from '../table/viewer-at.ts';
import { Page } from '../ui/Page.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { NamedOnly } from './NamedOnly.tsx';
import { NotFound } from './NotFound.tsx';

/** A table on the server: its lobby first, then its match. */
export const OnlineTablePage = ({ id }: { readonly id: string }) =>
  A_TABLE.test(id) ? <KnownTable id={id} /> : <NotFound what="table" />;

const A_TABLE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function KnownTable({ id }: { readonly id: string }) {
  const me = useMe();
  // Another identity has another view: connect again.
  const store = useOpened(`${id} ${isPlayer(me) ? me.id : ''}`, () => new TableStore(id));
  return store === null || me === 'unasked' ? <Waiting /> : <OpenTable store={store} me={me} />;
}

interface OpenTableProps {
  readonly store: TableStore;
  readonly me: Me;
}

function OpenTable({ store, me }: OpenTableProps) {
  const { table, chat, gone, unknown } = useSyncExternalStore(store.subscribe, store.state);
  const { snapshot, connection } = useSyncExternalStore(store.match.subscribe, store.match.state);
  if (gone) return <NotFound what="table" />;
  if (unknown && me === null) return <Unknown />;
  if (table === null) return <Connection connection={connection} />;
  if (table.state === 'lobby') return <Lobby table={table} chat={chat} me={me} />;
  if (table.closed !== null)
    return <ClosedTable table={table} closed={{ key: table.closed.key, params: table.closed.params ?? {} }} />;
  return snapshot === null ? (
    <Waiting />
  ) : (
    <PlayedTable store={store} table={table} me={me} rulesVersion={snapshot.rulesVersion} />
  );
}

/** The server does not know this browser's identity any more: the visitor chooses a new name. */
function Unknown() {
  const { t } = useSpeech();
  return (
    <Page title={t('web.me.title')}>
      <p>{t('web.me.unknown')}</p>
      <NamedOnly>{null}</NamedOnly>
    </Page>
  );
}

const RecordPage = lazy(async () => ({ default: (await import('../record/RecordPage.tsx')).RecordPage }));

/** A match that this server can't run any more, shown from its record. */
function ClosedTable({ table, closed }: { readonly table: TableInfo; readonly closed: Phrase }) {
  const speech = useSpeech();
  const names = useMemo(() => namesAt(speech, table), [speech, table]);
  return (
    <Suspense fallback={<Waiting />}>
      <RecordPage
        closed={closed}
        names={names}
        readRecord={() => api.record(table.id)}
        readPack={() => api.pack(table.id)}
      />
    </Suspense>
  );
}

interface PlayedTableProps extends OpenTableProps {
  readonly table: TableInfo;
  /** By which its match is played. */
  readonly rulesVersion: number;
}

/** The match is on, or over. */
function PlayedTable({ store, table, me, rulesVersion }: PlayedTableProps) {
  const speech = useSpeech();
  const open = useGame(table.game, begunAt(table, rulesVersion));
  const { chat, said, rematch } = useSyncExternalStore(store.subscribe, store.state);
  const names = useMemo(() => namesAt(speech, table), [speech, table]);
  const bots = useMemo(() => table.seats.map(({ bot }) => bot), [table]);
  const { t } = speech;
  const [read, setRead] = useState(0);
  const newest = chat.at(-1)?.n ?? 0;
  useEffect(() => {
    // Messages from before the page was opened are not new.
    if (said === null) setRead(newest);
  }, [said, newest]);
  const viewer = viewerAt(table, me);
  const { match } = store;
  const { shown, awaySince, pending } = useSigns(store, table);
  const stopped = useMemo(
    () => (table.ending === null ? null : <StoppedLine {...{ table, viewer, names, rematch }} ending={table.ending} />),
    [table, viewer, names, rematch],
  );
  const isHost = isPlayer(me) && me.id === table.host;
  return (
    <TableFrame
      id={table.id}
      open={open}
      match={match}
      viewer={viewer}
      names={names}
      bots={bots}
      hints={table.hints === 'allowed' && table.ending === null}
      hasStopwatch
      unread={chat.filter(({ n }) => n > read).length}
      tabs={[
        {
          id: 'chat',
          title: 'web.chat.title',
          content: <Chat table={table} chat={chat} me={me} onRead={setRead} />,
        },
        { id: 'people', title: 'web.people.title', content: <People table={table} me={me} /> },
      ]}
      banner={
        <>
          {viewer === SPECTATOR && table.state === 'playing' && !isKeptFor(table, isPlayer(me) ? me.id : null) && (
            <p className="watching" role="status">
              {t('web.watching')}
            </p>
          )}
          <KeptSeat table={table} me={me} />
          <ChatBubble {...{ said, names, viewer }} isRead={said !== null && said.n <= read} />
        </>
      }
      signOf={(seat) => (
        <SeatSign
          {...{ seat, viewer }}
          name={names[seat] ?? ''}
          shown={table.seats[seat]?.kind === 'bot' ? null : shown}
          awaySince={awaySince[seat] ?? null}
        />
      )}
      notice={<BarNotice {...{ table, viewer, names, pending, shown, awaySince, isHost }} />}
      stopped={stopped}
      whatNow={(place) => <OnlineEnding {...{ table, open, names, match, viewer, rematch, place }} />}
    />
  );
}
