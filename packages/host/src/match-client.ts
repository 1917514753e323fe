import type { Json, Phrase, Refusal } from '@tortuga/kernel';
import type { Action, MatchMessage, Request, SnapshotMessage, Step, UpdateMessage } from '@tortuga/protocol';
import { type Change, withChanges } from './patch.ts';

/** The match as a client knows it. */
export type MatchSnapshot = Omit<SnapshotMessage, 'type' | 'missed'>;

/** The answer to a request. */
export type Answer =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'reason'; readonly refusal: Refusal | null }
  | { readonly kind: 'error'; readonly error: Phrase };

export interface ClientHandlers {
  /** Sends a request; it may get lost. */
  send(request: Request): void;
  /** Called after every message that changed the match, with the steps since the last call. */
  changed(snapshot: MatchSnapshot, steps: readonly Step[]): void;
  /** An id that nobody has used yet. */
  newId(): string;
}

/**
 * The other end of a `MatchHost`. It keeps the view up to date by numbered updates, resumes when one is missing, and
 * repeats unanswered requests after a break: the host counts each id once.
 */
export class MatchClient {
  readonly #handlers: ClientHandlers;
  readonly #unanswered = new Map<string, { readonly action: Action; readonly answer: (answer: Answer) => void }>();
  #snapshot: MatchSnapshot | null = null;

  constructor(handlers: ClientHandlers) {
    this.#handlers = handlers;
  }

  get snapshot(): MatchSnapshot | null {
    return this.#snapshot;
  }

  /** What was asked for and not answered yet, in that order. */
  get unanswered(): readonly Action[] {
    return [...this.#unanswered.values()].map(({ action }) => action);
  }

  /**
   * Repeats what a client before this one asked for and got no answer to. It keeps its id: if it was done then, it is not
   * done again. To be called before the connection is open.
   */
  repeat(action: Action): Promise<Answer> {
    return new Promise((answer) => this.#unanswered.set(action.id, { action, answer }));
  }

  /** To be called when the connection is open, for the first time or again. */
  connected(): void {
    this.#resume();
    for (const { action } of this.#unanswered.values()) this.#handlers.send(action);
  }

  /** @param decision the one that was on the screen when the move was chosen: the newest may have come since */
  play(move: Json, decision = this.#snapshot?.decision ?? 0): Promise<Answer> {
    return this.#ask({ type: 'move', id: this.#handlers.newId(), decision, move });
  }

  undo(): Promise<Answer> {
    return this.#ask({ type: 'undo', id: this.#handlers.newId() });
  }

  redo(): Promise<Answer> {
    return this.#ask({ type: 'redo', id: this.#handlers.newId() });
  }

  whyNot(move: Json): Promise<Answer> {
    return this.#ask({ type: 'why', id: this.#handlers.newId(), move });
  }

  receive(message: MatchMessage): void {
    switch (message.type) {
      case 'snapshot': {
        const { type: _, missed, ...snapshot } = message;
        this.#change(snapshot, missed);
        return;
      }
      case 'update':
        this.#update(message);
        if (message.answers !== undefined) this.#settle(message.answers, { kind: 'done', n: message.n });
        return;
      case 'time':
        if (this.#snapshot !== null) this.#change({ ...this.#snapshot, time: message.time }, []);
        return;
      case 'done':
        this.#settle(message.id, { kind: 'done', n: message.n });
        return;
      case 'refused':
        this.#settle(message.id, { kind: 'refused', refusal: message.refusal });
        return;
      case 'reason':
        this.#settle(message.id, { kind: 'reason', refusal: message.refusal });
        return;
      case 'error':
        if (message.id !== null) this.#settle(message.id, { kind: 'error', error: message.error });
        return;
    }
  }

  #ask(action: Action): Promise<Answer> {
    return new Promise((answer) => {
      this.#unanswered.set(action.id, { action, answer });
      this.#handlers.send(action);
    });
  }

  #settle(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answer(answer);
    this.#unanswered.delete(id);
  }

  #update({ n, shared, own }: UpdateMessage): void {
    const before = this.#snapshot;
    if (before === null || n > before.n + 1) this.#resume();
    else if (n === before.n + 1) {
      const { kind, seat, events, changes, ...position } = shared;
      const { changes: ownChanges, ...ownPosition } = own;
      const view = viewWith(before.view, [...changes, ...ownChanges]);
      if (view === undefined) this.#resume();
      else this.#change({ ...before, ...position, ...ownPosition, n, view }, [{ n, kind, seat, events }]);
    }
  }

  #resume(): void {
    this.#handlers.send({ type: 'resume', from: this.#snapshot?.n ?? 0 });
  }

  #change(snapshot: MatchSnapshot, steps: readonly Step[]): void {
    this.#snapshot = snapshot;
    this.#handlers.changed(snapshot, steps);
  }
}

/** Undefined if the changes don't fit this view: then only a whole one helps. */
function viewWith(view: Json, changes: readonly Change[]): Json | undefined {
  try {
    return withChanges(view, changes);
  } catch {
    return undefined;
  }
}
