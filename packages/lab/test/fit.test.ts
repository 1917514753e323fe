import { FastRng } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { fitWeights } from '../src/training/fit.ts';

/** Two seats with two features each; the first wins by the odds that these weights give it. */
const TRUE_WEIGHTS = [1.5, -0.8];

function samplesOf(count: number) {
  const rng = new FastRng('samples');
  const features: Float32Array[] = [];
  const shares: number[][] = [];
  const drawn = () => rng.below(2001) / 1000 - 1;
  for (let sample = 0; sample < count; sample++) {
    const row = Float32Array.from({ length: 4 }, drawn);
    const [a = 0, b = 0, c = 0, d = 0] = row;
    const [first = 0, second = 0] = TRUE_WEIGHTS;
    const lead = first * (a - c) + second * (b - d);
    const wins = rng.below(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-lead));
    features.push(row);
    shares.push(wins ? [1, 0] : [0, 1]);
  }
  return { features, shares };
}

const OPTIONS = { names: ['one', 'two'], epochs: 6, seed: 'test', from: null };

it('a linear fit finds the weights that made the winners', () => {
  const { weights } = fitWeights(samplesOf(20_000), { ...OPTIONS, units: 0 });
  expect(weights.hidden).toEqual([]);
  expect(weights.linear[0]).toBeGreaterThan(1.35);
  expect(weights.linear[0]).toBeLessThan(1.65);
  expect(weights.linear[1]).toBeGreaterThan(-0.95);
  expect(weights.linear[1]).toBeLessThan(-0.65);
});

it('hidden units lower the loss where the truth is not linear', () => {
  const { features } = samplesOf(6000);
  // Whoever has the larger first feature by size wins, whatever its sign.
  const shares = features.map((row) => (Math.abs(row[0] ?? 0) > Math.abs(row[2] ?? 0) ? [1, 0] : [0, 1]));
  const linear = fitWeights({ features, shares }, { ...OPTIONS, units: 0 });
  const network = fitWeights({ features, shares }, { ...OPTIONS, epochs: 20, units: 6 });
  expect(linear.loss).toBeGreaterThan(0.65);
  expect(network.loss).toBeLessThan(0.3);
});

it('the same samples and the same seed give the same weights', () => {
  const samples = samplesOf(500);
  expect(fitWeights(samples, { ...OPTIONS, units: 2 })).toEqual(fitWeights(samples, { ...OPTIONS, units: 2 }));
});
