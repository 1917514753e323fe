import {
  canonicalJson,
  type Entry,
  type GameTypes,
  hashOfState,
  letterOf,
  type Match,
  type Refusal,
  type Seat,
  seatLettered,
  type Viewer,
  type ViewOf,
} from '@tortuga/kernel';
import { expect, it } from 'vitest';

/** How the moves of a game are written in scenarios. */
export interface ScenarioLanguage<T extends GameTypes> {
  writeMove(move: T['move']): string;
  readMove(text: string): T['move'] | null;
}

/** Players are called A, B, C, D in the order of their seats. */
export type Player = 'A' | 'B' | 'C' | 'D';

export const seatOf = (player: Player): Seat => seatLettered(player);

/** In this mode every step is also saved, replayed, undone and redone; the expected results are the same. */
const ROLLBACK = process.env['SCENARIO_MODE'] === 'rollback';

/** A match that starts from an arranged position. The scenario must account for every decision. */
export class ArrangedMatch<T extends GameTypes> {
  readonly match: Match<T>;
  readonly #language: ScenarioLanguage<T>;
  readonly #arranged: T['state'];
  readonly #restart: (state: T['state']) => Match<T>;
  readonly #invariants: (state: T['state']) => readonly string[];
  /** All events so far, unredacted. */
  readonly events: T['event'][] = [];
  /** The last decision, with its seats, that the scenario has mentioned. */
  #acknowledged = '';

  /** Whatever `invariants` reports after a step fails the scenario, such as a lost card or a marker too many. */
  constructor(
    restart: (state: T['state']) => Match<T>,
    arranged: T['state'],
    language: ScenarioLanguage<T>,
    invariants: (state: T['state']) => readonly string[] = () => [],
  ) {
    this.#invariants = invariants;
    this.#restart = restart;
    this.#arranged = arranged;
    this.#language = language;
    this.match = restart(arranged);
  }

  /** Makes moves, which must be legal. */
  act(player: Player, ...moves: readonly string[]): this {
    for (const text of moves) {
      const before = this.match.hash;
      const outcome = this.match.play(seatOf(player), this.#read(text));
      if (!outcome.ok) expect.fail(`${player} ${text}: refused by ${outcome.refusal.rule}, ${outcome.refusal.key}`);
      this.events.push(...outcome.events);
      expect(this.#invariants(this.match.state), text).toEqual([]);
      if (ROLLBACK) this.#saveReplayAndUndo(seatOf(player), before);
    }
    return this;
  }

  /** The move is refused by exactly this rule, with these parameters if given, and nothing changes. */
  refuses(player: Player, text: string, expected: Refusal): this {
    const before = this.match.hash;
    const outcome = this.match.play(seatOf(player), this.#read(text));
    expect(outcome.ok ? 'allowed' : outcome.refusal, text).toMatchObject(expected);
    expect(this.match.hash).toBe(before);
    return this;
  }

  /** Exactly these moves are offered, in any order. */
  offers(player: Player, expected: readonly string[]): this {
    const offered = this.match.offers(seatOf(player)).filter((offer) => offer.refusal === null);
    expect(offered.map(({ move }) => this.#language.writeMove(move)).sort()).toEqual([...expected].sort());
    return this.asks(player);
  }

  /** Exactly these players owe the next decision. A scenario that ends in the middle of a game ends with this. */
  asks(...players: readonly Player[]): this {
    expect(this.match.pending.map(letterOf)).toEqual(players);
    this.#acknowledged = this.#asked();
    return this;
  }

  undoes(player: Player): this {
    const outcome = this.match.undo(seatOf(player));
    if (!outcome.ok) expect.fail(`${player} can't undo: ${outcome.refusal.rule}`);
    return this;
  }

  view(viewer: Player | 'spectator'): ViewOf<T> {
    const who: Viewer = viewer === 'spectator' ? viewer : seatOf(viewer);
    return this.match.view(who);
  }

  /** Fails a scenario that ends with a decision it never mentioned: something happened that its author missed. */
  finish(): void {
    const { pending } = this.match;
    if (pending.length === 0 || this.#acknowledged === this.#asked()) return;
    const prompt = this.match.game.prompt(this.match.state);
    expect.fail(`The scenario ends while ${pending.map(letterOf).join(' and ')} must answer ${canonicalJson(prompt)}`);
  }

  #asked(): string {
    return `${this.match.decision} ${this.match.pending.map(letterOf).join()}`;
  }

  #read(text: string): T['move'] {
    return this.#language.readMove(text) ?? expect.fail(`"${text}" is no move`);
  }

  #saveReplayAndUndo(actor: Seat, before: string): void {
    const { game, entries, hash } = this.match;
    expect(hashOfState(game, JSON.parse(JSON.stringify(this.match.state)))).toBe(hash);
    const replayed = this.#restart(this.#arranged);
    for (const entry of JSON.parse(JSON.stringify(entries)) as Entry<T>[]) expect(replayed.repeat(entry).ok).toBe(true);
    expect(replayed.hash).toBe(hash);
    expect(hashOfState(game, game.copy(this.match.state))).toBe(hash);
    if (this.match.refuseUndo(actor) !== null) return;
    this.match.undo(actor);
    expect(this.match.hash).toBe(before);
    this.match.redo(actor);
    expect(this.match.hash).toBe(hash);
  }
}

/** A test whose title is the rule that it demonstrates. */
export function scenario<T extends GameTypes>(
  rule: string,
  play: () => ArrangedMatch<T> | readonly ArrangedMatch<T>[],
): void {
  it(rule, () => {
    const positions = play();
    for (const position of Array.isArray(positions) ? positions : [positions]) position.finish();
  });
}
