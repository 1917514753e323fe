import type { ForeignChange } from '../storage/foreign.ts';
import type { TableChat } from './chat.ts';
import type { Tables } from './tables.ts';

/** Another node changed something: those who have the table open here hear of it as if it had been done here. */
export async function hearOfOthers(tables: Tables, chat: TableChat, change: ForeignChange): Promise<void> {
  switch (change.kind) {
    case 'appended':
      await tables.roomOfMatch(change.matchId)?.host?.catchUp();
      return;
    case 'resumed':
      await lookAtEverything(tables);
      return;
    case 'table': {
      const room = await tables.roomIfAwake(change.tableId);
      if (room !== null) await tables.refresh(room);
      return;
    }
    case 'chat': {
      const room = await tables.roomIfAwake(change.tableId);
      const message = room === null ? null : await chat.find(change.tableId, change.n);
      if (message !== null) room?.tellChat(message);
      return;
    }
    case 'present':
      await tables.hearPresence(change.tableId, change.node, change);
      return;
    case 'rematch': {
      const room = await tables.roomIfAwake(change.tableId);
      room?.tellRematch(change.next);
      return;
    }
  }
}

/** After a lost connection nobody knows what was missed. What was said is numbered: a page that misses a line asks. */
async function lookAtEverything(tables: Tables): Promise<void> {
  for (const room of await tables.awake()) {
    await tables.refresh(room);
    await room.host?.catchUp();
  }
}
