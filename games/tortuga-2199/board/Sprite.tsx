import type { ReactNode } from 'react';
import type { Face } from '../words/faces.ts';

/** Drawings that are defined once and used often: the backdrops of the cards, by origin, and the sky. */

const SPIRAL = [
  [20, 0],
  [34, 38],
  [50, 76],
  [68, 114],
  [88, 152],
] as const;

const BACKDROPS: Record<Face['from'], readonly [light: string, dark: string, lines: ReactNode]> = {
  starter: [
    '#33415f',
    '#141d38',
    <path key="s" d="M0 84h40l12-12h50l12 12h36M0 96h60l10-10h80M20 0v30l14 14v20M130 0v22l-12 12v22" />,
  ],
  ship: [
    '#2f5c8f',
    '#0d1a3c',
    <path key="h" d="M75-10V50M20 110 75 40 130 110M45 110 75 72 105 110M75 40V110M0 60H40M110 60H150" />,
  ],
  t: [
    '#6a2a6e',
    '#1b1140',
    <g key="t">
      <circle cx="75" cy="128" r="80" />
      <circle cx="75" cy="128" r="62" />
      <path d="M75 48V10M31 62 8 40M119 62l23-22M10 92-8 84M140 92l20-8" />
    </g>,
  ],
  vortex: [
    '#3a2f9c',
    '#120f3a',
    <g key="v">
      {SPIRAL.map(([radius, turn]) => (
        <path
          key={radius}
          d={`M${75 - radius} 56a${radius} ${radius * 0.8} 0 0 1 ${radius * 1.7}-${radius * 0.4}`}
          transform={`rotate(${turn} 75 56)`}
        />
      ))}
    </g>,
  ],
  lab: [
    '#0f6a72',
    '#07223a',
    <path key="l" d="M0 20h150M0 44h150M0 68h150M0 92h150M22 0v110M48 0v110M75 0v110M102 0v110M128 0v110" />,
  ],
  mines: [
    '#7a4a17',
    '#22130f',
    <g key="m">
      <path className="neon-dark" d="M0 110 22 64l16 20 20-48 22 44 18-26 22 34 14-22 16 34v30H0Z" />
      <path d="M58 36l6 44M38 84l8 26M98 54l2 56" />
    </g>,
  ],
  fortress: [
    '#7a2030',
    '#1f0c1f',
    <path key="f" className="neon-dark" d="M0 110V70h18V54h14v16h20V40h12V28h8v12h12v30h22V56h14v14h30v40Z" />,
  ],
  hunt: [
    '#15603f',
    '#061d22',
    <g key="u">
      <circle cx="75" cy="56" r="24" />
      <circle cx="75" cy="56" r="44" />
      <circle cx="75" cy="56" r="66" />
      <path d="M75-20v150M-10 56h170" />
    </g>,
  ],
};

export function Sprite() {
  return (
    <svg className="neon-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(BACKDROPS).map(([from, [light, dark, lines]]) => (
          <g key={from}>
            <radialGradient id={`neon-light-${from}`} cx=".5" cy=".35" r=".8">
              <stop stopColor={light} />
              <stop offset="1" stopColor={dark} />
            </radialGradient>
            <symbol id={`neon-back-${from}`} viewBox="0 0 150 110" preserveAspectRatio="none">
              <rect width="150" height="110" fill={`url(#neon-light-${from})`} />
              <g className="neon-lines">{lines}</g>
            </symbol>
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** Looks random, but is always the same. */
const STARS = Array.from({ length: 110 }, (_, index) => {
  const part = (factor: number) => {
    const wave = Math.sin((index + 1) * factor) * 43758.5453;
    return wave - Math.floor(wave);
  };
  return {
    x: part(12.9898) * 1440,
    y: part(78.233) * 900,
    r: 0.3 + part(37.719) * 0.9,
    opacity: 0.3 + part(4.581) * 0.5,
  };
});

export function Sky() {
  return (
    <svg className="neon-sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {STARS.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
      ))}
    </svg>
  );
}
