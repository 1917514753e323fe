import type { Plan, Question } from '@tortuga/bots';
import { at, type Param, type Params, type Phrase, type Seat } from '@tortuga/kernel';
import { boardingOf, compare, spoils } from '../rules/boarding.ts';
import type { Values } from '../rules/pack.ts';
import { labelOf, membersOf, ownerOf, placeOf, rowOf, sideCount, sideOf } from '../rules/places.ts';
import { type CardsTypes, CHARACTERISTICS, COLUMNS, type Column, type Move, ROW, type Side } from '../rules/types.ts';
import { afterMove, type Position, positionOf } from './position.ts';

const MOST_REASONS = 3;

/** What can speak for a move. */
export const REASONS = [
  'easyPrey',
  'richPrey',
  'hardPrey',
  'poorPrey',
  'atStake',
  'littleAtRisk',
  'leavesLittle',
  'stillOpen',
  'seaHelps',
  'seaShields',
  'rightStrategy',
  'canBeStopped',
  'boards',
  'denies',
  'givesUp',
  'grants',
  'keeps',
  'gains',
  'costs',
  'noChange',
  'leastHarm',
  'takesLead',
] as const;
type Reason = (typeof REASONS)[number];

const because = (reason: Reason, params: Params = {}): Phrase => ({ key: `cards.reason.${reason}`, params });

/** A column as a move finds and leaves it. */
interface Change {
  readonly values: Values;
  readonly seat: Seat;
  readonly seats: number;
  readonly before: Position;
  readonly after: Position;
}

/** Why the first move of a plan is good: one to three reasons, from what its seat sees and nothing else. */
export function reasonsOf(
  values: Values,
  { seat, view }: Pick<Question<CardsTypes>, 'seat' | 'view'>,
  { moves }: Pick<Plan<CardsTypes>, 'moves'>,
): readonly Phrase[] {
  const move = at(moves, 0);
  const before = positionOf(view);
  const change = { values, seat, seats: view.seats, before, after: afterMove(before, move, view.eventRow) };
  const hand = at(view.hands, seat);
  const cards = 'hidden' in hand ? [] : hand;
  const found = move.kind === 'play' ? ofCard(change, move, cards) : ofEvent(change, view.prestige);
  return found.slice(0, MOST_REASONS);
}

type Play = Extract<Move, { kind: 'play' }>;

function ofCard(change: Change, move: Play, hand: readonly Play['card'][]): Phrase[] {
  switch (rowOf(move.card)) {
    case ROW.transport:
      return ofTransport(change, move.column);
    case ROW.treasure:
      return ofTreasure(change, move.column);
    case ROW.sea:
      return ofSea(change, move.column);
    default:
      return [...ofStrategy(change, move.column), ...keeping(change, move, hand)];
  }
}

const isMine = ({ seat, seats }: Change, column: Column): boolean => ownerOf(column, seats) === sideOf(seat, seats);

/** In how many characteristics the pirate ship of a column is ahead of its prey. */
const leadsOf = (values: Values, position: Position, column: Column): number =>
  CHARACTERISTICS.filter((_, index) => {
    const comparison = compare(values, position, column, index);
    return comparison !== null && comparison.strength > comparison.resistance;
  }).length;

const stakeOf = (values: Values, position: Position, column: Column): number => {
  const { treasure, doubloons } = spoils(values, position, column);
  return treasure + doubloons;
};

/** A player, or both partners of a team. */
function named(side: Side, seats: number): Param {
  const [first, partner] = membersOf(side, seats);
  if (first === undefined) throw new Error(`Nobody is on side ${side}`);
  return partner === undefined
    ? { seat: first }
    : { key: 'cards.reason.team', params: { first: { seat: first }, partner: { seat: partner } } };
}

const ownerIn = ({ seats }: Change, column: Column): Param => named(ownerOf(column, seats), seats);

function ofTransport(change: Change, column: Column): Phrase[] {
  const { values, after } = change;
  const leads = leadsOf(values, after, column);
  const { doubloons } = spoils(values, after, column);
  const where = { column: labelOf(column) };
  const found: Phrase[] = [];
  if (isMine(change, column)) {
    if (leads > 1) found.push(because('easyPrey', { ...where, leads }));
    if (doubloons > 0) found.push(because('richPrey', { ...where, doubloons }));
  } else {
    const player = ownerIn(change, column);
    if (leads < 2) found.push(because('hardPrey', { ...where, player, leads }));
    if (doubloons === 0) found.push(because('poorPrey', { ...where, player }));
  }
  return found.length > 0 ? found : [because('stillOpen', where)];
}

function ofTreasure(change: Change, column: Column): Phrase[] {
  const { values, after } = change;
  const leads = leadsOf(values, after, column);
  const prestige = stakeOf(values, after, column);
  const isBig = spoils(values, after, column).treasure >= usualTreasure(values);
  const where = { column: labelOf(column) };
  if (isMine(change, column)) {
    if (!isBig) return [because('littleAtRisk', { ...where, prestige })];
    const found = [because('atStake', { ...where, prestige })];
    return leads > 1 ? [...found, because('easyPrey', { ...where, leads })] : found;
  }
  const player = ownerIn(change, column);
  const found: Phrase[] = isBig ? [] : [because('leavesLittle', { ...where, player, prestige })];
  if (leads < 2) found.push(because('hardPrey', { ...where, player, leads }));
  return found.length > 0 ? found : [because('stillOpen', where)];
}

const usualTreasure = ({ treasures }: Values): number =>
  treasures.reduce((sum, worth) => sum + worth, 0) / treasures.length;

function ofSea(change: Change, column: Column): Phrase[] {
  const { values, before, after } = change;
  const leads = leadsOf(values, after, column);
  const gained = leads - leadsOf(values, before, column);
  const prestige = stakeOf(values, after, column);
  const where = { column: labelOf(column) };
  if (isMine(change, column)) {
    if (gained > 0) return [because('seaHelps', { ...where, leads }), because('atStake', { ...where, prestige })];
    if (leads > 1) return [because('easyPrey', { ...where, leads })];
    return [leads > 0 ? because('rightStrategy', where) : because('littleAtRisk', { ...where, prestige })];
  }
  const player = ownerIn(change, column);
  if (gained < 0) {
    return [
      because('seaShields', { ...where, player, leads }),
      because('leavesLittle', { ...where, player, prestige }),
    ];
  }
  if (leads < 2) return [because('hardPrey', { ...where, player, leads })];
  return [
    leads < 3 ? because('canBeStopped', { ...where, player }) : because('grants', { ...where, player, prestige }),
  ];
}

function ofStrategy(change: Change, column: Column): Phrase[] {
  const { values, after } = change;
  const prestige = stakeOf(values, after, column);
  const where = { column: labelOf(column), prestige };
  const isBoarded = boardingOf(values, after, column)?.outcome === 'boarded';
  if (isMine(change, column)) return [because(isBoarded ? 'boards' : 'givesUp', where)];
  return [because(isBoarded ? 'grants' : 'denies', { ...where, player: ownerIn(change, column) })];
}

const isOpen = ({ board }: Position, column: Column): boolean => at(board, placeOf(ROW.strategy, column)) === null;

/** The best that the strategies left in hand can still do in a column of one's own. */
function keeping({ values, seat, seats, after }: Change, { card }: Play, hand: readonly Play['card'][]): Phrase[] {
  let best: Phrase | null = null;
  let most = 0;
  for (const other of hand) {
    if (other === card || rowOf(other) !== ROW.strategy) continue;
    for (const column of COLUMNS) {
      if (ownerOf(column, seats) !== sideOf(seat, seats) || !isOpen(after, column)) continue;
      const boarding = boardingOf(values, after, column, other);
      if (boarding === null || boarding.outcome !== 'boarded' || boarding.prestige <= most) continue;
      most = boarding.prestige;
      const { characteristic, prestige } = boarding;
      best = because('keeps', { column: labelOf(column), characteristic, prestige });
    }
  }
  return best === null ? [] : [best];
}

function ofEvent({ values, seat, seats, before, after }: Change, prestige: readonly number[]): Phrase[] {
  const scores = (position: Position): number[] =>
    prestige.map((sum, side) => sum + takeOf(values, position, seats, side));
  const was = scores(before);
  const is = scores(after);
  const mine = sideOf(seat, seats);
  const gained = at(is, mine) - at(was, mine);
  const found: Phrase[] = [];
  if (gained > 0) found.push(because('gains', { prestige: gained }));
  for (let side = 0; side < sideCount(seats); side++) {
    const lost = at(was, side) - at(is, side);
    if (side !== mine && lost > 0) found.push(because('costs', { player: named(side as Side, seats), prestige: lost }));
  }
  if (isAhead(is, mine) && !isAhead(was, mine)) found.push(because('takesLead', { prestige: at(is, mine) }));
  if (found.length > 0) return found;
  return [was.join() === is.join() ? because('noChange') : because('leastHarm', { prestige: Math.max(0, -gained) })];
}

/** What the columns of a side would bring if the voyage ended now. */
function takeOf(values: Values, position: Position, seats: number, side: number): number {
  const own = COLUMNS.filter((column) => ownerOf(column, seats) === side);
  return own.reduce((sum, column) => sum + (boardingOf(values, position, column)?.prestige ?? 0), 0);
}

const isAhead = (scores: readonly number[], side: number): boolean =>
  scores.every((score, other) => other === side || score < at(scores, side));
