import { at, type GameTypes, type Json, type Viewer } from '@tortuga/kernel';
import type { MatchMessage, OwnUpdate, SharedUpdate, SnapshotMessage } from '@tortuga/protocol';
import { ownPosition, sharedPosition } from './position.ts';
import type { RunningMatch } from './running-match.ts';
import { ViewTracker } from './view-tracker.ts';

export interface Subscriber {
  readonly viewer: Viewer;
  send(message: MatchMessage): void;
}

/** Longer than any game with the cards that come with it. Whoever has missed more gets the last of them. */
const MAX_MISSED = 5000;

/** Everybody who follows a match: each gets a snapshot, and then an update for every entry, of what they may know. */
export class Audience<T extends GameTypes> {
  readonly #running: RunningMatch<T>;
  readonly #subscribers = new Set<Subscriber>();
  readonly #views = new ViewTracker<T>();

  constructor(running: RunningMatch<T>) {
    this.#running = running;
  }

  has(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber);
  }

  /** @param from the last entry that the subscriber knows of */
  subscribe(subscriber: Subscriber, from: number): void {
    this.#subscribers.add(subscriber);
    subscriber.send(this.#snapshot(subscriber.viewer, from));
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    const { viewer } = subscriber;
    if (![...this.#subscribers].some((other) => other.viewer === viewer)) this.#views.forget(viewer);
  }

  /** Sends entry n to everybody, and tells whoever asked for it that it is done. */
  broadcast(n: number, asker: Subscriber | null = null, id = ''): void {
    if (this.#subscribers.size === 0) return;
    const shared = this.#shared(n);
    const updates = new Map<Viewer, Extract<MatchMessage, { type: 'update' }>>();
    for (const subscriber of this.#subscribers) {
      const { viewer } = subscriber;
      let update = updates.get(viewer);
      if (update === undefined) {
        update = { type: 'update', n, shared: this.#sharedFor(viewer, n, shared), own: this.#own(viewer) };
        updates.set(viewer, update);
      }
      const { shared: seen, own } = update;
      subscriber.send(subscriber === asker ? { type: 'update', n, shared: seen, own, answers: id } : update);
    }
  }

  /** The clocks show something else, although nobody moved. */
  broadcastTime(): void {
    const { time } = this.#running.readTime();
    if (time === undefined) return;
    for (const subscriber of this.#subscribers) subscriber.send({ type: 'time', time });
  }

  #shared(n: number): SharedUpdate {
    const { match } = this.#running;
    const { kind, seat } = at(match.entries, n - 1);
    const time = this.#running.readTime();
    const { decision, pending, clocks, prompt, result, seed } = sharedPosition(match, this.#running.readClocks(), time);
    const events = [...this.#running.events(n)] as Json[];
    const changes = this.#views.openChanges(match);
    const shared: SharedUpdate = { kind, seat, events, changes, decision, pending, clocks, prompt, result, seed };
    // Field by field for all the tables that have none.
    return time.time === undefined ? shared : { ...shared, ...time };
  }

  /** The same object unless this viewer may not know all of it: so it is encoded once for most. */
  #sharedFor(viewer: Viewer, n: number, shared: SharedUpdate): SharedUpdate {
    const events = this.#running.eventsFor(viewer, n);
    return events.every((event, index) => event === shared.events[index]) ? shared : { ...shared, events };
  }

  #own(viewer: Viewer): OwnUpdate {
    const { match } = this.#running;
    const { offers, undo, redo } = ownPosition(match, viewer);
    return { changes: this.#views.ownChanges(match, viewer), offers, undo, redo };
  }

  #snapshot(viewer: Viewer, from: number): SnapshotMessage {
    const { match } = this.#running;
    const { game, options, seats, seedCommitment, entries } = match;
    const first = Math.max(from, entries.length - MAX_MISSED);
    return {
      type: 'snapshot',
      n: entries.length,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: options as Json,
      seats,
      seedCommitment,
      view: this.#views.view(match, viewer),
      missed: entries.slice(first).map((_, index) => this.#running.stepFor(viewer, first + index + 1)),
      ...sharedPosition(match, this.#running.readClocks(), this.#running.readTime()),
      ...ownPosition(match, viewer),
    };
  }
}
