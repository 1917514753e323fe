import type { Report } from '../report.ts';
import type { AlertWay } from '../storage/alert-rows.ts';
import type { Store } from '../storage/store.ts';
import type { Games } from '../tables/games.ts';
import type { Links } from './links.ts';
import { NotSent, type Reason } from './safe-request.ts';
import { SendQueue } from './send-queue.ts';
import type { Sender } from './senders.ts';
import { localeOfPerson, type Message, messageOf, type News } from './text.ts';

export interface CourierParts {
  readonly store: Store;
  readonly games: Games;
  readonly links: Links;
  readonly senders: Readonly<Record<AlertWay['kind'], Sender | null>>;
  readonly now: () => number;
  /** After how long a message that failed is tried again, each time. */
  readonly againMs: readonly number[];
  /** For what is wrong on our side, such as a mail server that is away. */
  readonly report: Report;
  /** For what is wrong on theirs. */
  readonly note: (outcome: 'sent' | 'dropped' | Reason, details: object) => void;
}

/** What a player is told in an hour at most: a tournament of blitz games is no reason for a hundred messages. */
const MAX_PER_HOUR = 20;
const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/** A way that has failed so often in a row, and for so long, is given up. */
const MAX_FAILURES = 5;
const FAILING_MS = A_DAY_MS;
/** What no second try makes better. */
const FINAL: readonly Reason[] = ['gone', 'redirect', 'ownNetwork'];

/** More than this waits for no second try. */
const MAX_AGAIN = 1000;

/**
 * Words what is to be told and sends it by all ways of a player, in a queue of its own. What fails for a moment is tried again,
 * unless the player has been there meanwhile.
 */
export class Courier {
  readonly #parts: CourierParts;
  readonly #queue = new SendQueue();
  readonly #again = new Set<NodeJS.Timeout>();

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  async tell(news: News): Promise<void> {
    const { store, games, now, note } = this.#parts;
    const { player } = news;
    const module = games.find(news.game);
    const person = await store.alerts.findPerson(player);
    if (module === null || person === null) return;
    // The one that is being told has been counted already.
    if ((await store.alerts.countTold(player, now() - AN_HOUR_MS)) > MAX_PER_HOUR) {
      note('dropped', { why: 'too many in an hour', player });
      return;
    }
    const message = messageOf(news, module, localeOfPerson(person.language));
    for (const way of await store.alerts.listWays(player))
      if (way.confirmedAt !== null && way.problem === null) this.send(way, message);
  }

  /** Puts it in the queue; whether it arrives is logged. */
  send(way: AlertWay, message: Message, tries = 0): void {
    const sender = this.#parts.senders[way.kind];
    if (sender === null) return;
    const isAdded = this.#queue.add(way.playerId, () => this.#deliver(sender, way, message, tries));
    if (!isAdded) this.#parts.note('dropped', { why: 'too many are waiting', way: way.id });
  }

  close(): Promise<void> {
    for (const timer of this.#again) clearTimeout(timer);
    return this.#queue.close();
  }

  async #deliver(sender: Sender, way: AlertWay, message: Message, tries: number): Promise<void> {
    const { links, note, report, store } = this.#parts;
    try {
      try {
        await sender.send(way, message, { stopToken: links.token('stop', way.id) });
        note('sent', {});
        if (way.failures > 0) await store.alerts.noteOutcome(way.id, NO_FAILURES);
      } catch (error) {
        const isFinal = error instanceof NotSent && FINAL.includes(error.reason);
        if (!isFinal) this.#tryAgain(way, message, tries);
        if (!(error instanceof NotSent)) throw error;
        note(error.reason, { way: way.id, kind: way.kind, detail: error.message });
        await this.#noteFailure(way, error.reason);
      }
    } catch (error) {
      report(error, `alert by ${way.kind}`);
    }
  }

  /** Whoever asks for a test looks at what comes of it, and asks again. */
  #tryAgain(way: AlertWay, message: Message, tries: number): void {
    const { againMs, report } = this.#parts;
    const afterMs = againMs[tries];
    if (afterMs === undefined || message.kind === 'test' || this.#again.size >= MAX_AGAIN) return;
    const timer = setTimeout(() => {
      this.#again.delete(timer);
      this.#sendIfNews(way, message, tries + 1).catch((error: unknown) => report(error, 'second try of an alert'));
    }, afterMs).unref();
    this.#again.add(timer);
  }

  async #sendIfNews(before: AlertWay, message: Message, tries: number): Promise<void> {
    const { alerts } = this.#parts.store;
    const way = await alerts.findWay(before.id);
    if (way === null || way.problem !== null) return;
    if (message.news === null || (await alerts.isUnseen(message.news))) this.send(way, message, tries);
  }

  /** A device that is gone is forgotten; of an address or a webhook its owner is shown what is wrong. */
  async #noteFailure({ id, kind }: AlertWay, reason: Reason): Promise<void> {
    const { store, now } = this.#parts;
    if (kind === 'push' && reason === 'gone') {
      await store.alerts.removeWay(id);
      return;
    }
    const way = await store.alerts.findWay(id);
    if (way === null) return;
    const failures = way.failures + 1;
    const failingSince = way.failingSince ?? now();
    const isGivenUp = FINAL.includes(reason) || (failures >= MAX_FAILURES && now() - failingSince >= FAILING_MS);
    await store.alerts.noteOutcome(id, { failures, failingSince, problem: isGivenUp ? reason : null });
  }
}

const NO_FAILURES = { failures: 0, failingSince: null, problem: null };
