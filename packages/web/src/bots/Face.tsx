const HEAD = 'M9.500 13v4.500a6.500 6.500 0 0 0 13 0V13';
const SHOULDERS = 'M4 31c.8-4.500 4-6.500 8-7h8c4 .5 7.200 2.500 8 7';
const EYES = 'M13.200 15.500v.8M18.800 15.500v.8';

interface Drawing {
  /** Drawn as lines. */
  readonly lines: string;
  /** Filled with ink. */
  readonly ink: string;
  /** Lightly tinted. */
  readonly tint: string;
}

/** By character, 32 by 32, in the ink of the board or the page they stand on. */
const FACES: Readonly<Record<string, Drawing>> = {
  plain: {
    lines: `${HEAD}${SHOULDERS}${EYES}M13.500 20c1.500 1 3.500 1 5 0M8.500 12.500h15M9.500 12.500c0-9 13-9 13 0M12 24l4 4 4-4`,
    ink: 'M9.300 11h13.400v2H9.300z',
    tint: 'M9.500 12.500c0-9 13-9 13 0z',
  },
  raider: {
    lines: `${HEAD}${SHOULDERS}M9.500 13c0-3 2-5 4-5.700M22.500 13c0-3-2-5-4-5.700M13.500 21h5M20 18.500l2 3M8 27l3 1M24 27l-3 1`,
    ink: 'M13.500 9l-.5-7 2 3 1-4 1 4 2-3-.5 7zM9 13.500h14v3.200l-4.500.8-2.500-1.800-2.500 1.800-4.500-.8z',
    tint: SHOULDERS,
  },
  trader: {
    lines: `M6 31V14.500C6 3 26 3 26 14.500V31M9.500 31v-8M22.500 31v-8${HEAD}M9.500 13c2-3.500 11-3.500 13 0M13.200 15.300v.9M19 12.800a2.800 2.800 0 1 1-.01 0M20.800 18.300l1 5M13 20.300c2 1.400 4 1.200 5.500-.3`,
    ink: 'M16 25a2.400 2.400 0 1 1-.01 0zM19 14.800a.9.9 0 1 1-.01 0z',
    tint: 'M6 31V14.500C6 3 26 3 26 14.500V31h-3.500V13c-2-3.500-11-3.500-13 0v18z',
  },
  hunter: {
    lines: `${HEAD}${SHOULDERS}M4 11.500h24M8.500 11.500L11 4h10l2.500 7.500M13 15.300v.8M19.500 12.500a3.400 3.400 0 1 1-.01 0M23 15.500h4.500M14 20.500h4.500M9.500 13.500l7 1`,
    ink: 'M9.200 9h13.600l.8 2.500H8.400zM19.500 14.400a1.500 1.500 0 1 1-.01 0z',
    tint: 'M8.500 11.500L11 4h10l2.500 7.500z',
  },
  corsair: {
    lines: `${HEAD}${SHOULDERS}M3.500 11c5-.5 6-7 12.500-7s7.500 6.500 12.500 7c-4 2.500-8 2-12.500 2s-8.500.5-12.500-2zM18.800 15.300v.9M9.500 14l7 1.200M16 18v1.200`,
    ink: 'M10.700 14.200h5v2.200c-.8 1.900-4 1.900-5 0zM9.600 18.500c1 8 11.800 8 12.800 0-1.500 1.300-3 1.800-4 1.500-1.500-.6-3.300-.6-4.800 0-1 .3-2.500-.2-4-1.500z',
    tint: 'M3.500 11c5-.5 6-7 12.500-7s7.500 6.500 12.500 7c-4 2.500-8 2-12.500 2s-8.500.5-12.500-2z',
  },
  smuggler: {
    lines: `${HEAD}${SHOULDERS}M9 12.500C8.500 3 23.500 3 23 12.500M8.500 10h15M8.500 12.500h15M12 15.300l2 .7M20 15.300l-2 .7M22.500 19l4-1.500-1 4z`,
    ink: 'M9.500 17.500l6.500 1.800 6.500-1.800c0 9-13 9-13 0z',
    tint: 'M9 12.500C8.500 3 23.500 3 23 12.500z',
  },
  gambler: {
    lines: `${HEAD}${SHOULDERS}M3.500 11.500c4 1.800 21 1.800 25 0M9.500 12V4.500c3 1.500 10 1.500 13 0V12M13 15.300v.9M17.500 15.800c.8-.8 2-.8 2.800 0M14 21.500c1.500.8 3.500.6 4.500-.5M12 24l4 2.500 4-2.500`,
    ink: 'M16 5.800c1.500 1.700 2.600 2.300 2.600 3.500 0 1.300-1.500 1.500-2.100.8l.5 1.500h-2l.5-1.500c-.6.7-2.100.5-2.100-.8 0-1.200 1.100-1.800 2.600-3.500zM11 19.500c1.800-2 4-1.600 5-.3 1-1.300 3.200-1.700 5 .3-2 1.300-4 1.300-5 .3-1 1-3 1-5-.3z',
    tint: 'M9.500 12V4.500c3 1.500 10 1.500 13 0V12z',
  },
  navigator: {
    lines: `M9.500 13v4M22.500 13v4M9.500 17c-1 6 2 12 6.500 12s7.500-6 6.500-12M13 13.600a2.100 2.100 0 1 1-.01 0M19 13.600a2.100 2.100 0 1 1-.01 0M15.100 15.500c.5-.5 1.300-.5 1.800 0M8 12h16M9 12C8.500 4.500 23.500 4.500 23 12M4 31c.5-3 2-5 5-6M28 31c-.5-3-2-5-5-6M14 20.500h4M14 23.500l.5 2.500M18 23.500l-.5 2.500`,
    ink: 'M16 5l1 2.600 2.600 1-2.600 1-1 2.400-1-2.400-2.600-1 2.600-1z',
    tint: 'M9.500 17c-1 6 2 12 6.500 12s7.500-6 6.500-12c-2 2.500-4 1.500-6.500 1.500s-4.500 1-6.500-1.500z',
  },
  lot: {
    lines: 'M7 9l9-4 9 4v13l-9 5-9-5zM7 9l9 4.500L25 9M16 13.500V27',
    ink: 'M11.500 16.500a1.200 1.500 0 1 1-.01 0zM20.500 15a1.200 1.500 0 1 1-.01 0zM20.500 20a1.200 1.500 0 1 1-.01 0zM16 7.800a1.800 1 0 1 1-.01 0z',
    tint: 'M7 9l9 4.500V27l-9-5z',
  },
};

interface FaceProps {
  /** A character, or `lot`; null for a bot without one. */
  readonly character: string | null;
  /** The accessible name; without it the name stands beside it. */
  readonly name?: string;
}

/** A bot, by its character. */
export function Face({ character, name }: FaceProps) {
  const { lines, ink, tint } = FACES[character ?? 'plain'] ?? (FACES['plain'] as Drawing);
  return (
    <svg className="face" viewBox="0 0 32 32" role="img" aria-label={name} aria-hidden={name === undefined}>
      <path d={tint} fill="currentColor" fillOpacity="0.18" />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={ink} fill="currentColor" />
    </svg>
  );
}
