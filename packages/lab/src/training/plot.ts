import { at } from '@tortuga/kernel';
import { eloRatings } from '../arena/statistics.ts';
import { picture } from '../svg.ts';
import type { Generation } from './folder.ts';

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 24;
const TOP = 48;
const BOTTOM = 40;

/** The strength of a generation in Elo, where the judgement by hand is 0. */
export interface Strength {
  readonly elo: number;
  /** Half the width of the 95 % interval of its own match. */
  readonly margin: number;
  readonly isAccepted: boolean;
}

/** Every generation was measured against the best one before it; their differences add up. */
export function strengthsOf(generations: readonly Generation[]): Strength[] {
  let best = 0;
  return generations.map(({ wins, games, isAccepted }) => {
    const { elo, margin } = at(eloRatings(2, [{ a: 1, b: 0, games, winsA: wins }]), 1);
    const strength = { elo: best + elo, margin, isAccepted };
    if (isAccepted) best = strength.elo;
    return strength;
  });
}

/** Strength over training, as an SVG: accepted generations are filled, the others hollow. */
export function plotTraining(heading: string, strengths: readonly Strength[]): string {
  const low = Math.min(0, ...strengths.map(({ elo, margin }) => elo - margin));
  const high = Math.max(1, ...strengths.map(({ elo, margin }) => elo + margin));
  const x = (generation: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * generation) / Math.max(1, strengths.length);
  const y = (elo: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (elo - low)) / (high - low);
  const points = [{ elo: 0, margin: 0, isAccepted: true }, ...strengths];
  const path = points
    .flatMap(({ elo, isAccepted }, index) => (isAccepted ? [`${x(index).toFixed(1)} ${y(elo).toFixed(1)}`] : []))
    .join('L');
  return picture({ title: heading, width: WIDTH, height: HEIGHT, size: 13 }, [
    `<path class="line" d="M${path}" fill="none" stroke-width="2"/>`,
    ...points.map(({ elo, margin, isAccepted }, index) => {
      const [cx, cy] = [x(index).toFixed(1), y(elo).toFixed(1)];
      return [
        `<path d="M${cx} ${y(elo - margin).toFixed(1)}V${y(elo + margin).toFixed(1)}" class="line" stroke-width="4"/>`,
        `<circle cx="${cx}" cy="${cy}" r="6" class="${isAccepted ? 'mark' : 'hollow'}" stroke-width="2"/>`,
        `<text class="ink" x="${cx}" y="${HEIGHT - 14}" text-anchor="middle">${index}</text>`,
        `<text class="ink" x="${cx}" y="${(y(elo) - 12).toFixed(1)}" text-anchor="middle">${Math.round(elo)}</text>`,
      ].join('');
    }),
  ]);
}
