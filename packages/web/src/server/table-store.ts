import { inBackground } from '@tortuga/kit';
import type { ChatMessage, TableInfo, TableMessage } from '@tortuga/protocol';
import { MatchStore } from '../match/match-store.ts';
import { lastSeen } from '../match/seen.ts';
import { pageIsOutdated } from '../reload/outdated.ts';
import { Store } from '../store.ts';
import { api } from './api.ts';
import { inviteFor } from './invites.ts';
import { askWhoIAm } from './me.ts';
import { TableSocket } from './table-socket.ts';

export interface TableState {
  readonly table: TableInfo | null;
  readonly chat: readonly ChatMessage[];
  /** The server's time when it sent the table, and when that was by the page's own clock, which never jumps. */
  readonly heard: { readonly now: number; readonly at: number } | null;
  /** The table of the rematch that somebody has asked for. */
  readonly rematch: string | null;
  /** There is no such table. */
  /** What was said last while the page was open; what was said before is only in the chat. */
  readonly said: ChatMessage | null;
  readonly gone: boolean;
  /** The server does not know who this browser says it is. */
  readonly unknown: boolean;
}

/** A table on the server, for pages to subscribe to: who sits there, what is said, and its match. */
export class TableStore {
  readonly match: MatchStore;
  readonly #store = new Store<TableState>({
    table: null,
    heard: null,
    chat: [],
    said: null,
    rematch: null,
    gone: false,
    unknown: false,
  });
  readonly #socket: TableSocket;

  constructor(id: string) {
    const invite = inviteFor(id);
    this.match = new MatchStore({
      id,
      seen: lastSeen(id),
      send: (message) => this.#socket.send({ to: 'match', message }),
      disconnect: () => this.#socket.close(),
    });
    this.#socket = new TableSocket(id, invite, {
      opened: () => {
        this.match.opened();
        inBackground(this.#readChat(id, invite));
      },
      received: (envelope) => {
        if (envelope.to === 'match') this.match.receive(envelope.message);
        else this.#receive(envelope.message);
      },
      lost: () => this.match.lost(),
      gone: () => this.#update({ gone: true }),
      unknownIdentity: () => {
        this.#update({ unknown: true });
        inBackground(askWhoIAm());
      },
      outdated: pageIsOutdated,
    });
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = (): TableState => this.#store.value;

  close(): void {
    this.match.close();
  }

  #receive(message: TableMessage): void {
    switch (message.type) {
      case 'table':
        this.#update({ table: message.table, heard: { now: message.now ?? Date.now(), at: performance.now() } });
        return;
      case 'chat':
        this.#addChat([message]);
        this.#update({ said: message });
        return;
      case 'unsaid':
        this.#update({ chat: this.#store.value.chat.filter(({ n }) => n !== message.n) });
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
      // It is read again when the connection opens next.
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
