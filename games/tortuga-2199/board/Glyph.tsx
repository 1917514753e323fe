import { Drawing, TURN_BACK } from '@tortuga/kit';

/** Our own icons for everything that is counted, clear even below 16 pixels. */

const GLYPHS = {
  crypto: [
    'M12 1 21.500 6.500v11L12 23 2.500 17.500v-11Z',
    'M15.600 8.600A4.800 4.800 0 1 0 15.600 15.400M12 5v2.400M12 16.600V19',
  ],
  maneuvers: [
    'M12 1.500 22.500 12.200 19 15.600 12 8.600 5 15.600 1.500 12.200ZM12 11.200 19 18.200 15.800 21.600 12 17.800 8.200 21.600 5 18.200Z',
    '',
  ],
  minerals: ['M12 1 19 8 12 23 5 8Z', 'M5 8H19M12 1 9 8 12 23 15 8Z'],
  influence: ['M2 6 7.200 10.400 12 3l4.800 7.400L22 6l-2 11H4ZM4 18.500H20V21.500H4Z', ''],
  defence: ['M12 1.500 21 4.500V11c0 6-3.800 9.700-9 11.500C6.800 20.700 3 17 3 11V4.500Z', ''],
  posts: [
    'M10 1h4v4.300a7 7 0 0 1 4.700 4.700H23v4h-4.300A7 7 0 0 1 14 18.700V23h-4v-4.300A7 7 0 0 1 5.300 14H1v-4h4.300A7 7 0 0 1 10 5.300ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z',
    '',
  ],
  turrets: ['M5.500 1.500 9 1l2 9h2l2-9 3.500.500L16.500 12H18v5h3l1.500 5.500h-21L3 17h3v-5h1.500Z', ''],
  hunt: ['M8 1.500H16L22.500 8V16L16 22.500H8L1.500 16V8Z', ''],
  cards: ['M3 4 15 1l5 19-12 3ZM16.500 3H21V19L20.300 16.500Z', ''],
  bin: ['M9 1h6v2h6v3H3V3h6ZM4.500 8h15L18 23H6Z', 'M9.500 11.500v8M14.500 11.500v8'],
  markers: ['M6 1h3v22H6ZM10 2h11l-3 5 3 5H10Z', ''],
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name, className = '' }: { readonly name: GlyphName; readonly className?: string }) {
  const [fill, line] = GLYPHS[name];
  return (
    <Drawing className={`neon-glyph neon-glyph-${name} ${className}`} size={24} path={fill}>
      {line !== '' && <path className="neon-glyph-line" d={line} />}
    </Drawing>
  );
}

export const TurnBack = ({ forward = false }: { readonly forward?: boolean }) => (
  <Drawing className="neon-sign" size={24} path={TURN_BACK} forward={forward} />
);

/** Lines of a log. */
export const Lines = () => <Drawing className="neon-sign" size={24} path="M4 6H20M4 12H20M4 18H13" />;

export const Cross = () => <Drawing className="neon-sign" size={24} path="M5 5 19 19M19 5 5 19" />;

const HEX = 'M0-57.700 50-28.900V28.900L0 57.700-50 28.900V-28.900Z';

/** A number or a letter in a hexagon: what a card costs, where it comes from. */
export function HexBadge({ children, kind }: { readonly children: string | number; readonly kind: 'cost' | 'letter' }) {
  return (
    <span className="neon-hex" data-kind={kind}>
      <svg viewBox="-50 -57.700 100 115.400" aria-hidden="true">
        <path d={HEX} />
      </svg>
      <b>{children}</b>
    </span>
  );
}
