import type { Pack } from '../rules/pack.ts';

type SeaValues = Pick<Pack['seas'][number], 'speed' | 'hull' | 'guns'>;

const WIDTH = 180;
const HEIGHT = 40;

function wave(y: number, length: number, height: number, shift: number): string {
  const half = length / 2;
  return `M${-shift} ${y}${`q${half / 2} ${-height} ${half} 0t${half} 0`.repeat(Math.ceil((WIDTH + shift) / length) + 1)}`;
}

const FAIR = 'M88 6h44q12 0 12-4M106 10h54q12 0 12-5';
const FOUL = 'M176 7H118q-10 0-10 4t7 3 4-4';
const FOG = 'M96 12h84M82 16h98M4 20h172M12 24h160';
const RAIN = Array.from({ length: 9 }, (_, drop) => `M${6 + drop * 20} ${3 + (drop % 3) * 3}l-4 9m9-6l-4 9`).join('');

/** The swell grows with what the sea does to hulls. */
function swell({ hull, guns }: SeaValues): string[] {
  const rough = 1.8 + Math.abs(hull) * 0.7 + Math.max(0, -guns) * 0.4;
  const length = 20 + Math.abs(hull) * 8;
  const first = hull >= 2 ? 24 : 19;
  const lines = Math.ceil((HEIGHT - first) / 4.4) + 1;
  return Array.from({ length: lines }, (_, line) =>
    wave(first + line * 4.4, length + (line % 2) * 4, rough + (line % 3) * 0.4, 20 + line * 7),
  );
}

/** A sea drawn from its values: wind for speed, rocks and swell for hulls, fog and rain for guns. */
export function Sea({ sea }: { readonly sea: SeaValues }) {
  return (
    <svg
      className="cards-sea-art"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {swell(sea).map((line) => (
        <path key={line} d={line} />
      ))}
      {sea.speed > 0 && <path strokeWidth="1" d={sea.speed > 1 ? `${FAIR}M84 14h52l-5-3m5 3l-5 3` : FAIR} />}
      {sea.speed < 0 && (
        <path strokeWidth="1" d={sea.speed < -1 ? `${FOUL}M176 12H150q-7 0-7 3t5 2M176 3H140` : FOUL} />
      )}
      {sea.hull >= 2 && (
        <g className="cards-rocks">
          <path d="M28 32L40 12l8 8 8-12 14 24z" strokeWidth="1.1" />
          <path d="M104 34l10-16 8 6 6-8 14 18z" strokeWidth="1.1" />
          <path d="M40 12l-4 20M44 16l-2 16M56 9l-6 23M60 16l-4 16M114 18l-3 15M118 22l-3 12M128 17l-4 17" />
        </g>
      )}
      {sea.guns > 0 && sea.hull < 0 && <path strokeWidth="1" strokeDasharray="12 6 20 5" d={FOG} />}
      {sea.guns < -1 && <path strokeWidth=".9" d={RAIN} />}
    </svg>
  );
}
