import type { Move, MoveOf, Payment, Spoils } from './move.ts';
import { SECTOR_COUNT } from './sectors.ts';
import { abilityOfCode, cardOfCode, codeOf } from './vocabulary.ts';

/** Every move, created once: listing legal moves allocates none, which is most of the speed of a playout. */
export interface AllMoves {
  readonly ship: readonly MoveOf<'ship'>[];
  readonly deploy: readonly MoveOf<'deploy'>[];
  readonly play: readonly MoveOf<'play'>[];
  /** By code of the ability, then by target. */
  readonly use: readonly (readonly MoveOf<'use'>[])[];
  readonly destroy: readonly MoveOf<'destroy'>[];
  readonly reserve: readonly MoveOf<'reserve'>[];
  readonly buy: readonly MoveOf<'buy'>[];
  readonly refresh: readonly MoveOf<'refresh'>[];
  readonly tender: readonly MoveOf<'tender'>[];
  readonly move: readonly MoveOf<'move'>[];
  readonly cash: readonly MoveOf<'cash'>[];
  readonly conquer: Readonly<Record<Payment, MoveOf<'conquer'>>>;
  /** By the sector that the marker is taken back from. */
  readonly conquerFrom: Readonly<Record<Payment, readonly MoveOf<'conquer'>[]>>;
  readonly scoutFrom: readonly MoveOf<'scout'>[];
  /** By sector and defence: `sector * DEFENCES + defence`. */
  readonly reinforce: readonly MoveOf<'reinforce'>[];
  readonly powerOn: readonly MoveOf<'powerOn'>[];
  readonly attack: readonly MoveOf<'attack'>[];
  readonly commit: readonly MoveOf<'commit'>[];
  readonly spoils: Readonly<Record<Spoils, MoveOf<'spoils'>>>;
  readonly lose: readonly MoveOf<'lose'>[];
  readonly retreat: readonly MoveOf<'retreat'>[];
  readonly unmark: readonly MoveOf<'unmark'>[];
}

export const DEFENCES = 11;
const MAX_MINERALS = 10;
const SHIPS = 4;

/** `abilities`: how many each card has. */
export function allMoves(abilities: readonly number[]): AllMoves {
  const cards = abilities.length;
  const targets = Math.max(cards, SECTOR_COUNT);
  const many = <Made>(count: number, make: (index: number) => Made): Made[] =>
    Array.from({ length: count }, (_, index) => make(index));
  return {
    ship: many(SHIPS, (ship) => ({ kind: 'ship', ship })),
    deploy: many(SECTOR_COUNT, (sector) => ({ kind: 'deploy', sector })),
    play: many(cards, (card) => ({ kind: 'play', card })),
    use: many(codeOf(cards, 0), (code) => {
      const [card, ability] = [cardOfCode(code), abilityOfCode(code)];
      const isPrinted = ability < (abilities[card] ?? 0);
      return isPrinted ? many(targets, (target) => ({ kind: 'use', card, ability, target })) : [];
    }),
    destroy: many(cards, (card) => ({ kind: 'destroy', card })),
    reserve: many(cards, (card) => ({ kind: 'reserve', card })),
    buy: many(cards, (card) => ({ kind: 'buy', card })),
    refresh: many(cards, (card) => ({ kind: 'refresh', card })),
    tender: many(MAX_MINERALS + 1, (minerals) => ({ kind: 'tender', minerals })),
    move: many(SECTOR_COUNT, (sector) => ({ kind: 'move', sector })),
    cash: many(cards, (card) => ({ kind: 'cash', card })),
    conquer: { maneuvers: { kind: 'conquer', pay: 'maneuvers' }, crypto: { kind: 'conquer', pay: 'crypto' } },
    conquerFrom: {
      maneuvers: many(SECTOR_COUNT, (from) => ({ kind: 'conquer', pay: 'maneuvers', from })),
      crypto: many(SECTOR_COUNT, (from) => ({ kind: 'conquer', pay: 'crypto', from })),
    },
    scoutFrom: many(SECTOR_COUNT, (from) => ({ kind: 'scout', from })),
    reinforce: many(SECTOR_COUNT * DEFENCES, (index) => ({
      kind: 'reinforce',
      sector: Math.floor(index / DEFENCES),
      defence: index % DEFENCES,
    })),
    powerOn: many(cards, (card) => ({ kind: 'powerOn', card })),
    attack: many(4, (seat) => ({ kind: 'attack', seat })),
    commit: many(cards, (card) => ({ kind: 'commit', card })),
    spoils: { rival: { kind: 'spoils', from: 'rival' }, bank: { kind: 'spoils', from: 'bank' } },
    lose: many(cards, (card) => ({ kind: 'lose', card })),
    retreat: many(SECTOR_COUNT, (sector) => ({ kind: 'retreat', sector })),
    unmark: many(SECTOR_COUNT, (sector) => ({ kind: 'unmark', sector })),
  };
}

/** Moves without a choice in them. */
export const BARE = {
  recall: { kind: 'recall' },
  skip: { kind: 'skip' },
  influence: { kind: 'influence' },
  collect: { kind: 'collect' },
  scout: { kind: 'scout' },
  capture: { kind: 'capture' },
  power: { kind: 'power' },
  ready: { kind: 'ready' },
  end: { kind: 'end' },
} as const satisfies Partial<Record<Move['kind'], Move>>;
