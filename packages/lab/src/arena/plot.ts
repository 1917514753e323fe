import { escaped, picture } from '../svg.ts';
import type { Rating } from './report.ts';

const WIDTH = 720;
const ROW = 34;
const LEFT = 190;
const RIGHT = 40;
const TOP = 44;

/** Ratings with their intervals, the strongest on top, as an SVG. */
export function plotRatings(title: string, ratings: readonly Rating[]): string {
  const sorted = [...ratings].sort((a, b) => b.rating - a.rating);
  const low = Math.min(...sorted.map((each) => each.low));
  const high = Math.max(...sorted.map((each) => each.high));
  const span = Math.max(1, high - low);
  const x = (rating: number): string => (LEFT + ((WIDTH - LEFT - RIGHT) * (rating - low)) / span).toFixed(1);
  const height = TOP + ROW * sorted.length + 16;
  const rows = sorted.map((each, index) => {
    const y = TOP + ROW * index + ROW / 2;
    return [
      `<text class="ink" x="${LEFT - 16}" y="${y + 5}" text-anchor="end">${escaped(each.bot)}</text>`,
      `<path d="M${x(each.low)} ${y}H${x(each.high)}" class="line" stroke-width="6" stroke-linecap="round"/>`,
      `<circle cx="${x(each.rating)}" cy="${y}" r="7" class="mark"/>`,
      `<text class="ink" x="${x(each.rating)}" y="${y - 11}" text-anchor="middle" font-size="12">${each.rating.toFixed(seemsElo(sorted) ? 0 : 1)}</text>`,
    ].join('');
  });
  return picture({ title, width: WIDTH, height, size: 15 }, rows);
}

const seemsElo = (ratings: readonly Rating[]): boolean => ratings.some(({ rating }) => Math.abs(rating) > 100);
