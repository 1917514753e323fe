import { at, type Json, type Seat } from '@tortuga/kernel';
import type { MatchMessage } from '@tortuga/protocol';
import { MatchClient, type MatchSnapshot } from './match-client.ts';
import type { Client } from './match-host.ts';

/** A decision that a bot has to make. Where it thinks (a worker, another machine) is up to the program that runs it. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly Json[];
  /** Whether the answer is still wanted. */
  isOpen(): boolean;
}

/** Chooses one of the moves; null if the answer is not wanted any more. */
export type Think = (question: BotQuestion) => Promise<Json | null>;

interface Host {
  connect(viewer: Seat, send: (message: MatchMessage) => void, by: 'bot'): Client;
}

export interface BotOptions {
  /** Called with the reason when a thought or a move fails. */
  readonly report?: (error: unknown) => void;
  /** Waits before the same is tried again. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** After so many moves that did not count at one decision a simple legal move is made for the bot. */
const MAX_MOVES = 3;
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 3000;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Seats a bot: a client like any other, which sees what a person in its seat would see. Who fails to answer is replaced by
 * the next of the thinkers for the rest of the match, and the last of them by simple legal moves: nobody waits for a bot in
 * vain. A move that could not be saved is tried again with a growing pause. Returns how to unseat it.
 */
export function seatBot(
  host: Host,
  seat: Seat,
  thinkers: readonly Think[],
  { report, pause = sleep }: BotOptions = {},
): () => void {
  let isSeated = true;
  let thinkingAbout: number | null = null;
  let failed = 0;
  const client: MatchClient = new MatchClient({
    send: (request) => connection.receive(request),
    // One id for one position: after a restart the same move is the same request.
    newId: () => `at ${client.snapshot?.n ?? 0}`,
    changed: (snapshot) => {
      decide(snapshot).catch((error: unknown) => report?.(error));
    },
  });
  const connection = host.connect(seat, (message) => client.receive(message), 'bot');
  client.connected();

  async function decide({ n, offers, view }: MatchSnapshot): Promise<void> {
    if (offers === null || thinkingAbout === n) return;
    thinkingAbout = n;
    const isOpen = (): boolean => isSeated && client.snapshot?.n === n;
    const moves = offers.legal.map((offer) => offer.move);
    for (let tries = 0; isOpen(); tries++) {
      if (tries > 0) await pause(Math.min(MIN_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS));
      const simple = at(moves, (n + tries) % moves.length);
      const move = tries < MAX_MOVES ? await answerTo({ seat, view, moves, isOpen }, simple) : simple;
      if (move === null) continue;
      if (!isOpen()) return;
      const answer = await client.play(move);
      if (answer.kind === 'done') return;
      report?.(new Error(`The move of the bot in seat ${seat} did not count`, { cause: answer }));
    }
  }

  /** Asks one thinker after the other. What the last of them can't answer gets the simple move. */
  async function answerTo(question: BotQuestion, simple: Json): Promise<Json | null> {
    for (; question.isOpen(); failed++) {
      const think = thinkers[failed];
      if (think === undefined) return simple;
      try {
        return await think(question);
      } catch (error) {
        report?.(error);
      }
    }
    return null;
  }

  return () => {
    isSeated = false;
    connection.close();
  };
}
