import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { CombatPart } from '../rules/questions.ts';
import type { Frame } from '../rules/state.ts';
import type { SureBonus } from '../rules/sure.ts';
import type { FightView, HiddenCards } from '../rules/view-types.ts';
import type { Log } from './log.ts';

/** The current combat or the last one, from the view and the log. */

export type Step = CombatPart & {
  /** The sum up to here. */
  readonly sum: number;
  /** The cards whose abilities it comes from. */
  readonly by: readonly number[];
};

export interface Side {
  readonly seat: Seat;
  /** The number of cards, hidden ones included. */
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

function stepsOf(parts: readonly CombatPart[], used: readonly number[]): Step[] {
  let sum = 0;
  return parts.map((part) => {
    sum += part.value;
    return { ...part, sum, by: part.kind === 'abilities' ? used : [] };
  });
}

const sumOf = (sure: readonly SureBonus[]): number => sure.reduce((sum, { bonus }) => sum + bonus, 0);

/** What abilities will add for sure counts as if they were used already. */
function withSure(parts: readonly CombatPart[], sure: readonly SureBonus[]): readonly CombatPart[] {
  const value = sumOf(sure);
  if (value === 0) return parts;
  const used = parts.find(({ kind }) => kind === 'abilities')?.value ?? 0;
  const isBefore = ({ kind }: CombatPart) => kind === 'card' || kind === 'turrets';
  return [
    ...parts.filter(isBefore),
    { kind: 'abilities', value: used + value },
    ...parts.filter((part) => !isBefore(part) && part.kind !== 'abilities'),
  ];
}

const countOf = (cards: readonly number[] | HiddenCards): number => ('hidden' in cards ? cards.count : cards.length);

/** The cards of a seat whose abilities added to its total. */
const usedBy = (events: readonly GameEvent[], seat: Seat): number[] =>
  events.flatMap((event) =>
    event.type === 'used' && event.seat === seat && event.bonus !== undefined ? [event.card] : [],
  );

/** The log since the last attack. */
const sinceAttack = (log: Log): Log =>
  log.slice(log.findLastIndex(({ events }) => events.some(({ type }) => type === 'attacked')));

export function runningClash(frame: Frame, fight: FightView, log: Log): Clash {
  const events = sinceAttack(log).flatMap((entry) => entry.events);
  const side = (
    seat: Seat,
    cards: readonly number[] | HiddenCards,
    parts: readonly CombatPart[],
    total: number | null,
    sure: readonly SureBonus[],
  ): Side => ({
    seat,
    count: countOf(cards),
    steps: stepsOf(withSure(parts, sure), [...usedBy(events, seat), ...sure.map(({ card }) => card)]),
    total: total === null ? null : total + sumOf(sure),
  });
  return {
    frame,
    sector: fight.sector,
    attack: side(fight.attacker, fight.attackCards, fight.attackParts, fight.attack, fight.attackSure),
    defence: side(fight.defender, fight.defendCards, fight.defendParts, fight.defence, fight.defendSure),
    outcome: null,
  };
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The last combat that was decided, with its consequences. */
export function lastClash(log: Log): Clash | null {
  const since = sinceAttack(log);
  const entry = since.find(({ events }) => events.some(({ type }) => type === 'fought'));
  if (entry === undefined) return null;
  const events = since.flatMap((each) => each.events);
  const first = <Type extends GameEvent['type']>(type: Type) =>
    events.find((event): event is EventOf<Type> => event.type === type);
  const [fought, revealed, attacked] = [first('fought'), first('revealed'), first('attacked')];
  if (fought === undefined) return null;
  const side = (seat: Seat, cards: readonly number[], parts: readonly CombatPart[], total: number): Side => ({
    seat,
    count: cards.length,
    steps: stepsOf(parts, usedBy(events, seat)),
    total,
  });
  const { attacker, defender, attack, defence, parts = [[], []] } = fought;
  return {
    frame: 'over',
    sector: attacked?.sector ?? 0,
    attack: side(attacker, revealed?.attacker ?? [], parts[0], attack),
    defence: side(defender, revealed?.defender ?? [], parts[1], defence),
    outcome: outcomeOf(entry.n, fought, events.slice(events.indexOf(fought))),
  };
}

function outcomeOf(n: number, fought: EventOf<'fought'>, after: readonly GameEvent[]): Outcome {
  const first = <Type extends GameEvent['type']>(type: Type, fits: (event: EventOf<Type>) => boolean = () => true) =>
    after.find((event): event is EventOf<Type> => event.type === type && fits(event as EventOf<Type>));
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
