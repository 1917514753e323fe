import { type ChatMessage, type TableInfo, type TableMessage, tableMessageSchema } from '@tortuga/host';
import { inBackground } from '@tortuga/kit';
import { MatchStore } from '../match/match-store.ts';
import { lastSeen } from '../match/seen.ts';
import { socketWire } from '../match/socket-wire.ts';
import { pageIsOutdated } from '../reload/outdated.ts';
import { Store } from '../store.ts';
import { api, socketAddress } from './api.ts';
import { inviteFor } from './invites.ts';
import { askWhoIAm } from './me.ts';

export interface TableState {
  readonly table: TableInfo | null;
  readonly chat: readonly ChatMessage[];
  /** The table of the rematch that somebody has asked for. */
  readonly rematch: string | null;
  /** There is no such table. */
  readonly gone: boolean;
  /** The server does not know who this browser says it is. */
  readonly unknown: boolean;
}

const TABLE_TYPES: ReadonlySet<unknown> = new Set(tableMessageSchema.options.flatMap(({ shape }) => shape.type.value));

/** What came for the table, if it is for the table at all. */
function read(text: string): TableMessage | 'notUnderstood' | null {
  // Most of what comes is for the match: to find by a schema that it is nothing else takes longer than to read it.
  if (/^\{"type":"(snapshot|update)"/.test(text)) return null;
  try {
    const json = JSON.parse(text);
    const message = tableMessageSchema.safeParse(json);
    if (message.success) return message.data;
    return TABLE_TYPES.has(json?.type) ? 'notUnderstood' : null;
  } catch {
    return null;
  }
}

/** A table on the server, for pages to watch: who sits there, what is said, and its match. */
export class TableStore {
  readonly match: MatchStore;
  readonly #store = new Store<TableState>({ table: null, chat: [], rematch: null, gone: false, unknown: false });

  constructor(id: string) {
    const invite = inviteFor(id);
    const open = socketWire(socketAddress(id, invite), {
      gone: () => this.#update({ gone: true }),
      unknown: () => {
        this.#update({ unknown: true });
        inBackground(askWhoIAm());
      },
      outdated: pageIsOutdated,
    });
    this.match = new MatchStore(
      id,
      (ends) =>
        open({
          ...ends,
          opened: () => {
            ends.opened();
            inBackground(this.#readChat(id, invite));
          },
          heard: (text) => {
            const message = read(text);
            if (message === null) ends.heard(text);
            else if (message === 'notUnderstood') pageIsOutdated();
            else this.#heard(message);
          },
        }),
      lastSeen(id),
    );
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = (): TableState => this.#store.value;

  close(): void {
    this.match.close();
  }

  #heard(message: TableMessage): void {
    switch (message.type) {
      case 'table':
        this.#update({ table: message.table });
        return;
      case 'chat':
        this.#addChat([message]);
        return;
      case 'rematch':
        this.#update({ rematch: message.table });
        return;
      case 'beat':
        return;
    }
  }

  async #readChat(id: string, invite: string | null): Promise<void> {
    try {
      this.#addChat(await api.chat(id, invite));
    } catch {
      // The next opening of the line asks again.
    }
  }

  #addChat(messages: readonly ChatMessage[]): void {
    const known = new Map([...this.#store.value.chat, ...messages].map((message) => [message.n, message]));
    this.#update({ chat: [...known.values()].sort((a, b) => a.n - b.n) });
  }

  #update(change: Partial<TableState>): void {
    this.#store.set({ ...this.#store.value, ...change });
  }
}
