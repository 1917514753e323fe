import type { Plan, Question } from '@tortuga/bots';
import { at, type Phrase, type Rng, type Seat } from '@tortuga/kernel';
import type { DiceTypes } from '../rules/game.ts';
import { actionPhrase, chestPhrase } from '../rules/names.ts';
import { BIT_COUNT, capacityOf, trackOfAction } from '../rules/questions.ts';
import { ACTION, type Action, ALL_COLOURS, type Colour, type Move, PURPLE, TRACKS } from '../rules/types.ts';
import type { Price, View } from '../rules/view-types.ts';
import { listOf } from '../words/phrases.ts';
import type { DiceMind } from './mind.ts';

/** Nobody wants to read more. */
const MOST = 3;

/** What is hidden does not matter here: a move is explained by what its player sees. */
const ANY_GUESS: Rng = { below: () => 0 };

/** Why a move is good, the most telling reason first; at least one. */
export function reasonsOf(
  { game }: Pick<DiceMind, 'game'>,
  { seat, view }: Pick<Question<DiceTypes>, 'seat' | 'view'>,
  { moves }: Pick<Plan<DiceTypes>, 'moves'>,
): readonly Phrase[] {
  const move = at(moves, 0);
  const price = game.price(game.determinize(view, ANY_GUESS), seat, move);
  return reasonsBehind(view, seat, move, price).slice(0, MOST);
}

function reasonsBehind(view: View, seat: Seat, move: Move, price: Price): Phrase[] {
  switch (move.kind) {
    case 'keep':
      return keepReasons(view, seat, at(BIT_COUNT, move.dice), price);
    case 'turn':
      return price?.kind === 'dice' ? placeReasons(view, seat, price) : [];
    case 'bonus':
      return price?.kind === 'bonus' ? bonusReasons(view, seat, price) : [];
    case 'act':
      return price?.kind === 'hunt' ? huntReasons(price) : price?.kind === 'advance' ? advanceReasons(price) : [];
    case 'steal':
    case 'salvage':
      return price?.kind === 'attack' ? attackReasons(view, seat, move, price) : [];
    case 'decline':
      return [{ key: 'dice.reason.decline' }];
    case 'tile':
      return [{ key: 'dice.reason.tile', params: { coins: move.coins } }];
    case 'show':
      return [{ key: 'dice.reason.show' }];
    case 'stow':
      return stowReasons(price?.kind === 'stow' ? price.overboard : []);
    case 'load':
    case 'haul':
      return stowReasons(leftBehind(view, seat, move));
  }
}

type PriceOf<Kind> = Extract<Price, { readonly kind: Kind }>;

function keepReasons(view: View, seat: Seat, count: number, price: Price): Phrase[] {
  const left = at(BIT_COUNT, at(view.players, seat).free) - count;
  const reasons: Phrase[] =
    price?.kind === 'dice' ? placeReasons(view, seat, price) : [{ key: 'dice.reason.skulls', params: { dice: count } }];
  const rivalsRoll = view.players.some(({ free }, other) => other !== seat && free !== 0);
  if (left > 0) reasons.push({ key: 'dice.reason.free', params: { dice: left } });
  else if (rivalsRoll) reasons.push({ key: 'dice.reason.done' });
  return reasons;
}

/** What the dice are for: the place they would have now, and what it would bring. */
function placeReasons(view: View, seat: Seat, { action, total, place }: PriceOf<'dice'>): Phrase[] {
  const [leader] = at(view.standings, action).ranking;
  const params = { action: actionPhrase(action), total };
  if (place > view.places) return [{ key: 'dice.reason.grows', params }];
  if (place > 1) return [{ key: 'dice.reason.second', params }];
  const reasons: Phrase[] = [
    leader === undefined || leader === seat
      ? { key: 'dice.reason.first', params }
      : { key: 'dice.reason.overtakes', params: { ...params, player: { seat: leader } } },
  ];
  const prey = preyOf(view, seat, action);
  if (prey !== null) reasons.push(prey);
  return reasons;
}

/** The chest best worth to be taken by an attack. */
function preyOf(view: View, seat: Seat, action: Action): Phrase | null {
  if (action !== ACTION.boarding && action !== ACTION.plunder) return null;
  let best: { readonly owner: Seat; readonly chest: Colour } | null = null;
  for (const [owner, { zones }] of view.players.entries()) {
    if (owner === seat) continue;
    for (const chest of at(zones, trackOfAction(action))) {
      if (best === null || (chest === PURPLE && best.chest !== PURPLE)) best = { owner: owner as Seat, chest };
    }
  }
  if (best === null) return null;
  return { key: 'dice.reason.prey', params: { player: { seat: best.owner }, chest: chestPhrase(best.chest) } };
}

function bonusReasons(view: View, seat: Seat, { action, side, total }: PriceOf<'bonus'>): Phrase[] {
  const { ranking, totals } = at(view.standings, action);
  const [leader] = ranking;
  const reasons: Phrase[] = [];
  if (total !== null && leader !== undefined && leader !== seat && total > (totals[leader] ?? 0)) {
    const params = { action: actionPhrase(action), total, player: { seat: leader } };
    reasons.push({ key: 'dice.reason.overtakes', params });
  } else if (total !== null && leader === seat) {
    reasons.push({ key: 'dice.reason.first', params: { action: actionPhrase(action), total } });
  }
  reasons.push({ key: 'dice.reason.bonus', params: { action: actionPhrase(action), side } });
  return reasons;
}

function huntReasons({ chests, tiles }: PriceOf<'hunt'>): Phrase[] {
  return [{ key: 'dice.reason.hunt', params: { chests, tiles } }];
}

function advanceReasons({ track, from, to }: PriceOf<'advance'>): Phrase[] {
  const room = capacityOf(to);
  const named = { track: at(TRACKS, track) };
  const points: Phrase = { key: 'dice.reason.points', params: { ...named, points: to - from } };
  return room > capacityOf(from) ? [{ key: 'dice.reason.room', params: { ...named, room } }, points] : [points];
}

function attackReasons(
  view: View,
  seat: Seat,
  { target }: Extract<Move, { kind: 'steal' | 'salvage' }>,
  { track, chest, defended, theySpill, theirs }: PriceOf<'attack'>,
): Phrase[] {
  const victim = { player: { seat: target } };
  const named = { ...victim, track: at(TRACKS, track) };
  const reasons: Phrase[] = [];
  if (chest !== null) {
    const key = view.place === 0 ? 'dice.reason.robs' : 'dice.reason.salvages';
    reasons.push({ key, params: { ...victim, chest: chestPhrase(chest) } });
    if (chest === PURPLE) reasons.push({ key: 'dice.reason.purple' });
  }
  if (theySpill.length > 0) {
    const chests = listOf(theySpill.map(chestPhrase));
    reasons.push({ key: 'dice.reason.spills', params: { ...victim, chests } });
  }
  if (isAhead(view, seat, target)) reasons.push({ key: 'dice.reason.leader', params: victim });
  if (theirs < at(at(view.players, target).pawns, track)) reasons.push({ key: 'dice.reason.pushes', params: named });
  if (!defended) reasons.push({ key: 'dice.reason.undefended', params: named });
  if (reasons.length === 0) reasons.push({ key: 'dice.reason.harmless', params: victim });
  return reasons;
}

/** Whether nobody else but perhaps the attacker has as many points. */
const isAhead = (view: View, seat: Seat, target: Seat): boolean =>
  view.seats > 2 &&
  view.players.every(
    ({ points }, other) => other === target || other === seat || points < at(view.players, target).points,
  );

function stowReasons(overboard: readonly Colour[]): Phrase[] {
  const safe: Phrase = { key: 'dice.reason.safe' };
  if (overboard.length === 0) return [safe];
  return [{ key: 'dice.reason.leaves', params: { chests: listOf(overboard.map(chestPhrase)) } }, safe];
}

/** The chests that a plan has no room for. */
function leftBehind(view: View, seat: Seat, { kind, chests }: Extract<Move, { kind: 'load' | 'haul' }>): Colour[] {
  const { zones, island } = at(view.players, seat);
  const crew = at(zones, trackOfAction(ACTION.recruit));
  return ALL_COLOURS.flatMap((colour) => {
    const there = kind === 'load' ? crew.filter((chest) => chest === colour).length : at(island, colour);
    const taken = chests.filter((chest) => chest === colour).length;
    return new Array<Colour>(there - taken).fill(colour);
  });
}
