import { at, type Json, type Seat } from '@tortuga/kernel';
import type { MatchMessage } from '@tortuga/protocol';
import { MatchClient } from './match-client.ts';
import type { Client } from './match-host.ts';
import { type Pause, paceFor, pauseFor } from './pace.ts';

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
  /** How long it takes for a choice at least, in milliseconds; thinking counts. Asked before every move. */
  readonly pace?: () => number;
  /** Waits: for the pace, and before what failed is tried again. */
  readonly pause?: Pause;
}

/** A decision that the bot is making. */
interface Thought {
  readonly decision: number;
  readonly began: number;
  /** The decision is not to be made any more. */
  readonly dropped: AbortController;
}

/** After so many moves that did not count at one decision a simple legal move is made for the bot. */
const MAX_MOVES = 3;
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 3000;

/**
 * Seats a bot: a client like any other, which sees what a person in its seat would see. Who fails to answer is replaced by
 * the next of the thinkers for the rest of the match, and the last of them by simple legal moves: nobody waits for a bot in
 * vain. A move that could not be saved is tried again with a growing pause. Returns how to unseat it.
 */
export function seatBot(
  host: Host,
  seat: Seat,
  thinkers: readonly Think[],
  { report, pace = () => 0, pause = pauseFor }: BotOptions = {},
): () => void {
  let isSeated = true;
  let thought: Thought | null = null;
  let failed = 0;
  const client: MatchClient = new MatchClient({
    send: (request) => connection.receive(request),
    // One id for one position: after a restart the same move is the same request.
    newId: () => `at ${client.snapshot?.n ?? 0}`,
    changed: ({ decision, offers }, steps) => {
      const hasMoved = steps.some((step) => step.seat === seat);
      if (hasMoved || offers === null || thought?.decision !== decision) drop();
      // What others answer to the same question is sealed: it changes nothing about a thought.
      if (isSeated && offers !== null && thought === null) decide(decision).catch((error: unknown) => report?.(error));
    },
  });
  const connection = host.connect(seat, (message) => client.receive(message), 'bot');
  client.connected();

  function drop(): void {
    thought?.dropped.abort();
    thought = null;
  }

  async function decide(decision: number): Promise<void> {
    const mine: Thought = { decision, began: performance.now(), dropped: new AbortController() };
    thought = mine;
    const isOpen = (): boolean => thought === mine;
    try {
      for (let tries = 0; isOpen(); tries++) {
        if (tries > 0) await pause(Math.min(MIN_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS), mine.dropped.signal);
        if (await triesToMove(mine, tries, isOpen)) return;
      }
    } finally {
      if (isOpen()) thought = null;
    }
  }

  /** Whether it has moved. */
  async function triesToMove(
    { decision, began, dropped }: Thought,
    tries: number,
    isOpen: () => boolean,
  ): Promise<boolean> {
    const { snapshot } = client;
    if (!isOpen() || snapshot?.offers == null) return false;
    const { n, view, offers } = snapshot;
    const moves = offers.legal.map((offer) => offer.move);
    const simple = at(moves, (n + tries) % moves.length);
    const move = tries < MAX_MOVES ? await answerTo({ seat, view, moves, isOpen }, simple) : simple;
    if (move === null) return false;
    const rest = paceFor(pace(), moves.length) - (performance.now() - began);
    if (rest > 0) await pause(rest, dropped.signal);
    if (!isOpen()) return false;
    const answer = await client.play(move, decision);
    if (answer.kind === 'done') return true;
    report?.(new Error(`The move of the bot in seat ${seat} did not count`, { cause: answer }));
    return false;
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
    drop();
    connection.close();
  };
}
