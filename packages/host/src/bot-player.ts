import { at, type Json, type Seat } from '@tortuga/kernel';
import { MatchClient, type Standing } from './match-client.ts';

/** What a bot is asked; it answers with one of the moves. Where it thinks (a worker, another machine) is the host's affair. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly Json[];
  /** Whether the answer is still wanted. */
  isOpen(): boolean;
}

/** Null if there is no answer, because nobody wants one any more. */
export type Think = (question: BotQuestion) => Promise<Json | null>;

interface Host {
  connect(viewer: Seat, send: (text: string) => void, by: 'bot'): { receive(text: string): void; close(): void };
}

export interface BotCare {
  /** Hears why a thought or a move failed. */
  readonly report?: (error: unknown) => void;
  /** Waits before the same is tried again. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** So often a bot may fail at one decision; then a simple legal move is made for it. */
const MOST_THOUGHTS = 3;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 3000;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Seats a bot: a client like any other, that sees what a person in its seat would see. Whatever goes wrong with a thought
 * or with saving its move, it tries again with a growing pause, so that no table waits for it in vain. Returns how to
 * unseat it.
 */
export function seatBot(host: Host, seat: Seat, think: Think, { report, pause = sleep }: BotCare = {}): () => void {
  let isSeated = true;
  let thinkingOf: number | null = null;
  const client: MatchClient = new MatchClient({
    send: (text) => connection.receive(text),
    // One move for one standing: after a restart the same thought is the same request.
    newId: () => `at ${client.standing?.n ?? 0}`,
    changed: (standing) => {
      decide(standing).catch((error: unknown) => report?.(error));
    },
  });
  const connection = host.connect(seat, (text) => client.receive(text), 'bot');
  client.connected();

  async function decide({ n, offers, view }: Standing): Promise<void> {
    if (offers === null || thinkingOf === n) return;
    thinkingOf = n;
    const isStill = (): boolean => isSeated && client.standing?.n === n;
    for (let failures = 0; isStill(); failures++) {
      if (failures > 0) await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
      const moves = offers.legal.map((offer) => offer.move);
      const move =
        failures < MOST_THOUGHTS
          ? await thought({ seat, view, moves, isOpen: isStill })
          : at(moves, (n + failures) % moves.length);
      if (move === null) continue;
      if (!isStill()) return;
      const answer = await client.play(move);
      if (answer.kind === 'done') return;
      report?.(new Error(`The move of the bot in seat ${seat} did not count`, { cause: answer }));
    }
  }

  async function thought(question: BotQuestion): Promise<Json | null> {
    try {
      return await think(question);
    } catch (error) {
      report?.(error);
      return null;
    }
  }

  return () => {
    isSeated = false;
    connection.close();
  };
}
