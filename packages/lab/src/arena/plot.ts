import { at } from '@tortuga/kernel';
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
      `<text x="${LEFT - 16}" y="${y + 5}" text-anchor="end">${escaped(each.bot)}</text>`,
      `<path d="M${x(each.low)} ${y}H${x(each.high)}" stroke="#7a8ea8" stroke-width="6" stroke-linecap="round"/>`,
      `<circle cx="${x(each.rating)}" cy="${y}" r="7" fill="#1d3f6e"/>`,
      `<text x="${x(each.rating)}" y="${y - 11}" text-anchor="middle" font-size="12">${each.rating.toFixed(seemsElo(sorted) ? 0 : 1)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="15">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="16" y="26" font-size="17" font-weight="bold">${escaped(title)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const seemsElo = (ratings: readonly Rating[]): boolean => ratings.some(({ rating }) => Math.abs(rating) > 100);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${at([...sign], 0).charCodeAt(0)};`);
