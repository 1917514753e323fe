import type { ReactNode } from 'react';
import type { Face } from '../words/faces.ts';

/** Drawings that are defined once and used often: the backdrops of the cards, by origin, and the sky. */

/** The grid of the poster: a ground that runs to the horizon. */
const GROUND =
  'M0 76H150M0 81H150M0 89H150M0 101H150M62 76 20 110M88 76 130 110M50 76-24 110M100 76 174 110M38 76-70 110M112 76 220 110M75 76V110';
const STARS_BEHIND =
  'M12 14h1v1h-1ZM34 30h1v1h-1ZM26 52h1v1h-1ZM52 10h2v2h-2ZM98 8h1v1h-1ZM120 48h2v2h-2ZM138 16h1v1h-1ZM110 22h1v1h-1ZM8 38h2v2H8ZM142 62h1v1h-1ZM62 24h1v1h-1ZM88 34h1v1h-1Z';
const ARM = 'M75 55C110 40 130 60 116 84 100 110 40 112 14 74 44 100 92 98 102 78 108 64 94 56 75 55Z';

/** Each with the colours of its sky, from the middle to the edge. */
const BACKDROPS: Record<Face['from'], readonly [light: string, dark: string, scenery: ReactNode]> = {
  starter: ['#43558a', '#101834', <path key="s" d={GROUND} />],
  ship: ['#2f6bb0', '#0a1534', <path key="h" d={GROUND} />],
  t: [
    '#8a2f86',
    '#180d3a',
    <g key="t">
      <path className="neon-haze" d="M35 78a40 40 0 0 1 80 0Z" />
      <path
        className="neon-dark"
        d="M0 110V72h10V58h12v10h8V48h10v24h14V64h12v12h18V60h10v14h14V50h12v16h10V56h14v16h6v38Z"
      />
    </g>,
  ],
  vortex: [
    '#4a3cc0',
    '#100c34',
    <g key="v" className="neon-haze">
      <path d={ARM} />
      <path d={ARM} transform="rotate(120 75 55)" />
      <path d={ARM} transform="rotate(240 75 55)" />
    </g>,
  ],
  lab: [
    '#128089',
    '#061c34',
    <g key="l">
      <path className="neon-haze" d="M15 110V62a60 60 0 0 1 120 0v48Z" />
      <path d="M15 110V62a60 60 0 0 1 120 0v48M45 110V10M105 110V10M15 62H135M19 36H131" />
      <path className="neon-dark" d="M0 94H150V110H0Z" />
    </g>,
  ],
  mines: [
    '#96581a',
    '#1d100e',
    <g key="m" className="neon-dark">
      <path d="M0 110V80l22-16 16 20 18-22 22 20 20-28 20 32 14-20 18 24v20Z" />
      <path d="M0 0H150V10l-16 18L124 8l-14 12-18-14-16 8-20-10-14 18-12-12-12 20L0 16Z" />
    </g>,
  ],
  fortress: [
    '#97293a',
    '#1b0a1b',
    <g key="f">
      <path className="neon-haze" d="M30 110 4 0H40ZM120 110 96 0H150Z" />
      <path className="neon-dark" d="M0 110V60h8v-8h8v8h8v-8h8v8h8v14h68V60h8v-8h8v8h8v-8h8v8h10v50Z" />
    </g>,
  ],
  hunt: [
    '#1b7a50',
    '#051a20',
    <g key="u">
      <path className="neon-haze" d="M-10 70C20 30 60 60 90 34S150 20 170 40V110H-10Z" />
      <path className="neon-dark" d="M0 110V96C30 84 50 100 75 92S130 84 150 98v12Z" />
    </g>,
  ],
};

export function Sprite() {
  return (
    <svg className="sr" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(BACKDROPS).map(([from, [light, dark, scenery]]) => (
          <g key={from}>
            <radialGradient id={`neon-light-${from}`} cx=".5" cy=".35" r=".8">
              <stop stopColor={light} />
              <stop offset="1" stopColor={dark} />
            </radialGradient>
            <symbol id={`neon-back-${from}`} viewBox="0 0 150 110" preserveAspectRatio="none">
              <rect width="150" height="110" fill={`url(#neon-light-${from})`} />
              <path className="neon-stars-behind" d={STARS_BEHIND} />
              <g className="neon-lines">{scenery}</g>
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
