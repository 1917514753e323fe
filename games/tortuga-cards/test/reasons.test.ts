import { at, FastRng, type Phrase, pick, type Seat, viewOf } from '@tortuga/kernel';
import { keysUnder } from '@tortuga/laws/describe-words';
import { LOCALES, Speaker } from '@tortuga/words';
import { expect, it } from 'vitest';
import { afterMove, positionOf } from '../bot/position.ts';
import { REASONS, reasonsOf } from '../bot/reasons.ts';
import { defaultPack, tortugaCards } from '../index.ts';
import { valuesOf } from '../rules/pack.ts';
import type { Move, State } from '../rules/types.ts';
import { sentences } from '../words/sentences.ts';

const { game } = tortugaCards;
const values = valuesOf(defaultPack);
const GAMES = 15;

const reasonsFor = (state: State, seat: Seat, move: Move): readonly Phrase[] =>
  reasonsOf(values, { seat, view: viewOf(game, state, seat) }, { moves: [move] });

/** Visits every position of some random games. */
function everywhere(visit: (state: State, seat: Seat, moves: readonly Move[]) => void): void {
  for (let number = 0; number < GAMES; number++) {
    const rng = new FastRng(`reasons ${number}`);
    const state = game.setup({}, at([2, 3, 4], number % 3), rng);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const seat = at(pending, 0);
      const moves = game.moves(state, seat);
      visit(state, seat, moves);
      game.apply(state, seat, pick(moves, rng), rng);
    }
  }
}

it('cards: every move of random games has one to three reasons, and each of them can be said in every language', () => {
  const speakers = LOCALES.map((locale) => new Speaker(locale, [sentences], (seat) => `Player ${seat}`));
  const said = new Set<string>();
  const kinds = new Set<string>();
  const phrases = new Map<string, Phrase>();
  everywhere((state, seat, moves) => {
    for (const move of moves) {
      const reasons = reasonsFor(state, seat, move);
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.length).toBeLessThanOrEqual(3);
      kinds.add(move.kind);
      for (const reason of reasons) {
        said.add(reason.key);
        phrases.set(JSON.stringify(reason), reason);
      }
    }
  });
  const texts = speakers.flatMap(({ say }) => [...phrases.values()].map(say));
  expect(texts.filter((text) => /undefined|[{}]|\[object|cards\./.test(text))).toEqual([]);
  expect([...kinds].sort()).toEqual(['change', 'play', 'rotate', 'storm', 'swap']);
  expect([...said].sort()).toEqual(REASONS.map((reason) => `cards.reason.${reason}`).sort());
});

it('cards: every reason has a sentence, and no other has', () => {
  expect(keysUnder(sentences, 'cards.reason.')).toEqual([...REASONS, 'team'].sort());
});

it('cards: reasons look at the table exactly as the rules leave it after the move', () => {
  everywhere((state, seat, moves) => {
    const after = game.copy(state);
    const move = at(moves, state.played % moves.length);
    game.apply(after, seat, move, new FastRng('after'));
    if (after.voyage !== state.voyage || after.turn === null) return;
    const view = viewOf(game, state, seat);
    expect(afterMove(positionOf(view), move, view.eventRow)).toEqual(positionOf(viewOf(game, after, seat)));
  });
});

it('cards: the reason for a strategy is what the boarding will bring', () => {
  everywhere((state, seat, moves) => {
    if (viewOf(game, state, seat).openRow !== 'strategy') return;
    for (const move of moves) {
      const offered = game.price(state, seat, move);
      const price = offered && offered.kind === undefined ? offered : null;
      const isMine = price?.side === at(viewOf(game, state, seat).sides, seat);
      const isBoarded = price?.outcome === 'boarded';
      const expected = isMine ? (isBoarded ? 'boards' : 'givesUp') : isBoarded ? 'grants' : 'denies';
      const reason = at(reasonsFor(state, seat, move), 0);
      expect(reason.key).toBe(`cards.reason.${expected}`);
      if (isBoarded) expect(reason.params?.['prestige']).toBe(price.prestige);
    }
  });
});
