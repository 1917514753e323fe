import type { Json, Phrase, Refusal } from '@tortuga/kernel';
import { withChanges } from './patch.ts';
import { type Happened, type Message, messageSchema, type Request, type Update } from './protocol.ts';

/** How a match stands, as its client knows it. */
export type Standing = Omit<Extract<Message, { type: 'snapshot' }>, 'type' | 'missed'>;

/** What became of a request. */
export type Answer =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'reason'; readonly refusal: Refusal | null }
  | { readonly kind: 'error'; readonly error: Phrase };

export interface ClientEnds {
  /** Sends a request; it may get lost. */
  send(text: string): void;
  /** After every message that changed how the match stands, with what is new since the last call. */
  changed(standing: Standing, news: readonly Happened[]): void;
  /** A text nobody has used yet. */
  newId(): string;
  /** What came is for a newer client: this one can't be sure any more how the match stands. */
  notUnderstood?(): void;
}

/** What a seat has asked for. */
export type Asked = Exclude<Request, { type: 'resume' }>;

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(messageSchema.options.flatMap(({ shape }) => shape.type.value));

/**
 * The other end of a `MatchHost`. It keeps the view up to date by numbered updates, asks again from where it was
 * when one is missing, and repeats unanswered requests after a break: the host counts each id once.
 */
export class MatchClient {
  readonly #ends: ClientEnds;
  readonly #unanswered = new Map<string, { readonly request: Asked; readonly answer: (answer: Answer) => void }>();
  #standing: Standing | null = null;

  constructor(ends: ClientEnds) {
    this.#ends = ends;
  }

  get standing(): Standing | null {
    return this.#standing;
  }

  /** What was asked for and not answered yet, in the order it was asked. */
  get unanswered(): readonly Asked[] {
    return [...this.#unanswered.values()].map(({ request }) => request);
  }

  /**
   * Asks once more what a client before this one has asked, and took to its grave unanswered. It has the same id: if it
   * was done then, it is not done again. To be called before the connection is there.
   */
  askAgain(request: Asked): Promise<Answer> {
    return new Promise((answer) => this.#unanswered.set(request.id, { request, answer }));
  }

  /** To be called when the connection is there, for the first time or again. */
  connected(): void {
    this.#resume();
    for (const { request } of this.#unanswered.values()) this.#ends.send(JSON.stringify(request));
  }

  /** The decision is the one that was on the screen when the move was chosen: the newest may have come since. */
  play(move: Json, decision = this.#standing?.decision ?? 0): Promise<Answer> {
    return this.#ask({ type: 'move', id: this.#ends.newId(), decision, move });
  }

  undo(): Promise<Answer> {
    return this.#ask({ type: 'undo', id: this.#ends.newId() });
  }

  redo(): Promise<Answer> {
    return this.#ask({ type: 'redo', id: this.#ends.newId() });
  }

  whyNot(move: Json): Promise<Answer> {
    return this.#ask({ type: 'why', id: this.#ends.newId(), move });
  }

  /** A newer host may say things of which this client has never heard: those are passed over. */
  receive(text: string): void {
    const json = parseJson(text);
    const read = messageSchema.safeParse(json);
    if (read.success) this.#heard(read.data);
    else if (typeOf(json) === undefined || KNOWN_TYPES.has(typeOf(json))) this.#ends.notUnderstood?.();
  }

  #heard(message: Message): void {
    switch (message.type) {
      case 'snapshot': {
        const { type: _, missed, ...standing } = message;
        this.#stand(standing, missed);
        return;
      }
      case 'update':
        this.#update(message);
        if (message.answers !== undefined) this.#settle(message.answers, { kind: 'done', n: message.n });
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

  #ask(request: Asked): Promise<Answer> {
    return new Promise((answer) => {
      this.#unanswered.set(request.id, { request, answer });
      this.#ends.send(JSON.stringify(request));
    });
  }

  #settle(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answer(answer);
    this.#unanswered.delete(id);
  }

  #update({ type: _, answers: __, changes, own, kind, seat, events, ...now }: Update): void {
    const before = this.#standing;
    if (before === null || now.n > before.n + 1) this.#resume();
    else if (now.n === before.n + 1) {
      const view = changed(before.view, [...changes, ...own]);
      if (view === undefined) this.#resume();
      else this.#stand({ ...before, ...now, view }, [{ n: now.n, kind, seat, events }]);
    }
  }

  #resume(): void {
    const request: Request = { type: 'resume', from: this.#standing?.n ?? 0 };
    this.#ends.send(JSON.stringify(request));
  }

  #stand(standing: Standing, news: readonly Happened[]): void {
    this.#standing = standing;
    this.#ends.changed(standing, news);
  }
}

/** Undefined if the changes are not of this view: then only a whole one helps. */
function changed(view: Json, changes: Update['changes']): Json | undefined {
  try {
    return withChanges(view, changes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const typeOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
