import type { Pack } from '../rules/pack.ts';

type Values = Pick<Pack['pirates'][number], 'speed' | 'hull' | 'guns'>;
type HullForm = keyof typeof HULLS;

interface Mast {
  readonly x: number;
  readonly top: number;
  /** Sails, one above the other. */
  readonly tiers: number;
  /** Width of the lowest sail. */
  readonly width: number;
}

interface Rig {
  readonly hull: HullForm;
  readonly masts: readonly Mast[];
  readonly ports: number;
  readonly jib: boolean;
  readonly lateen: boolean;
  readonly black: boolean;
}

const HULLS = {
  galleon: 'M24 36L30 64Q34 72 48 72H128Q146 69 152 42L140 42Q138 54 118 55H66Q54 54 52 36Z',
  frigate: 'M26 40L31 62Q34 71 46 71H132Q147 69 157 45Q141 54 120 55H64Q50 54 48 44L44 40Z',
  sloop: 'M30 52Q36 66 50 69H130Q148 66 164 48Q140 56 112 57H60Q44 57 30 52Z',
  round: 'M30 44Q26 60 38 68Q48 73 60 73H124Q142 71 152 46Q136 53 116 54H62Q48 53 46 44Z',
} as const;

/** Where the lowest sail ends. */
const FOOT = 51;
const FIRST_PORT = 60;
const PORT_STEP = 12;

/** A pirate ship drawn from its values: sturdy ones are high, fast ones are low and sharp, ports count the guns. */
export function pirateRig({ speed, hull, guns }: Values): Rig {
  const form = hull >= 5 ? 'galleon' : speed >= 5 ? 'sloop' : 'frigate';
  const count = form === 'galleon' ? 3 : form === 'sloop' && guns < 4 ? 1 : 2;
  return {
    hull: form,
    masts: mastsOf(count, 8 + (6 - Math.min(6, speed)), form === 'sloop' && count === 2 ? 1 : 2, 42),
    ports: Math.min(7, guns + 2),
    jib: true,
    lateen: form === 'sloop' || guns > 5,
    black: true,
  };
}

/** A transport: the rich ones carry more sail. */
export function transportRig({ speed, hull, guns, doubloons }: Values & { readonly doubloons: number }): Rig {
  const form = hull <= 2 ? 'sloop' : guns >= 5 ? 'galleon' : speed >= 5 ? 'frigate' : 'round';
  const count = doubloons >= 2 ? 3 : hull >= 4 && doubloons === 0 ? 1 : form === 'sloop' && guns < 2 ? 1 : 2;
  return {
    hull: form,
    masts: mastsOf(count, 20 - Math.min(5, speed), doubloons >= 1 && count > 1 ? 2 : 1, count === 1 ? 46 : 38),
    ports: Math.max(0, guns - 1),
    jib: speed > 1,
    lateen: speed >= 4 && guns <= 3,
    black: false,
  };
}

function mastsOf(count: number, top: number, tiers: number, width: number): Mast[] {
  if (count === 1) return [{ x: 88, top, tiers, width }];
  if (count === 2) {
    return [
      { x: 62, top: top + 5, tiers, width: width - 4 },
      { x: 108, top, tiers, width },
    ];
  }
  return [
    { x: 55, top: top + 9, tiers, width: width - 12 },
    { x: 90, top, tiers: tiers + (top < 14 ? 1 : 0), width },
    { x: 127, top: top + 7, tiers, width: width - 12 },
  ];
}

const WAVE = `M-18 72${'q4.500 -3 9 0t9 0'.repeat(12)}M-4 76h30M40 77h22M80 76.500h34M130 77h40M10 80h24M60 80.500h50M120 80h24`;

export function Ship({ rig, label }: { readonly rig: Rig; readonly label?: string }) {
  const fore = rig.masts.at(-1);
  const aft = rig.masts[0];
  return (
    <svg
      className="cards-ship"
      viewBox="0 6 180 77"
      preserveAspectRatio="xMidYMax meet"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {rig.masts.map(({ x, top }) => (
        <g key={x}>
          <path d={`M${x} ${top}V56`} strokeWidth="1.6" />
          <path d={`M${x} ${top + 4}L${x - 17} 54M${x} ${top + 4}L${x + 16} 54`} strokeWidth=".5" />
        </g>
      ))}
      <path d="M150 47L172 37" strokeWidth="1.6" />
      {rig.jib && fore && <Triangle a={[fore.x + 4, fore.top + 10]} b={[168, 40]} c={[fore.x + 14, 50]} />}
      {rig.lateen && aft && <Triangle a={[aft.x - 1, aft.top + 14]} b={[aft.x - 34, 50]} c={[aft.x - 1, 52]} />}
      {rig.masts.flatMap((mast) => sailsOf(mast).map((sail) => <Sail key={`${sail.x} ${sail.y}`} {...sail} />))}
      {rig.masts.map(({ x, top }) => (
        <path
          key={x}
          className={rig.black ? 'cards-black' : 'cards-white'}
          d={`M${x} ${top}${rig.black ? 'l-15 1.500 4 3-4 3.500 15 1z' : 'l-12 2.500 12 2.500z'}`}
          strokeWidth=".8"
        />
      ))}
      <use href={`#cards-hull-${rig.hull}`} />
      {Array.from({ length: rig.ports }, (_, index) => FIRST_PORT + index * PORT_STEP).map((x) => (
        <rect key={x} className="cards-black" x={x} y="57.500" width="4.600" height="4.200" />
      ))}
      <path d={WAVE} strokeWidth=".8" />
    </svg>
  );
}

interface SailShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the topsail down, each wider and higher than the one above. */
function sailsOf({ x, top, tiers, width }: Mast): SailShape[] {
  const first = top + 7;
  const room = FOOT - first - (tiers - 1) * 3;
  const share = (tier: number) => (1 + tier * 0.35) / (tiers + (0.35 * tiers * (tiers - 1)) / 2);
  return Array.from({ length: tiers }, (_, tier) => {
    const above = Array.from({ length: tier }, (_each, index) => share(index) * room + 3);
    return {
      x,
      y: Math.round((first + above.reduce((sum, each) => sum + each, 0)) * 10) / 10,
      width: width - (tiers - 1 - tier) * 8,
      height: Math.round(share(tier) * room * 10) / 10,
    };
  });
}

function Sail({ x, y, width, height }: SailShape) {
  const half = width / 2;
  const left = x - half;
  const right = x + half;
  const belly = y + height * 0.55;
  const foot = y + height;
  const cloth = `M${left} ${y}Q${x} ${y + 3} ${right} ${y}Q${right + 5} ${belly} ${right - 1} ${foot}Q${x + 2} ${foot + 4} ${left} ${foot}Q${left + 5} ${belly} ${left} ${y}Z`;
  const shade = Array.from(
    { length: Math.floor((width * 0.4) / 2.1) },
    (_, line) => `M${left + 0.5 + line * 2.1} ${y + 0.5}q5 ${height * 0.55} 0 ${height}`,
  );
  return (
    <>
      <path d={`M${left - 2} ${y}H${right + 2}`} strokeWidth="1.2" />
      <path className="cards-white" d={cloth} strokeWidth="1.1" />
      <path d={shade.join('')} strokeWidth=".55" />
    </>
  );
}

type Point = readonly [number, number];

function Triangle({ a, b, c }: { readonly a: Point; readonly b: Point; readonly c: Point }) {
  const between = (from: Point, to: Point, share: number) =>
    `${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
  const shade = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((share) => `M${between(a, c, share)}L${between(b, c, share)}`);
  return (
    <>
      <path className="cards-white" d={`M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}Z`} strokeWidth="1.1" />
      <path d={shade.join('')} strokeWidth=".5" />
    </>
  );
}

const PLANKS = Array.from({ length: 11 }, (_, line) => {
  const y = 47 + line * 2.6;
  return `M20 ${y}Q90 ${y + 8} 165 ${y - 4}`;
}).join('');
const SHADE = Array.from({ length: 62 }, (_, line) => `M${10 + line * 2.6} 76l10 -16`).join('');

/** The four hulls, hatched once for all ships that use them. */
export function Hulls() {
  return (Object.entries(HULLS) as [HullForm, string][]).map(([form, outline]) => (
    <g key={form} id={`cards-hull-${form}`}>
      <clipPath id={`cards-clip-${form}`}>
        <path d={outline} />
      </clipPath>
      <path className="cards-wood" d={outline} strokeWidth="1.5" />
      <path d={PLANKS} clipPath={`url(#cards-clip-${form})`} strokeWidth=".6" />
      <path d={SHADE} clipPath={`url(#cards-clip-${form})`} strokeWidth=".6" />
    </g>
  ));
}
