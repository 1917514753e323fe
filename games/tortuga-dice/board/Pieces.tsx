import { at, type Seat } from '@tortuga/kernel';
import type { Colour } from '../rules/types.ts';
import { colourName, letterOf } from '../words/names.ts';
import { useBoard } from './context.ts';

/** Chests, assigned dice and bonus tiles. */

/** Each colour has a lid of its own: dome, flat, peak, two domes, crown. */
const LIDS = [
  'M4 20C4 7 10 4 20 4S36 7 36 20Z',
  'M4 20V8.500Q4 7 5.500 7H34.500Q36 7 36 8.500V20Z',
  'M4 20L18.300 4.800Q20 3.300 21.700 4.800L36 20Z',
  'M4 20C4 3.500 19.200 3.500 20 12C20.800 3.500 36 3.500 36 20Z',
  'M4 20V5.500L12 12 20 3.500 28 12 36 5.500V20Z',
];
const BOX = 'M3.500 18.500H36.500V33.500Q36.500 35 35 35H5Q3.500 35 3.500 33.500Z';

interface ChestProps {
  readonly colour: Colour;
  readonly ghost?: boolean;
  /** Its id for flights, and the anchor it comes from. */
  readonly flight?: string;
  readonly from?: string;
  /** Its place: a chest that stays there does not fly, even if the page shifts. */
  readonly place?: string;
  /** Not read out, because its name is beside it. */
  readonly silent?: boolean;
}

/** Recognizable by colour, lid and letter. */
export function Chest({ colour, ghost = false, flight, from, place, silent = false }: ChestProps) {
  const { t } = useBoard();
  const name = colourName(colour);
  const picture = (
    <svg
      className="dice-chest"
      data-colour={name}
      data-info={`chest ${colour}`}
      data-ghost={ghost}
      viewBox="0 0 40 38"
      role="img"
      aria-label={silent ? undefined : t('dice.chest', { colour: name })}
      aria-hidden={silent}
    >
      <path d={`${at(LIDS, colour)}${BOX}`} strokeWidth="1.800" strokeLinejoin="round" />
      <path className="dice-chest-shade" d={`${at(LIDS, colour)}${BOX}`} fill="url(#dice-shade)" />
      <text x="20" y="32" textAnchor="middle">
        {t('dice.ui.letter', { colour: name })}
      </text>
    </svg>
  );
  if (flight === undefined) return picture;
  return (
    <span className="dice-flying" data-flight={flight} data-flight-from={from} data-flight-at={place}>
      {picture}
    </span>
  );
}

interface MiniProps {
  readonly seat: Seat;
  readonly die: number;
  readonly number: number;
  readonly preview?: boolean;
  /** A die has several pictures; only one of them flies. */
  readonly flies?: boolean;
}

/** A die on an action: letter and number, in its player's colour. */
export function Mini({ seat, die, number, preview = false, flies = false }: MiniProps) {
  const { me } = useBoard();
  const flight = flies
    ? {
        'data-flight': `die-${seat}-${die}`,
        'data-flight-from': seat === me ? `tray-${die}` : `hand-${seat}`,
        'data-flight-at': 'lane',
      }
    : {};
  return (
    <span className="dice-mini" data-seat={seat} data-preview={preview} {...flight}>
      <i>{letterOf(die)}</i>
      {number}
    </span>
  );
}

export function Bonus({ side }: { readonly side: number }) {
  return (
    <span className="dice-bonus" data-side={side} data-info="bonus">
      {side === 0 ? '' : `+${side}`}
    </span>
  );
}
