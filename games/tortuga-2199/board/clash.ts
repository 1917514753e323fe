import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { Frame } from '../rules/state.ts';
import type { FightView, HiddenCards, View } from '../rules/view-types.ts';
import type { Face } from '../words/faces.ts';
import type { Heard } from './heard.ts';

/** A combat, while it lasts and after: put together from the view and from what was told. */

export type Step =
  | { readonly kind: 'card'; readonly card: number; readonly value: number; readonly sum: number }
  | {
      readonly kind: 'turrets' | 'walls' | 'abilities' | 'rest';
      readonly value: number;
      readonly sum: number;
      /** Whose abilities brought it. */
      readonly by: readonly number[];
    };

export interface Side {
  readonly seat: Seat;
  /** How many cards; and which, as far as they may be seen. */
  readonly count: number;
  readonly steps: readonly Step[];
  readonly total: number | null;
}

export interface Outcome {
  readonly n: number;
  readonly winner: Seat;
  readonly loser: Seat;
  readonly taken: number;
  readonly bank: number;
  readonly lost: number | null;
  /** The new defence, if the sector changed hands. */
  readonly conquered: number | null;
  readonly freed: boolean;
  readonly shipLost: boolean;
  readonly fledTo: number | null;
}

export interface Clash {
  readonly frame: Frame;
  readonly sector: number;
  readonly attack: Side;
  readonly defence: Side;
  readonly outcome: Outcome | null;
}

/** What only the view of a running combat says; kept for when it is over. */
export interface Bonuses {
  readonly turrets: readonly [attack: number, defence: number];
  readonly walls: number;
}

export const bonusesOf = ({ players }: View, fight: FightView): Bonuses => ({
  turrets: [players[fight.attacker]?.turrets ?? 0, players[fight.defender]?.turrets ?? 0],
  walls: fight.walls,
});

type FaceOf = (card: number) => Face;

interface Parts {
  readonly turrets: number;
  readonly walls: number;
  readonly abilities: number;
  /** The cards whose abilities were used. */
  readonly used: readonly number[];
}

/** Card by card, then what else counts; what nobody can name any more is the rest. 2199-12.6 */
function stepsOf(faceOf: FaceOf, cards: readonly number[], parts: Parts, total: number | null): Step[] {
  const steps: Step[] = [];
  let sum = 0;
  for (const card of cards) {
    const value = faceOf(card).maneuvers;
    sum += value;
    steps.push({ kind: 'card', card, value, sum });
  }
  const known = parts.turrets + parts.walls + parts.abilities;
  const rest = total === null ? 0 : total - sum - known;
  for (const [kind, value] of [
    ['turrets', parts.turrets],
    ['abilities', parts.abilities],
    ['walls', parts.walls],
    ['rest', rest],
  ] as const) {
    if (value === 0) continue;
    sum += value;
    steps.push({ kind, value, sum, by: kind === 'abilities' ? parts.used : [] });
  }
  return steps;
}

const seen = (cards: readonly number[] | HiddenCards): readonly number[] => ('hidden' in cards ? [] : cards);
const countOf = (cards: readonly number[] | HiddenCards): number => ('hidden' in cards ? cards.count : cards.length);

/** The cards of a seat whose combat abilities were used since the attack. */
function usedBy(told: readonly GameEvent[], seat: Seat, faceOf: FaceOf): number[] {
  const since = told.slice(told.findLastIndex(({ type }) => type === 'attacked') + 1);
  return since.flatMap((event) =>
    event.type === 'used' && event.seat === seat && faceOf(event.card).abilities[event.ability]?.word === 'bonus'
      ? [event.card]
      : [],
  );
}

export function runningClash(view: View, fight: FightView, heard: readonly Heard[], faceOf: FaceOf): Clash {
  const told = heard.flatMap(({ events }) => events);
  const used = (seat: Seat) => usedBy(told, seat, faceOf);
  const { turrets, walls } = bonusesOf(view, fight);
  const { attack, defence, attackCards, defendCards, attackBonus, defendBonus } = fight;
  return {
    frame: view.frame,
    sector: fight.sector,
    attack: {
      seat: fight.attacker,
      count: countOf(attackCards),
      steps: stepsOf(
        faceOf,
        seen(attackCards),
        { turrets: turrets[0], walls: 0, abilities: attackBonus, used: used(fight.attacker) },
        attack,
      ),
      total: attack,
    },
    defence: {
      seat: fight.defender,
      count: countOf(defendCards),
      steps: stepsOf(
        faceOf,
        seen(defendCards),
        { turrets: turrets[1], walls, abilities: defendBonus, used: used(fight.defender) },
        defence,
      ),
      total: defence,
    },
    outcome: null,
  };
}

type Told<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The last combat that was told to the end, with all that came of it. */
export function lastClash(heard: readonly Heard[], faceOf: FaceOf, bonuses: Bonuses | null): Clash | null {
  const at = heard.findLastIndex(({ events }) => events.some(({ type }) => type === 'fought'));
  const entry = heard[at];
  if (entry === undefined) return null;
  const told = heard.flatMap(({ events }, index) => events.map((event) => ({ event, index })));
  const before = told.filter(({ index }) => index <= at).map(({ event }) => event);
  const after = told.filter(({ index }) => index >= at).map(({ event }) => event);
  const last = <Type extends GameEvent['type']>(type: Type) =>
    before.findLast((event): event is Told<Type> => event.type === type);
  const [fought, revealed, attacked] = [last('fought'), last('revealed'), last('attacked')];
  if (fought === undefined) return null;
  const parts = (side: 0 | 1, seat: Seat, total: number, cards: readonly number[]): Parts => {
    const printed = cards.reduce((sum, card) => sum + faceOf(card).maneuvers, 0);
    const turrets = bonuses?.turrets[side] ?? 0;
    const walls = side === 1 ? (bonuses?.walls ?? 0) : 0;
    const abilities = bonuses === null ? 0 : total - printed - turrets - walls;
    return { turrets, walls, abilities, used: usedBy(before, seat, faceOf) };
  };
  const side = (index: 0 | 1, seat: Seat, cards: readonly number[], total: number): Side => ({
    seat,
    count: cards.length,
    steps: stepsOf(faceOf, cards, parts(index, seat, total, cards), total),
    total,
  });
  return {
    frame: 'over',
    sector: attacked?.sector ?? 0,
    attack: side(0, fought.attacker, revealed?.attacker ?? [], fought.attack),
    defence: side(1, fought.defender, revealed?.defender ?? [], fought.defence),
    outcome: outcomeOf(entry.n, fought, after),
  };
}

function outcomeOf(n: number, fought: Told<'fought'>, after: readonly GameEvent[]): Outcome {
  const first = <Type extends GameEvent['type']>(type: Type, fits: (event: Told<Type>) => boolean = () => true) =>
    after.find((event): event is Told<Type> => event.type === type && fits(event as Told<Type>));
  const spoils = first('spoils');
  return {
    n,
    winner: fought.winner,
    loser: fought.winner === fought.attacker ? fought.defender : fought.attacker,
    taken: spoils?.taken ?? 0,
    bank: spoils?.bank ?? 0,
    lost: first('destroyed', ({ from }) => from === 'combat')?.card ?? null,
    conquered: first('conquered', ({ pay }) => pay === 'combat')?.defence ?? null,
    freed: first('freed') !== undefined,
    shipLost: first('shipLost') !== undefined,
    fledTo: first('retreated')?.sector ?? null,
  };
}
