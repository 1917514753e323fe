import type { House } from '../administration/house.ts';
import type { RemoteChange } from '../storage/notice.ts';
import type { TableChat } from './chat.ts';
import type { LiveTables } from './live-tables.ts';

/** Another node changed something: those who have the table open here get it as if it had been done here. */
export async function applyRemoteChange(
  live: LiveTables,
  chat: TableChat,
  house: House,
  change: RemoteChange,
): Promise<void> {
  switch (change.kind) {
    case 'appended':
      await live.ofMatch(change.matchId)?.host?.catchUp();
      return;
    case 'resumed':
      await house.load();
      await refreshAll(live);
      return;
    case 'house':
      await house.load();
      return;
    case 'unsaid': {
      const table = await live.getLoaded(change.tableId);
      table?.sendUnsaid(change.n);
      return;
    }
    case 'table': {
      const table = await live.getLoaded(change.tableId);
      if (table !== null) await live.refresh(table);
      return;
    }
    case 'due':
      live.referee.note(change.tableId, change.at);
      return;
    case 'chat': {
      const table = await live.getLoaded(change.tableId);
      const message = table === null ? null : await chat.find(change.tableId, change.n);
      if (message !== null) table?.sendChat(message);
      return;
    }
    case 'present':
      await live.receivePresence(change.tableId, change.node, change);
      return;
    case 'rematch': {
      const table = await live.getLoaded(change.tableId);
      table?.sendRematch(change.next);
      return;
    }
  }
}

/** After a lost connection nobody knows what was missed. Chat is numbered: a page that misses a message asks for it. */
async function refreshAll(live: LiveTables): Promise<void> {
  for (const table of await live.all()) {
    await live.refresh(table);
    await table.host?.catchUp();
  }
  await live.referee.scan();
}
