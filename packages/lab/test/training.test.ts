import { describe, expect, it } from 'vitest';
import { plotTraining, strengthsOf } from '../src/training/plot.ts';

const weights = { linear: [1], hidden: [] };
const generation = (wins: number, games: number, isAccepted: boolean) => ({
  ...{ weights, way: 'whole' as const, loss: 0.5, wins, games, isDecided: isAccepted, isAccepted },
});

describe('the strength over a training', () => {
  it('adds up over the generations that were kept, each measured against the best before it', () => {
    const strengths = strengthsOf([generation(75, 100, true), generation(40, 100, false), generation(75, 100, true)]);
    const [first, second, third] = strengths.map(({ elo }) => elo);
    expect(first).toBeGreaterThan(150);
    expect(second).toBeLessThan(first ?? 0);
    expect(third).toBeCloseTo(2 * (first ?? 0));
  });

  it('is drawn with a mark for every generation, hollow for those that were not kept', () => {
    const svg = plotTraining('Strength', strengthsOf([generation(75, 100, true), generation(40, 100, false)]));
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg.match(/class="hollow"/g)).toHaveLength(1);
  });
});
