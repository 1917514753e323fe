import { at } from './at.ts';
import type { Game, GameTypes, Result } from './game.ts';
import { hashOf } from './hash.ts';
import type { Seat, Viewer } from './ids.ts';
import { type Offer, offersTo } from './offers.ts';
import type { Refusal } from './phrase.ts';
import { advance, type Position, type Step, setUp } from './position.ts';
import { commitmentTo, type Seed } from './random/stream.ts';
import { undoable, undoableEnd } from './undo.ts';

/** A line of the log. The log and the seed are the match; all else is derived. */
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

/** One match under way: the rules, the log, and where it stands. It holds the secret seed, so it stays with the host. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly seedCommitment: string;
  readonly #seed: Seed;
  readonly #entries: Entry<T>[] = [];
  /** The steps that count, undone ones left out. */
  #line: Step<T>[] = [];
  #undone: Step<T>[] = [];
  #position: Position<T>;
  /** The position after the first `steps` steps of the line; nothing before it can be undone any more. */
  #checkpoint: { readonly steps: number; readonly position: Position<T> };

  private constructor(game: Game<T>, start: MatchStart<T>, position: Position<T>) {
    this.game = game;
    this.options = start.options;
    this.seats = start.seats;
    this.seedCommitment = commitmentTo(start.seed);
    this.#seed = start.seed;
    this.#position = position;
    this.#checkpoint = { steps: 0, position: this.#copied(position) };
  }

  static start<T extends GameTypes>(game: Game<T>, start: MatchStart<T>): Match<T> {
    return new Match(game, start, setUp(game, start.options, start.seats, start.seed));
  }

  /** A match that begins in a given state instead of the setup: for rule tests and puzzles. */
  static arranged<T extends GameTypes>(game: Game<T>, start: MatchStart<T>, state: T['state']): Match<T> {
    return new Match(game, start, { state: game.copy(state), decision: 1, streams: 1 });
  }

  get entries(): readonly Entry<T>[] {
    return this.#entries;
  }

  /** The truth. Never to be sent to anybody: that is what `view` is for. */
  get state(): T['state'] {
    return this.#position.state;
  }

  get decision(): number {
    return this.#position.decision;
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
    return hashOf(this.state);
  }

  view(viewer: Viewer): T['view'] {
    return this.game.view(this.state, viewer);
  }

  offers(seat: Seat): Offer<T>[] {
    return offersTo(this.game, this.state, seat);
  }

  /** Answers a decision. A refused move changes nothing. */
  play(seat: Seat, move: T['move'], decision: number = this.decision): Outcome<T> {
    const refusal = this.#refuse(seat, move, decision);
    if (refusal !== null) return { ok: false, refusal };
    const events = this.#take(seat, move);
    this.#entries.push({ kind: 'move', seat, decision, move });
    this.#forgetUndone(seat);
    return { ok: true, events };
  }

  refuseUndo(seat: Seat): Refusal | null {
    const found = undoable(this.#line, this.decision, seat);
    return 'refusal' in found ? found.refusal : null;
  }

  refuseRedo(seat: Seat): Refusal | null {
    return this.#undone.some((step) => step.seat === seat)
      ? null
      : { rule: 'table-2.4', key: 'table.refuse.nothingToRedo' };
  }

  undo(seat: Seat): Outcome<T> {
    const found = undoable(this.#line, this.decision, seat);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    this.#undone.push(at(this.#line, found.index));
    this.#line.splice(found.index, 1);
    this.#rebuild();
    this.#entries.push({ kind: 'undo', seat });
    return { ok: true, events: [] };
  }

  redo(seat: Seat): Outcome<T> {
    const refusal = this.refuseRedo(seat);
    if (refusal !== null) return { ok: false, refusal };
    const index = this.#undone.findLastIndex((step) => step.seat === seat);
    const { move } = at(this.#undone, index);
    const ruling = this.game.refuse(this.state, seat, move);
    if (ruling !== null) return { ok: false, refusal: ruling };
    const events = this.#take(seat, move);
    this.#undone.splice(index, 1);
    this.#entries.push({ kind: 'redo', seat });
    return { ok: true, events };
  }

  /** Repeats a line of a log. */
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

  #refuse(seat: Seat, move: T['move'], decision: number): Refusal | null {
    return decision === this.decision
      ? this.game.refuse(this.state, seat, move)
      : { rule: 'table-1.1', key: 'table.refuse.decisionClosed', params: { decision, open: this.decision } };
  }

  #take(seat: Seat, move: T['move']): T['event'][] {
    try {
      const { position, step, events } = advance(this.game, this.#position, seat, move, this.#seed);
      this.#position = position;
      this.#line.push(step);
      this.#moveCheckpoint();
      return events;
    } catch (error) {
      // A bug in the rules must not leave half a move behind.
      this.#rebuild();
      throw error;
    }
  }

  #forgetUndone(seat: Seat): void {
    this.#undone = this.#undone.filter((step) => step.seat !== seat);
  }

  #moveCheckpoint(): void {
    const steps = undoableEnd(this.#line, this.decision);
    if (steps <= this.#checkpoint.steps) return;
    const position =
      steps === this.#line.length
        ? this.#copied(this.#position)
        : this.#replayed(this.#line.slice(this.#checkpoint.steps, steps));
    this.#checkpoint = { steps, position };
  }

  #rebuild(): void {
    this.#position = this.#replayed(this.#line.slice(this.#checkpoint.steps));
  }

  #replayed(steps: readonly Step<T>[]): Position<T> {
    return steps.reduce(
      (position, step) => advance(this.game, position, step.seat, step.move, this.#seed).position,
      this.#copied(this.#checkpoint.position),
    );
  }

  #copied(position: Position<T>): Position<T> {
    return { ...position, state: this.game.copy(position.state) };
  }
}
