import { type ChatMessage, type TableInfo, type TableMessage, tableMessageSchema } from '@tortuga/host';
import { MatchStore } from '../match/match-store.ts';
import { lastSeen } from '../match/seen.ts';
import { socketWire } from '../match/socket-wire.ts';
import { Store } from '../store.ts';
import { api, socketAddress } from './api.ts';
import { askWhoIAm } from './me.ts';

export interface TableState {
  readonly table: TableInfo | null;
  readonly chat: readonly ChatMessage[];
  /** The table of the rematch that somebody has asked for. */
  readonly rematch: string | null;
  /** There is no such table. */
  readonly gone: boolean;
}

/** A table on the server, for pages to watch: who sits there, what is said, and its match. */
export class TableStore {
  readonly match: MatchStore;
  readonly #store = new Store<TableState>({ table: null, chat: [], rematch: null, gone: false });

  constructor(id: string) {
    const open = socketWire(socketAddress(id), {
      gone: () => this.#update({ gone: true }),
      unknown: () => void askWhoIAm(),
    });
    this.match = new MatchStore(
      (ends) =>
        open({
          ...ends,
          opened: () => {
            ends.opened();
            void this.#readChat(id);
          },
          heard: (text) => {
            // Most of what comes is for the match: to find by a schema that it is nothing else takes longer than to read it.
            if (/^\{"type":"(snapshot|update)"/.test(text)) {
              ends.heard(text);
              return;
            }
            const message = tableMessageSchema.safeParse(JSON.parse(text));
            if (message.success) this.#heard(message.data);
            else ends.heard(text);
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

  async #readChat(id: string): Promise<void> {
    try {
      this.#addChat(await api.chat(id));
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
