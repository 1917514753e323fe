import { at } from './at.ts';
import { type Game, type GameTypes, hashOfState, type Result, type ViewOf, viewOf } from './game.ts';
import type { Seat, Viewer } from './ids.ts';
import { type Offer, offersTo } from './offers.ts';
import type { Refusal } from './phrase.ts';
import { advance, type Position, type Step, setUp } from './position.ts';
import { commitmentTo, type Seed } from './random/stream.ts';
import { undoable } from './undo.ts';

/** An entry of the log. The log and the seed are the match; everything else is derived. */
export type Entry<T extends GameTypes> =
  | { readonly kind: 'move'; readonly seat: Seat; readonly decision: number; readonly move: T['move'] }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'redo'; readonly seat: Seat };

export type Outcome<T extends GameTypes> =
  | { readonly ok: true; readonly events: readonly T['event'][] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface MatchStart<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: Seed;
}

/** A match in progress: the rules, the log and the position. It holds the secret seed, so it stays with the host. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly seedCommitment: string;
  readonly #seed: Seed;
  readonly #entries: Entry<T>[] = [];
  /** The steps in effect, without those that were undone. */
  #steps: Step<T>[] = [];
  #undone: Step<T>[] = [];
  #position: Position<T>;
  #decision = 1;
  /** The position after the first `steps` steps, none of which can ever be undone. */
  #checkpoint: { readonly steps: number; readonly position: Position<T> };

  private constructor(game: Game<T>, start: MatchStart<T>, position: Position<T>) {
    this.game = game;
    this.options = start.options;
    this.seats = start.seats;
    this.seedCommitment = commitmentTo(start.seed);
    this.#seed = start.seed;
    this.#position = position;
    this.#checkpoint = { steps: 0, position: this.#copy(position) };
  }

  static start<T extends GameTypes>(game: Game<T>, start: MatchStart<T>): Match<T> {
    return new Match(game, start, setUp(game, start.options, start.seats, start.seed));
  }

  /** A match that begins in a given state instead of the setup: for rule tests and puzzles. */
  static arranged<T extends GameTypes>(game: Game<T>, start: MatchStart<T>, state: T['state']): Match<T> {
    return new Match(game, start, { state: game.copy(state), streams: 1 });
  }

  get entries(): readonly Entry<T>[] {
    return this.#entries;
  }

  /** The whole truth. Never sent to anybody: that is what `view` is for. */
  get state(): T['state'] {
    return this.#position.state;
  }

  /**
   * The number that a move must name. It is never reused: a question that an undo has reopened gets a new number, so
   * that an answer to what somebody saw before can't apply to the present position.
   */
  get decision(): number {
    return this.#decision;
  }

  get pending(): readonly Seat[] {
    return this.game.pending(this.state);
  }

  get result(): Result | null {
    return this.game.result(this.state);
  }

  /** The seed, once there is nothing left to protect. */
  get revealedSeed(): Seed | null {
    return this.result === null ? null : this.#seed;
  }

  get hash(): string {
    return hashOfState(this.game, this.state);
  }

  view(viewer: Viewer): ViewOf<T> {
    return viewOf(this.game, this.state, viewer);
  }

  offers(seat: Seat): Offer<T>[] {
    return offersTo(this.game, this.state, seat);
  }

  /** Answers a decision. A refused move changes nothing. */
  play(seat: Seat, move: T['move'], decision: number = this.decision): Outcome<T> {
    const refusal =
      decision === this.decision
        ? this.game.refuse(this.state, seat, move)
        : { rule: 'table-1.1', key: 'table.refuse.decisionClosed', params: { decision, open: this.decision } };
    if (refusal !== null) return { ok: false, refusal };
    const question = this.#question;
    const events = this.#apply(seat, move);
    this.#entries.push({ kind: 'move', seat, decision, move });
    // Steps that were undone no longer fit: all of them if the question is closed, else only those of this seat.
    this.#undone = this.#question === question ? this.#undone.filter((step) => step.seat !== seat) : [];
    return { ok: true, events };
  }

  refuseUndo(seat: Seat): Refusal | null {
    const found = undoable(this.#steps, this.#question, seat);
    return 'refusal' in found ? found.refusal : null;
  }

  refuseRedo(seat: Seat): Refusal | null {
    const step = this.#undone.findLast((undone) => undone.seat === seat);
    return step === undefined
      ? { rule: 'table-2.4', key: 'table.refuse.nothingToRedo' }
      : this.game.refuse(this.state, seat, step.move);
  }

  undo(seat: Seat): Outcome<T> {
    const found = undoable(this.#steps, this.#question, seat);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const question = this.#question;
    this.#undone.push(at(this.#steps, found.index));
    this.#steps.splice(found.index, 1);
    this.#rebuild();
    if (this.#question !== question) this.#decision++;
    this.#entries.push({ kind: 'undo', seat });
    return { ok: true, events: [] };
  }

  redo(seat: Seat): Outcome<T> {
    const refusal = this.refuseRedo(seat);
    if (refusal !== null) return { ok: false, refusal };
    const index = this.#undone.findLastIndex((step) => step.seat === seat);
    const events = this.#apply(seat, at(this.#undone, index).move);
    this.#undone.splice(index, 1);
    this.#entries.push({ kind: 'redo', seat });
    return { ok: true, events };
  }

  /** Replays an entry of a log. */
  repeat(entry: Entry<T>): Outcome<T> {
    switch (entry.kind) {
      case 'move':
        return this.play(entry.seat, entry.move, entry.decision);
      case 'undo':
        return this.undo(entry.seat);
      case 'redo':
        return this.redo(entry.seat);
    }
  }

  get #question(): number {
    return this.game.question(this.state);
  }

  #apply(seat: Seat, move: T['move']): T['event'][] {
    try {
      const { position, step, events } = advance(this.game, this.#position, seat, move, this.#seed);
      this.#position = position;
      this.#steps.push(step);
      const closed = this.#question !== step.question;
      if (closed) this.#decision++;
      if (closed && step.final) this.#checkpoint = { steps: this.#steps.length, position: this.#copy(position) };
      return events;
    } catch (error) {
      // A bug in the rules must not leave a half-applied move behind.
      this.#rebuild();
      throw error;
    }
  }

  #rebuild(): void {
    this.#position = this.#steps
      .slice(this.#checkpoint.steps)
      .reduce(
        (position, step) => advance(this.game, position, step.seat, step.move, this.#seed).position,
        this.#copy(this.#checkpoint.position),
      );
  }

  #copy(position: Position<T>): Position<T> {
    return { ...position, state: this.game.copy(position.state) };
  }
}
