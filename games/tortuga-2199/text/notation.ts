import { at, letterOf, seat as seatAt, seatLettered } from '@tortuga/kernel';
import { type Move, type MoveKind, moveSchema } from '../rules/move.ts';
import type { Pack } from '../rules/pack.ts';
import { SECTOR_COUNT, sectorKind, sectorNumber, TORTUGA } from '../rules/sectors.ts';
import { FIRST_SHIP, printedCards } from '../rules/values.ts';
import { abilityOf, TARGETS, type Target, type Word } from '../rules/vocabulary.ts';

/**
 * Moves as people type them: `play hacker`, `move post-2`, `use booster move vortex`, `conquer`, `attack B`,
 * `reinforce mines 7`, `scout from lab` (with the marker taken back from there). Golden games and scenarios use it.
 */
export function notationOf(pack: Pack) {
  const ids = printedCards(pack).map(({ id }) => id);
  const abilities = printedCards(pack).map(({ face }) => face.abilities.map(abilityOf));
  const card = (number: number): string => at(ids, number);

  function writeTarget(word: Word, target: number): string {
    switch (TARGETS[word]) {
      case 'sector':
        return ` ${SECTOR_IDS[target]}`;
      case 'seat':
        return ` ${letterOf(seatAt(target))}`;
      case 'card':
        return ` ${card(target)}`;
      case 'marker':
        return target === TORTUGA ? '' : ` ${SECTOR_IDS[target]}`;
      default:
        return '';
    }
  }

  function writeMove(move: Move): string {
    switch (move.kind) {
      case 'ship':
        return `ship ${card(FIRST_SHIP + move.ship)}`;
      case 'use': {
        const { word } = at(at(abilities, move.card), move.ability);
        return `use ${card(move.card)} ${writeAbility(move.card, move.ability)}${writeTarget(word, move.target)}`;
      }
      case 'tender':
        return `tender ${move.minerals}`;
      case 'conquer':
        return `conquer${move.pay === 'crypto' ? ' crypto' : ''}${writeFrom(move)}`;
      case 'scout':
        return `scout${writeFrom(move)}`;
      case 'reinforce':
        return `reinforce ${SECTOR_IDS[move.sector]} ${move.defence}`;
      case 'attack':
        return `attack ${letterOf(seatAt(move.seat))}`;
      case 'spoils':
        return `spoils ${move.from}`;
    }
    if ('card' in move) return `${move.kind} ${card(move.card)}`;
    return 'sector' in move ? `${move.kind} ${SECTOR_IDS[move.sector]}` : move.kind;
  }

  /** The word, with the ability's index if a card has the word twice. */
  function writeAbility(number: number, index: number): string {
    const words = at(abilities, number).map(({ word }) => word);
    const word = at(words, index);
    return words.indexOf(word) === index ? word : `${word}.${index}`;
  }

  function readMove(text: string): Move | null {
    const [kind = '', ...rest] = text.trim().split(/\s+/);
    const read = moveSchema.safeParse({ kind, ...fieldsOf(kind, rest) });
    return read.success && writeMove(read.data) === [kind, ...rest].join(' ') ? read.data : null;
  }

  function fieldsOf(kind: string, [first = '', second = '', third = '']: readonly string[]): object {
    switch (kind) {
      case 'ship':
        return { ship: ids.indexOf(first) - FIRST_SHIP };
      case 'use':
        return readUse(first, second, third);
      case 'tender':
        return { minerals: Number(first) };
      case 'conquer':
        return first === 'crypto'
          ? { pay: 'crypto', ...readFrom(second, third) }
          : { pay: 'maneuvers', ...readFrom(first, second) };
      case 'scout':
        return readFrom(first, second);
      case 'reinforce':
        return { sector: SECTOR_IDS.indexOf(first), defence: Number(second) };
      case 'attack':
        return { seat: seatLettered(first) };
      case 'spoils':
        return { from: first };
    }
    if (ON_CARDS.some((each) => each === kind)) return { card: ids.indexOf(first) };
    return ON_SECTORS.some((each) => each === kind) ? { sector: SECTOR_IDS.indexOf(first) } : {};
  }

  function readUse(id: string, written: string, target: string): object {
    const number = ids.indexOf(id);
    const ability = (abilities[number] ?? []).findIndex((_, index) => writeAbility(number, index) === written);
    const word = abilities[number]?.[ability]?.word;
    return { card: number, ability, target: word === undefined ? NaN : readTarget(TARGETS[word], target) };
  }

  function readTarget(kind: Target, target: string): number {
    switch (kind) {
      case 'sector':
        return SECTOR_IDS.indexOf(target);
      case 'marker':
        return target === '' ? TORTUGA : SECTOR_IDS.indexOf(target);
      case 'seat':
        return seatLettered(target);
      case 'card':
        return ids.indexOf(target);
      default:
        return 0;
    }
  }

  return { writeMove, readMove };
}

const SHORT_NAMES = { tradingPost: 'post' } as const;

export const SECTOR_IDS: readonly string[] = Array.from({ length: SECTOR_COUNT }, (_, sector) => {
  const kind = sectorKind(sector);
  const name = kind === 'tradingPost' ? SHORT_NAMES.tradingPost : kind;
  return sectorNumber(sector) === 0 ? name : `${name}-${sectorNumber(sector)}`;
});

/** The sector whose marker is taken back, if the hold has none. 2199-10.7 */
const writeFrom = ({ from }: { readonly from?: number }): string =>
  from === undefined ? '' : ` from ${SECTOR_IDS[from]}`;

const readFrom = (word: string, sector: string): object =>
  word === 'from' ? { from: SECTOR_IDS.indexOf(sector) } : {};

const ON_CARDS = [
  'play',
  'destroy',
  'reserve',
  'buy',
  'refresh',
  'cash',
  'powerOn',
  'commit',
  'lose',
] satisfies MoveKind[];
const ON_SECTORS = ['deploy', 'move', 'retreat', 'unmark'] satisfies MoveKind[];
