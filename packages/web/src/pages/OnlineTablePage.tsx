import type { TableInfo } from '@tortuga/host';
import { SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Lobby } from '../lobby/Lobby.tsx';
import { packAt } from '../server/api.ts';
import { isPlayer, type Me, useMe } from '../server/me.ts';
import { TableStore } from '../server/table-store.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Chat } from '../table/Chat.tsx';
import { Connection } from '../table/Connection.tsx';
import { useGame } from '../table/game.ts';
import { KeptSeat } from '../table/KeptSeat.tsx';
import { namesAt } from '../table/names.ts';
import { OnlineEnding } from '../table/OnlineEnding.tsx';
import { People } from '../table/People.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useOpened } from '../table/use-opened.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { NotFound } from './NotFound.tsx';

/** Which seat of the table is mine; else I watch. */
function viewerAt({ seats }: TableInfo, me: Me): Viewer {
  const index = isPlayer(me) ? seats.findIndex(({ kind, player }) => kind === 'person' && player === me.id) : -1;
  return index < 0 ? SPECTATOR : seat(index);
}

/** A table on the server: its lobby first, then its match. */
export const OnlineTablePage = ({ id }: { readonly id: string }) =>
  A_TABLE.test(id) ? <KnownTable id={id} /> : <NotFound what="table" />;

const A_TABLE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function KnownTable({ id }: { readonly id: string }) {
  const me = useMe();
  // Another identity is another view: the line is opened anew.
  const store = useOpened(`${id} ${isPlayer(me) ? me.id : ''}`, () => new TableStore(id));
  return store === null || me === 'unasked' ? <Waiting /> : <OpenTable store={store} me={me} />;
}

interface OpenTableProps {
  readonly store: TableStore;
  readonly me: Me;
}

function OpenTable({ store, me }: OpenTableProps) {
  const { table, chat, gone } = useSyncExternalStore(store.subscribe, store.state);
  const { standing, connection } = useSyncExternalStore(store.match.subscribe, store.match.state);
  if (gone) return <NotFound what="table" />;
  if (table === null) return <Connection connection={connection} />;
  if (table.state === 'lobby') return <Lobby table={table} chat={chat} me={me} />;
  return standing === null ? <Waiting /> : <PlayedTable store={store} table={table} me={me} />;
}

/** The match is on, or over. */
function PlayedTable({ store, table, me }: OpenTableProps & { readonly table: TableInfo }) {
  const speech = useSpeech();
  const open = useGame(table.game, packAt(table));
  const { chat, rematch } = useSyncExternalStore(store.subscribe, store.state);
  const names = useMemo(() => namesAt(speech, table), [speech, table]);
  const [read, setRead] = useState(0);
  const newest = chat.at(-1)?.n ?? 0;
  useEffect(() => {
    // What was said before the page was opened is no news.
    setRead((before) => (before === 0 ? newest : before));
  }, [newest]);
  const viewer = viewerAt(table, me);
  const { match } = store;
  return (
    <TableFrame
      id={table.id}
      open={open}
      match={match}
      viewer={viewer}
      names={names}
      unread={chat.filter(({ n }) => n > read).length}
      tabs={[
        {
          id: 'chat',
          title: 'web.chat.title',
          content: <Chat table={table.id} chat={chat} canSpeak={isPlayer(me)} onRead={setRead} />,
        },
        { id: 'people', title: 'web.people.title', content: <People table={table} me={me} /> },
      ]}
      banner={<KeptSeat table={table} me={me} />}
      whatNow={<OnlineEnding {...{ table, open, names, match, viewer, rematch }} />}
    />
  );
}
