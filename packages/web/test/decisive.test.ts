import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { Match, seatsOf, seedFromText, writeMatchFile } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { decisiveMoments } from '../src/finale/decisive.ts';
import { replay } from '../src/replay/replay.ts';

/** A whole game of the first legal moves. */
function played() {
  const match = Match.start(tortugaCards.game, { options: {}, seats: 2, seed: seedFromText('finale') });
  for (let [next] = match.pending; next !== undefined; [next] = match.pending) {
    const legal = match.offers(next).find(({ refusal }) => refusal === null);
    if (legal === undefined) throw new Error('nothing is legal');
    match.play(next, legal.move);
  }
  const replayed = replay(tortugaCards, writeMatchFile(match, seedFromText('finale')));
  if (!replayed.ok) throw new Error('it does not replay');
  return { moments: replayed.moments, winners: match.result?.ranking[0] ?? [] };
}

describe('the moments that decided a match', () => {
  const { moments, winners } = played();
  const found = decisiveMoments(tortugaCards, moments, winners);

  it('are at most three, in the order in which they happened', () => {
    expect(found).toHaveLength(3);
    expect(found.map(({ n }) => n)).toEqual(found.map(({ n }) => n).toSorted((a, b) => a - b));
  });

  it('are those after which the lead of the winner had grown most', () => {
    const lead = (index: number) => {
      const points = moments[index]?.points ?? [];
      const of = (isWinner: boolean) =>
        Math.max(
          ...seatsOf(2)
            .filter((seat) => winners.includes(seat) === isWinner)
            .map((seat) => points[seat] ?? 0),
        );
      return of(true) - of(false);
    };
    const gains = moments.slice(1).map((_, index) => lead(index + 1) - lead(index));
    const best = gains.toSorted((a, b) => b - a).slice(0, 3);
    expect(found.map(({ gain }) => gain).toSorted((a, b) => b - a)).toEqual(best);
  });
});
