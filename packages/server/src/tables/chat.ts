import type { Seat } from '@tortuga/kernel';
import type { ChatMessage, Said } from '@tortuga/protocol';
import { problem } from '../problem.ts';
import type { Chat, ChatLine, Player } from '../storage/store.ts';

/** How many messages are shown to a visitor who comes in. */
export const MAX_MESSAGES = 100;
const MAX_TRIES = 10;

/** The chat of all tables: messages are numbered and stored. */
export class TableChat {
  readonly #chat: Chat;
  readonly #now: () => number;
  /** The last write to each table's chat that is still going on. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(chat: Chat, now: () => number) {
    this.#chat = chat;
    this.#now = now;
  }

  /** Messages of the same moment are numbered one after the other. */
  say(tableId: string, player: Player, seat: Seat | null, said: Said): Promise<ChatMessage> {
    const before = this.#last.get(tableId) ?? Promise.resolve();
    const speaking = before.then(() => this.#append(tableId, player, seat, said));
    const done = speaking
      .catch(() => undefined)
      .finally(() => {
        if (this.#last.get(tableId) === done) this.#last.delete(tableId);
      });
    this.#last.set(tableId, done);
    return speaking;
  }

  async #append(tableId: string, player: Player, seat: Seat | null, said: Said): Promise<ChatMessage> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const [last] = await this.#chat.loadLast(tableId, 1);
      const line: ChatLine = {
        tableId,
        n: (last?.n ?? 0) + 1,
        player: player.id,
        json: JSON.stringify({ name: player.name, seat, said }),
        at: this.#now(),
      };
      // A conflict: another node stored a message at the same moment, which comes first.
      if ((await this.#chat.append(line)).kind === 'written') return messageOf(line);
    }
    throw problem(503, 'tooBusy');
  }

  async find(tableId: string, n: number): Promise<ChatMessage | null> {
    const line = await this.#chat.find(tableId, n);
    return line === null ? null : messageOf(line);
  }

  async last(tableId: string): Promise<ChatMessage[]> {
    return (await this.#chat.loadLast(tableId, MAX_MESSAGES)).map(messageOf);
  }
}

/** Rows that `say` wrote. Those of older versions have no seat. */
function messageOf({ n, at, json, player }: ChatLine): ChatMessage {
  const { name, said, seat } = JSON.parse(json) as Pick<ChatMessage, 'name' | 'said'> & { readonly seat?: Seat | null };
  return { type: 'chat', n, at, name, said, player: seat === undefined ? null : player, seat: seat ?? null };
}
