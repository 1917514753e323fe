import { envelopes } from '@tortuga/laws/test/envelopes';
import { describe, expect, it } from 'vitest';
import {
  at,
  commitmentTo,
  Match,
  type Outcome,
  parseMatchFile,
  replayMatchFile,
  seat,
  seedFromText,
  writeMatchFile,
} from '../src/index.ts';

const A = seat(0);
const B = seat(1);
const seed = seedFromText('match');

/** Two players, and both have looked at their two cards: A holds `cards[0]`, B holds `cards[1]`. */
const begin = () => Match.start(envelopes, { options: {}, seats: 2, seed });
type Toy = ReturnType<typeof begin>;

const seal = (match: Toy, player: typeof A, index = 0, decision?: number) =>
  match.play(player, { kind: 'seal', card: at(at(match.state.hands, player), index) }, decision);

const refusalOf = (outcome: Outcome<never> | ReturnType<Toy['play']>) =>
  outcome.ok ? 'allowed' : outcome.refusal.rule;

/** Both have sealed; the winner may boast, draw and end the round. */
function afterSealing(): { match: Toy; winner: typeof A; loser: typeof A } {
  const match = begin();
  seal(match, A);
  seal(match, B);
  const winner = at(match.pending, 0);
  return { match, winner, loser: winner === A ? B : A };
}

describe('simultaneous decisions', () => {
  it('table-1.1 simultaneous decisions share one number, so that answers never reject one another', () => {
    const match = begin();
    const { decision } = match;
    expect(match.pending).toEqual([A, B]);
    expect(seal(match, B, 0, decision).ok).toBe(true);
    expect(match.decision).toBe(decision);
    expect(seal(match, A, 0, decision).ok).toBe(true);
    expect(match.decision).toBe(decision + 1);
  });

  it('table-1.1 an answer to a decision that is closed is refused, and nothing changes', () => {
    const { match, winner } = afterSealing();
    const { hash } = match;
    expect(refusalOf(match.play(winner, { kind: 'boast' }, 1))).toBe('table-1.1');
    expect(match.hash).toBe(hash);
  });

  it('no seat can answer a decision twice or out of turn', () => {
    const match = begin();
    seal(match, A);
    expect(refusalOf(seal(match, A))).toBe('toy-1.1');
    expect(refusalOf(match.play(seat(7), { kind: 'end' }))).toBe('toy-1.1');
  });

  it('a random draw is the same whatever was undone and whoever answered first', () => {
    const play = (order: readonly (typeof A)[], boastAndUndo: boolean): number => {
      const match = begin();
      for (const player of order) seal(match, player);
      const winner = at(match.pending, 0);
      if (boastAndUndo) {
        match.play(winner, { kind: 'boast' });
        match.undo(winner);
      }
      match.play(winner, { kind: 'end' });
      return match.state.weather;
    };
    expect(new Set([play([A, B], false), play([B, A], false), play([A, B], true)]).size).toBe(1);
  });

  it('a game that draws while others are still choosing makes the match throw, and leaves its state and log as they were', () => {
    const hasty: typeof envelopes = {
      ...envelopes,
      apply: (state, player, move, rng) => {
        rng.below(6);
        return envelopes.apply(state, player, move, rng);
      },
    };
    const match = Match.start(hasty, { options: {}, seats: 2, seed });
    const { hash } = match;
    expect(() => seal(match, A)).toThrow('while others were still choosing');
    expect(match.hash).toBe(hash);
    expect(match.entries).toEqual([]);
  });
});

describe('undo', () => {
  it('table-2.1 a seat that has not moved has nothing to undo', () => {
    expect(refusalOf(begin().undo(A))).toBe('table-2.1');
  });

  it('a sealed answer can be undone and redone while somebody is still choosing, even if others have answered since', () => {
    const match = Match.start(envelopes, { options: {}, seats: 3, seed });
    const before = at(match.state.hands, A).length;
    seal(match, A);
    seal(match, B);
    expect(match.undo(A).ok).toBe(true);
    expect(at(match.state.hands, A)).toHaveLength(before);
    expect(match.state.envelopes[B]).not.toBeNull();
    expect(match.redo(A).ok).toBe(true);
    expect(match.state.envelopes[A]).not.toBeNull();
  });

  it('table-2.2 a step that opened the envelopes is final for everybody', () => {
    const match = begin();
    seal(match, A);
    seal(match, B);
    expect(refusalOf(match.undo(B))).toBe('table-2.2');
    expect(refusalOf(match.undo(A))).toBe('table-2.3');
  });

  it('table-2.2 a card drawn in secret is final, even without randomness', () => {
    const { match, winner } = afterSealing();
    match.play(winner, { kind: 'draw' });
    expect(refusalOf(match.undo(winner))).toBe('table-2.2');
  });

  it('table-2.2 a step that used randomness is final', () => {
    const { match, winner } = afterSealing();
    match.play(winner, { kind: 'end' });
    expect(refusalOf(match.undo(winner))).toBe('table-2.2');
  });

  it('undo goes back several steps of several seats to the last final one, and redo goes forward again', () => {
    const { match, winner, loser } = afterSealing();
    const hashes = [match.hash];
    const moves = [
      [winner, { kind: 'boast' }],
      [loser, { kind: 'nod' }],
      [winner, { kind: 'boast' }],
    ] as const;
    for (const [player, move] of moves) {
      expect(match.play(player, move).ok).toBe(true);
      hashes.push(match.hash);
    }
    for (const [back, [player]] of [...moves.entries()].reverse()) {
      expect(match.undo(player).ok).toBe(true);
      expect(match.hash).toBe(hashes[back]);
    }
    expect(refusalOf(match.undo(winner))).toMatch(/^table-2/);
    for (const [forward, [player]] of moves.entries()) {
      expect(match.redo(player).ok).toBe(true);
      expect(match.hash).toBe(hashes[forward + 1]);
    }
    expect(refusalOf(match.redo(winner))).toBe('table-2.4');
  });

  it('table-2.3 a step that another seat has acted on can’t be undone until that seat undoes its own', () => {
    const { match, winner, loser } = afterSealing();
    const { hash } = match;
    match.play(winner, { kind: 'boast' });
    match.play(loser, { kind: 'nod' });
    expect(refusalOf(match.undo(winner))).toBe('table-2.3');
    expect(match.undo(loser).ok).toBe(true);
    expect(match.undo(winner).ok).toBe(true);
    expect(match.hash).toBe(hash);
  });

  it('table-1.1 a decision that an undo reopens gets a new number, so an answer to the earlier one is refused', () => {
    const { match, winner, loser } = afterSealing();
    match.play(winner, { kind: 'boast' });
    const seenByLoser = match.decision;
    match.undo(winner);
    expect(match.decision).not.toBe(seenByLoser);
    match.play(winner, { kind: 'boast' });
    expect(refusalOf(match.play(loser, { kind: 'nod' }, seenByLoser))).toBe('table-1.1');
    expect(match.play(loser, { kind: 'nod' }, match.decision).ok).toBe(true);
  });

  it('table-2.4 undone steps can’t be redone after another seat has moved differently', () => {
    const { match, winner, loser } = afterSealing();
    match.play(winner, { kind: 'boast' });
    match.play(loser, { kind: 'nod' });
    match.undo(loser);
    match.undo(winner);
    match.play(winner, { kind: 'draw' });
    match.play(winner, { kind: 'boast' });
    expect(refusalOf(match.redo(loser))).toBe('table-2.4');
  });

  it('table-2.2 the step that ends the match is final even if it drew and revealed nothing, because the seed is public', () => {
    const quiet: typeof envelopes = {
      ...envelopes,
      apply: (state, player, move, rng) =>
        move.kind === 'end' ? [{ type: 'weather', weather: state.round++ }] : envelopes.apply(state, player, move, rng),
    };
    const match = Match.start(quiet, { options: {}, seats: 2, seed });
    seal(match, A);
    seal(match, B);
    const winner = at(match.pending, 0);
    match.play(winner, { kind: 'end' });
    match.play(winner, { kind: 'end' });
    expect(match.pending).toEqual([]);
    expect(refusalOf(match.undo(winner))).toBe('table-2.2');
  });

  it('table-2.4 a step that was undone can’t be redone after a new move of the same seat', () => {
    const { match, winner } = afterSealing();
    match.play(winner, { kind: 'boast' });
    match.undo(winner);
    match.play(winner, { kind: 'draw' });
    expect(refusalOf(match.redo(winner))).toBe('table-2.4');
  });
});

describe('a match', () => {
  it('a match publishes the commitment to its seed from the start, and the seed only at the end', () => {
    const match = begin();
    expect(match.seedCommitment).toBe(commitmentTo(seed));
    expect(match.revealedSeed).toBeNull();
    while (match.pending.length > 0) {
      const player = at(match.pending, 0);
      const moves = envelopes.moves(match.state, player);
      match.play(player, at(moves, moves.length - 1));
    }
    expect(match.revealedSeed).toBe(seed);
  });

  it('an unfinished match is saved with its undone steps and read back the same', () => {
    const { match, winner } = afterSealing();
    match.play(winner, { kind: 'boast' });
    match.undo(winner);
    match.play(winner, { kind: 'boast' });
    match.undo(winner);
    match.redo(winner);
    const parsed = parseMatchFile(JSON.stringify(writeMatchFile(match, seed)));
    const read = parsed.ok ? replayMatchFile(envelopes, parsed.value) : parsed;
    expect(read.ok && read.value.hash).toBe(match.hash);
    expect(read.ok && read.value.entries).toEqual(match.entries);
  });

  it('a match file is not written with a seed that is not the match’s own', () => {
    const { match } = afterSealing();
    expect(() => writeMatchFile(match, seedFromText('another'))).toThrow('not the seed');
    expect(() => writeMatchFile(begin(), seedFromText('another'))).toThrow('not the seed');
  });
});
