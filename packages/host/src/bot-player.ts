import type { Json, Seat } from '@tortuga/kernel';
import { MatchClient, type Standing } from './match-client.ts';

/** What a bot is asked; it answers with one of the moves. Where it thinks (a worker, another machine) is the host's affair. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly Json[];
}

export type Think = (question: BotQuestion) => Promise<Json>;

interface Host {
  connect(viewer: Seat, send: (text: string) => void): { receive(text: string): void; close(): void };
}

/** Seats a bot: a client like any other, that sees what a person in its seat would see. Returns how to unseat it. */
export function seatBot(host: Host, seat: Seat, think: Think): () => void {
  let seated = true;
  let thinkingOf = -1;
  const client: MatchClient = new MatchClient({
    send: (text) => connection.receive(text),
    // One move for one standing: after a restart the same thought is the same request.
    newId: () => `bot at ${client.standing?.n ?? 0}`,
    changed: (standing) => void decide(standing),
  });
  const connection = host.connect(seat, (text) => client.receive(text));
  client.connected();

  async function decide({ n, offers, view }: Standing): Promise<void> {
    if (offers === null || thinkingOf === n) return;
    thinkingOf = n;
    const move = await think({ seat, view, moves: offers.legal.map((offer) => offer.move) });
    if (seated && client.standing?.n === n) await client.play(move);
  }

  return () => {
    seated = false;
    connection.close();
  };
}
