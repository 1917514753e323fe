import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { Frame } from '../rules/state.ts';
import type { FightView, HiddenCards, View } from '../rules/view-types.ts';
import type { Face } from '../words/faces.ts';
import type { Log } from './log.ts';

/** A combat, while it lasts and after: put together from the view and the log. */

export type Step =
  | { readonly kind: 'card'; readonly card: number; readonly value: number; readonly sum: number }
  | {
      readonly kind: 'turrets' | 'walls' | 'abilities';
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

type FaceOf = (card: number) => Face;

interface Parts {
  readonly turrets: number;
  readonly walls: number;
  readonly abilities: number;
  /** The cards whose abilities were used. */
  readonly used: readonly number[];
}

/** Card by card, then what else counts. 2199-12.6 */
function stepsOf(faceOf: FaceOf, cards: readonly number[], parts: Parts): Step[] {
  const steps: Step[] = [];
  let sum = 0;
  for (const card of cards) {
    const value = faceOf(card).maneuvers;
    sum += value;
    steps.push({ kind: 'card', card, value, sum });
  }
  for (const kind of ['turrets', 'abilities', 'walls'] as const) {
    const value = parts[kind];
    if (value === 0) continue;
    sum += value;
    steps.push({ kind, value, sum, by: kind === 'abilities' ? parts.used : [] });
  }
  return steps;
}

const seen = (cards: readonly number[] | HiddenCards): readonly number[] => ('hidden' in cards ? [] : cards);
const countOf = (cards: readonly number[] | HiddenCards): number => ('hidden' in cards ? cards.count : cards.length);

/** The cards of a seat whose combat abilities were used. */
const usedBy = (told: readonly GameEvent[], seat: Seat, faceOf: FaceOf): number[] =>
  told.flatMap((event) =>
    event.type === 'used' && event.seat === seat && faceOf(event.card).abilities[event.ability]?.word === 'bonus'
      ? [event.card]
      : [],
  );

/** From the last attack on: of the combat that runs, or of the last one and what came after it. */
const sinceAttack = (log: Log): Log =>
  log.slice(log.findLastIndex(({ events }) => events.some(({ type }) => type === 'attacked')));

export function runningClash(view: View, fight: FightView, log: Log, faceOf: FaceOf): Clash {
  const told = sinceAttack(log).flatMap(({ events }) => events);
  const side = (
    seat: Seat,
    cards: readonly number[] | HiddenCards,
    total: number | null,
    abilities: number,
    walls: number,
  ): Side => {
    const turrets = view.players[seat]?.turrets ?? 0;
    const parts = { turrets, walls, abilities, used: usedBy(told, seat, faceOf) };
    return { seat, count: countOf(cards), steps: stepsOf(faceOf, seen(cards), parts), total };
  };
  return {
    frame: view.frame,
    sector: fight.sector,
    attack: side(fight.attacker, fight.attackCards, fight.attack, fight.attackBonus, 0),
    defence: side(fight.defender, fight.defendCards, fight.defence, fight.defendBonus, fight.walls),
    outcome: null,
  };
}

type Told<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The last combat that was told to the end, with all that came of it. */
export function lastClash(log: Log, faceOf: FaceOf): Clash | null {
  const since = sinceAttack(log);
  const entry = since.find(({ events }) => events.some(({ type }) => type === 'fought'));
  if (entry === undefined) return null;
  const told = since.flatMap(({ events }) => events);
  const first = <Type extends GameEvent['type']>(type: Type) =>
    told.find((event): event is Told<Type> => event.type === type);
  const [fought, revealed, attacked] = [first('fought'), first('revealed'), first('attacked')];
  if (fought === undefined) return null;
  const side = (seat: Seat, cards: readonly number[], total: number, turrets: number, walls: number): Side => {
    const printed = cards.reduce((sum, card) => sum + faceOf(card).maneuvers, 0);
    const parts = { turrets, walls, abilities: total - printed - turrets - walls, used: usedBy(told, seat, faceOf) };
    return { seat, count: cards.length, steps: stepsOf(faceOf, cards, parts), total };
  };
  const { attacker, defender, turrets } = fought;
  return {
    frame: 'over',
    sector: attacked?.sector ?? 0,
    attack: side(attacker, revealed?.attacker ?? [], fought.attack, turrets[0], 0),
    defence: side(defender, revealed?.defender ?? [], fought.defence, turrets[1], fought.walls),
    outcome: outcomeOf(entry.n, fought, told.slice(told.indexOf(fought))),
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
