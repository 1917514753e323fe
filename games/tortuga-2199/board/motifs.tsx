import type { ReactNode } from 'react';
import type { SectorKind } from '../rules/sectors.ts';

/** A drawing for each kind of sector, on a hexagon of 200 by 231. */

const HEXES: readonly (readonly [number, number, string])[] = [
  [0, 0, '#d24f9b'],
  [34, 0, '#a53a8b'],
  [-34, 0, '#e369ab'],
  [17, -29.5, '#c2478f'],
  [-17, -29.5, '#ee7fba'],
  [17, 29.5, '#7d2a7a'],
  [-17, 29.5, '#a53a8b'],
  [51, -29.5, '#8a3082'],
  [-51, -29.5, '#f094c6'],
  [51, 29.5, '#4f1c63'],
  [-51, 29.5, '#9a3586'],
  [0, -59, '#d65ba3'],
  [0, 59, '#5f2068'],
  [34, -59, '#9a3586'],
  [-34, -59, '#f094c6'],
];

/** The planet looks like the shell of a turtle. */
function Planet() {
  return (
    <g className="neon-planet">
      <defs>
        <clipPath id="neon-planet-edge">
          <circle r="57" cy="4" />
        </clipPath>
        <radialGradient id="neon-planet-light" cx=".34" cy=".26" r=".85">
          <stop stopColor="#ffe3f3" stopOpacity=".25" />
          <stop offset=".45" stopColor="#2a0f45" stopOpacity=".1" />
          <stop offset="1" stopColor="#0a0620" stopOpacity=".92" />
        </radialGradient>
      </defs>
      <circle r="66" cy="4" fill="#ff5cb8" opacity=".16" />
      <ellipse
        rx="93"
        ry="20"
        transform="translate(0 4) rotate(-14)"
        fill="none"
        stroke="#ffb3dd"
        strokeWidth="2.500"
      />
      <g clipPath="url(#neon-planet-edge)">
        <circle r="57" cy="4" fill="#2a0f45" />
        <g transform="translate(0 4)" opacity=".82">
          {HEXES.map(([x, y, fill]) => (
            <path
              key={`${x} ${y}`}
              d="M0-18 15.600-9V9L0 18-15.600 9V-9Z"
              transform={`translate(${x} ${y})`}
              fill={fill}
            />
          ))}
        </g>
        <circle r="57" cy="4" fill="url(#neon-planet-light)" />
      </g>
      <path
        d="M-93 0A93 20 0 0 0 93 0"
        transform="translate(0 4) rotate(-14)"
        fill="none"
        stroke="#ffd3ec"
        strokeWidth="3"
      />
    </g>
  );
}

const ARCS = [
  [16, 0, 5],
  [27, 47, 4.4],
  [38, 94, 3.8],
  [49, 141, 3.2],
  [60, 188, 2.6],
  [70, 235, 2],
] as const;

const MOTIFS: Record<Exclude<SectorKind, 'tortuga'>, ReactNode> = {
  tradingPost: (
    <>
      <circle r="34" />
      <circle r="20" />
      <circle r="56" strokeDasharray="3 9" />
      <path d="M0-34V-62M0 34V62M-34 0H-62M34 0H62M-24-24-44-44M24 24 44 44M24-24 44-44M-24 24-44 44" />
      <path className="neon-solid" d="M-7-70H7V-58H-7ZM-7 58H7V70H-7ZM-70-7H-58V7H-70ZM58-7H70V7H58Z" />
    </>
  ),
  turrets: (
    <>
      <path d="M-46 44H46L34 20H-34ZM-20 20V2H20V20" />
      <path d="M-16 2-44-40M-2 2-22-54M16 2 44-40M2 2 22-54" strokeWidth="7" />
      <circle cy="2" r="10" />
      <path d="M-62 56H62" strokeWidth="4" />
    </>
  ),
  vortex: (
    <>
      {ARCS.map(([radius, turn, width]) => (
        <path
          key={radius}
          d={`M${radius} 0A${radius} ${radius} 0 1 1 ${(-0.307 * radius).toFixed(1)} ${(-0.952 * radius).toFixed(1)}`}
          transform={`rotate(${turn}) scale(1 .82)`}
          strokeWidth={width}
        />
      ))}
      <circle r="7" className="neon-solid" />
    </>
  ),
  lab: (
    <>
      <path d="M-52 34H52M-44 34A44 44 0 0 1 44 34M-22 34A22 44 0 0 1 22 34M0-10V34M-38 10H38M0-10V-44" />
      <circle cy="-50" r="6" className="neon-solid" />
      <path d="M-16-50A16 16 0 0 1-6-65M16-50A16 16 0 0 0 6-65M-60 50H60L50 34H-50Z" />
    </>
  ),
  mines: (
    <>
      <path d="M-62 26-48-16-20-8-2-40 26-22 40-38 62 4 52 44 8 58-36 50Z" />
      <path d="M-14 34-24 0-10-22 4 0-4 34ZM14 34 6 8 20-10 32 12 26 34Z" />
      <path d="M-24 0H4M6 8 32 12M-48-16-36 20-62 26M40-38 44 0 62 4" />
    </>
  ),
  fortress: (
    <>
      <path d="M-56 52V-4H-44V-16H-34V-4H-22V-36H-12V-50H-4V-62H4V-50H12V-36H22V-4H34V-16H44V-4H56V52Z" />
      <path d="M-10 52V26A10 10 0 0 1 10 26V52M-40 12H-30M30 12H40M-6-20H6M-6-4H6" />
    </>
  ),
};

export function Motif({ kind }: { readonly kind: SectorKind }) {
  return kind === 'tortuga' ? <Planet /> : <g className="neon-motif">{MOTIFS[kind]}</g>;
}
