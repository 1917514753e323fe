import { Hulls } from './Ship.tsx';

/** Decoration behind and between the cards: rhumb lines, the compass rose, hatchings. */

export function Sprite() {
  return (
    <svg className="sr cards-ship" width="0" height="0" aria-hidden="true">
      <defs>
        <Hulls />
      </defs>
    </svg>
  );
}

const LENGTH = 1700;
const POINTS = 32;

function rays(x: number, y: number): string {
  return Array.from({ length: POINTS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / POINTS;
    return `M${x} ${y}L${(x + LENGTH * Math.cos(angle)).toFixed(0)} ${(y + LENGTH * Math.sin(angle)).toFixed(0)}`;
  }).join('');
}

const RHUMBS = rays(240, 170) + rays(720, 450) + rays(1200, 700);

export function Rhumbs() {
  return (
    <svg className="cards-rhumbs" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={RHUMBS} />
    </svg>
  );
}

const point = (angle: number, radius: number): string =>
  `${(100 + radius * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(100 + radius * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`;

const TICKS = Array.from(
  { length: POINTS },
  (_, index) => `M${point(index * 11.25, 62)}L${point(index * 11.25, index % 2 ? 66 : 70)}`,
).join('');

/** One arm of the star: a dark and a light half. */
const arm = (angle: number, radius: number, waist: number) => ({
  angle,
  dark: `M100 100L${point(angle - 45, waist)}L${point(angle, radius)}Z`,
  light: `M100 100L${point(angle + 45, waist)}L${point(angle, radius)}Z`,
});

const ARMS = [
  ...[45, 135, 225, 315].map((angle) => arm(angle, 58, 14)),
  ...[0, 90, 180, 270].map((angle) => arm(angle, 92, 18)),
];

export function Compass({ className = '' }: { readonly className?: string }) {
  return (
    <svg className={`cards-compass ${className}`} viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="72" />
      <circle cx="100" cy="100" r="60" />
      <circle cx="100" cy="100" r="30" />
      <path d={TICKS} />
      {ARMS.map(({ angle, dark, light }) => (
        <g key={angle}>
          <path className="cards-black" d={dark} />
          <path className="cards-white" d={light} />
        </g>
      ))}
    </svg>
  );
}
