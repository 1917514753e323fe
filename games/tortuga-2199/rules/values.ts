import { at, type PackRef, packRefOf } from '@tortuga/kernel';
import { type AllMoves, allMoves } from './all-moves.ts';
import { mapsOf, type SectorMap } from './map.ts';
import type { Face, Pack } from './pack.ts';
import { OUTER_KINDS, SECTOR_COUNT, sectorKind } from './sectors.ts';
import { NEWEST } from './versions.ts';
import { type Ability, abilityOf, choicesAmong, codeOf, usesOf } from './vocabulary.ts';

/** Where a card comes from, which decides what may be done with it. */
type CardClass = 'starter' | 'ship' | 't' | (typeof OUTER_KINDS)[number] | 'hunt';

interface Printed {
  readonly id: string;
  readonly face: Omit<Face, 'id'>;
  readonly from: CardClass;
  readonly cost: number;
  readonly copies: number;
}

/** The different cards of a pack. A card's index in this list is its number everywhere. */
export function printedCards(pack: Pack): readonly Printed[] {
  const { mining, impulse, booster } = pack.starters;
  const starter = (id: string, face: Omit<Face, 'id'>): Printed => ({ id, face, from: 'starter', cost: 0, copies: 0 });
  return [
    starter('mining', mining),
    starter('impulse', impulse),
    starter('booster', booster),
    ...pack.ships.map((ship): Printed => ({ id: ship.id, face: ship, from: 'ship', cost: 0, copies: 1 })),
    ...(['t', ...OUTER_KINDS] as const).flatMap((deck) =>
      pack.cards
        .filter(({ kind }) => kind === deck)
        .map((card): Printed => ({ id: card.id, face: card, from: deck, cost: card.cost, copies: card.copies })),
    ),
    ...pack.hunts.map((hunt): Printed => ({ id: hunt.id, face: hunt, from: 'hunt', cost: 0, copies: 1 })),
  ];
}

export const MINING = 0;
export const IMPULSE = 1;
export const BOOSTER = 2;
export const FIRST_SHIP = 3;
export const FIRST_T = 7;

/** The values of a pack by card number, sector or hunt. */
export interface Values {
  readonly ref: PackRef;
  /** See `versions.ts`. */
  readonly rulesVersion: number;
  readonly cards: number;
  readonly ids: readonly string[];
  readonly from: readonly CardClass[];
  readonly cost: readonly number[];
  readonly crypto: readonly number[];
  readonly maneuvers: readonly number[];
  readonly copies: readonly number[];
  readonly abilities: readonly (readonly Ability[])[];
  /** Codes of the abilities for when the card is played, attacks or defends. */
  readonly whenPlayed: readonly (readonly number[])[];
  readonly whenAttacking: readonly (readonly number[])[];
  readonly whenDefending: readonly (readonly number[])[];
  /** By code of an ability: those that can't be used after it, since only one of them is. */
  readonly alternatives: readonly (readonly number[])[];
  /** T cards begin with number `FIRST_T`; hunts come last. */
  readonly tCount: number;
  readonly firstHunt: number;
  readonly outerCards: readonly (readonly number[])[];
  /** By hunt. */
  readonly difficulty: readonly number[];
  readonly worth: readonly number[];
  /** Influence of the control tokens, by sector. */
  readonly control: readonly number[];
  /** First those for two players, then those for more, then those for three if they have their own. */
  readonly maps: readonly SectorMap[];
  readonly rounds: number;
  readonly moves: AllMoves;
}

export function valuesOf(pack: Pack, rulesVersion = NEWEST): Values {
  const printed = printedCards(pack);
  const abilities = printed.map(({ face }) => face.abilities.map(abilityOf));
  const numbersOf = (from: CardClass) => printed.flatMap((card, index) => (card.from === from ? [index] : []));
  const codes = (fits: (ability: Ability) => boolean) =>
    abilities.map((list, card) =>
      list.flatMap((ability, index) =>
        fits(ability) ? new Array<number>(usesOf(ability)).fill(codeOf(card, index)) : [],
      ),
    );
  return {
    ref: packRefOf(pack),
    rulesVersion,
    cards: printed.length,
    ids: printed.map(({ id }) => id),
    from: printed.map(({ from }) => from),
    cost: printed.map(({ cost }) => cost),
    crypto: printed.map(({ face }) => face.crypto),
    maneuvers: printed.map(({ face }) => face.maneuvers),
    copies: printed.map(({ copies }) => copies),
    abilities,
    whenPlayed: codes(({ moment }) => moment === null),
    whenAttacking: codes(({ moment }) => moment === 'attacking' || moment === 'combat'),
    whenDefending: codes(({ moment }) => moment === 'defending' || moment === 'combat'),
    alternatives: alternativesAmong(abilities),
    tCount: numbersOf('t').length,
    firstHunt: at(numbersOf('hunt'), 0),
    outerCards: OUTER_KINDS.map((kind) => numbersOf(kind).flatMap((card) => copiesOf(card, at(printed, card).copies))),
    difficulty: pack.hunts.map(({ difficulty }) => difficulty),
    worth: pack.hunts.map(({ influence }) => influence),
    control: Array.from({ length: SECTOR_COUNT }, (_, sector) => pack.control[sectorKind(sector)]),
    maps: [pack.layout.two, pack.layout.more, pack.layout.three ?? []].flatMap(mapsOf),
    rounds: pack.rounds,
    moves: allMoves(abilities.map((list) => list.length)),
  };
}

function alternativesAmong(abilities: readonly (readonly Ability[])[]): number[][] {
  const alternatives = Array.from({ length: codeOf(abilities.length, 0) }, (): number[] => []);
  for (const [card, list] of abilities.entries()) {
    for (const choice of choicesAmong(list)) {
      const codes = choice.map((each) => codeOf(card, list.indexOf(each)));
      for (const code of codes) alternatives[code] = codes.filter((other) => other !== code);
    }
  }
  return alternatives;
}

const copiesOf = (card: number, copies: number): number[] => new Array<number>(copies).fill(card);
