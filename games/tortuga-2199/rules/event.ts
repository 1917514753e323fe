import type { Hidden, Seat } from '@tortuga/kernel';
import type { Payment } from './move.ts';
import type { CombatPart } from './questions.ts';
import type { Ending } from './state.ts';
import type { Word } from './vocabulary.ts';

/** Cards, sectors and hunts are numbers; what not everybody may know can be hidden. */
export type GameEvent =
  | { readonly type: 'shipChosen'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'dealt'; readonly hands: readonly (readonly number[] | Hidden)[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly crypto: number }
  | { readonly type: 'deployed'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly card: number | Hidden }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly card: number;
      readonly ability: number;
      readonly word: Word;
      /** What it adds to the total of a combat. */
      readonly bonus?: number;
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly crypto: number;
      readonly maneuvers: number;
      readonly influence?: number;
    }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly number[] | Hidden }
  | { readonly type: 'shuffled'; readonly seat: Seat }
  | { readonly type: 'moved'; readonly seat: Seat; readonly sector: number; readonly distance: number }
  | { readonly type: 'collected'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'mineralsTaken'; readonly seat: Seat; readonly count: number; readonly from: MineralSource }
  | { readonly type: 'reserved'; readonly seat: Seat; readonly card: number | Hidden }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly card: number; readonly from: DestroyedFrom }
  | { readonly type: 'scouted'; readonly seat: Seat; readonly sector: number; readonly hunt: number | Hidden }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly sector: number; readonly hunt: number | Hidden }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly card: number;
      readonly crypto: number;
      readonly minerals: number;
      readonly to: 'discard' | 'hand' | 'deck';
    }
  | { readonly type: 'opened'; readonly sector: number; readonly card: number }
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly sector: number; readonly card: number }
  | { readonly type: 'influenceBought'; readonly seat: Seat; readonly crypto: number; readonly minerals: number }
  | { readonly type: 'tendered'; readonly seat: Seat; readonly minerals: number }
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly sector: number;
      readonly hunt: number;
      readonly cost: number;
    }
  | { readonly type: 'cashed'; readonly seat: Seat; readonly card: number; readonly influence: number }
  | {
      readonly type: 'conquered';
      readonly seat: Seat;
      readonly sector: number;
      readonly defence: number;
      readonly pay: Payment | 'combat';
      readonly cost: number;
      readonly loser: Seat | null;
    }
  | { readonly type: 'freed'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'unmarked'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'reinforced'; readonly seat: Seat; readonly sector: number; readonly defence: number }
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'attacked'; readonly seat: Seat; readonly rival: Seat; readonly sector: number }
  | { readonly type: 'committed'; readonly seat: Seat; readonly card: number | Hidden }
  | { readonly type: 'readied'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'revealed'; readonly attacker: readonly number[]; readonly defender: readonly number[] }
  | {
      readonly type: 'fought';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly attack: number;
      readonly defence: number;
      /** Turrets tokens of both, and half the defence of the defender's own sector. */
      readonly turrets: readonly [attacker: number, defender: number];
      readonly walls: number;
      /** What both totals are made of. Servers of earlier versions did not send it. */
      readonly parts?: readonly [attacker: readonly CombatPart[], defender: readonly CombatPart[]];
      readonly winner: Seat;
    }
  | {
      readonly type: 'spoils';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly taken: number;
      readonly bank: number;
    }
  | { readonly type: 'shipLost'; readonly seat: Seat }
  | { readonly type: 'retreated'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'council'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly cause: Ending; readonly winners: readonly Seat[] };

export type MineralSource = 'depot' | 'sector' | 'rival';
export type DestroyedFrom = 'played' | 'hand' | 'discard' | 'combat';

export const GAME_EVENTS = [
  'shipChosen',
  'dealt',
  'turnBegan',
  'deployed',
  'recalled',
  'played',
  'used',
  'gained',
  'takenBack',
  'discarded',
  'drew',
  'shuffled',
  'moved',
  'collected',
  'mineralsTaken',
  'reserved',
  'destroyed',
  'scouted',
  'peeked',
  'bought',
  'opened',
  'refreshed',
  'influenceBought',
  'tendered',
  'captured',
  'cashed',
  'conquered',
  'freed',
  'unmarked',
  'reinforced',
  'powerUsed',
  'attacked',
  'committed',
  'readied',
  'revealed',
  'fought',
  'spoils',
  'shipLost',
  'retreated',
  'turnEnded',
  'council',
  'ended',
] as const satisfies readonly GameEvent['type'][];
