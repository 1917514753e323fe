import type { Seat } from '@tortuga/kernel';
import type { ChatMessage, Said } from '@tortuga/protocol';
import { problem } from '../problem.ts';
import type { Chat, ChatLine, Player } from '../storage/store.ts';

/** How many lines somebody who comes in is shown. */
const MOST_LINES = 100;
const MOST_TRIES = 10;

/** What is said at a table: numbered, kept, and told to all who have it open. */
export class TableChat {
  readonly #chat: Chat;
  readonly #now: () => number;
  /** By table: what is being written down. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(chat: Chat, now: () => number) {
    this.#chat = chat;
    this.#now = now;
  }

  /** Those who speak at the same moment are numbered one after the other. */
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
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [last] = await this.#chat.loadLast(tableId, 1);
      const line: ChatLine = {
        tableId,
        n: (last?.n ?? 0) + 1,
        player: player.id,
        json: JSON.stringify({ name: player.name, seat, said }),
        at: this.#now(),
      };
      // On another node somebody said something at the same moment: theirs comes first.
      if ((await this.#chat.append(line)).kind === 'written') return messageOf(line);
    }
    throw problem(503, 'tooBusy');
  }

  async find(tableId: string, n: number): Promise<ChatMessage | null> {
    const line = await this.#chat.find(tableId, n);
    return line === null ? null : messageOf(line);
  }

  async last(tableId: string): Promise<ChatMessage[]> {
    return (await this.#chat.loadLast(tableId, MOST_LINES)).map(messageOf);
  }
}

/** Our own rows: `say` wrote them. Before seats were told it wrote none, and then nobody knows who sat where. */
function messageOf({ n, at, json, player }: ChatLine): ChatMessage {
  const { name, said, seat } = JSON.parse(json) as Pick<ChatMessage, 'name' | 'said'> & { readonly seat?: Seat | null };
  return { type: 'chat', n, at, name, said, player: seat === undefined ? null : player, seat: seat ?? null };
}
