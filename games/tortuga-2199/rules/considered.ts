import { at } from '@tortuga/kernel';
import { BARE, DEFENCES } from './all-moves.ts';
import { distinct } from './lists.ts';
import { markerSources } from './markers.ts';
import type { Move } from './move.ts';
import { canConquerWithCrypto, deciderOf, openIn } from './questions.ts';
import { isOuter, LAB, maxDefence, TORTUGA, VORTEX } from './sectors.ts';
import { FRAME, type State } from './state.ts';
import { FIRST_T, type Values } from './values.ts';

/** Moves that a player would look for: those that are refused are shown with the reason. */
export function considered(values: Values, state: State): Move[] {
  const { moves: all } = values;
  if (state.frame === FRAME.ship) return [...all.ship];
  if (state.frame === FRAME.attack || state.frame === FRAME.defend) {
    const hand = distinct(at(state.hands, deciderOf(state)));
    return [...hand.map((card) => at(all.commit, card)), BARE.ready];
  }
  if (state.frame !== FRAME.turn) return [];
  const place = at(state.places, state.active);
  const hand = distinct(at(state.hands, state.active));
  const played = distinct(state.played);
  return [
    BARE.recall,
    ...hand.map((card) => at(all.reserve, card)),
    // Without a played card, a card in hand shows why none can be destroyed.
    ...(played.length > 0 ? played : hand.slice(0, 1)).map((card) => at(all.destroy, card)),
    ...shown(values, state, place).map((card) => at(all.buy, card)),
    ...shown(values, state, place).flatMap((card) => (place !== null && isOuter(place) ? [at(all.refresh, card)] : [])),
    BARE.influence,
    ...neighboursOf(values, state, place).map((sector) => at(all.move, sector)),
    BARE.collect,
    ...withMarker(values, state, BARE.scout, all.scoutFrom),
    BARE.capture,
    ...withMarker(values, state, all.conquer.maneuvers, all.conquerFrom.maneuvers),
    ...(canConquerWithCrypto(state) ? withMarker(values, state, all.conquer.crypto, all.conquerFrom.crypto) : []),
    ...powers(values, place, hand, played),
    reinforcement(values, state),
    ...all.attack.filter(({ seat }) => seat < state.seats && seat !== state.active),
  ];
}

/** One is enough to show the reason. 2199-10.7 */
function withMarker(values: Values, state: State, fromHold: Move, takenBack: readonly Move[]): Move[] {
  const [from = null] = markerSources(values, state, state.active);
  return [from === null ? fromHold : at(takenBack, from)];
}

/** The smallest reinforcement of a sector of one's own, or of any where there is none. 2199-10.6 */
function reinforcement({ moves: all, maps }: Values, state: State): Move {
  const sectors = at(maps, state.map).places.flatMap((place, sector) =>
    place === null || sector === TORTUGA ? [] : [sector],
  );
  const own = sectors.filter((sector) => state.controllers[sector] === state.active);
  const better = own.filter((sector) => at(state.defence, sector) < maxDefence(sector));
  const [sector = 1] = [...better, ...own, ...sectors];
  const defence = Math.min(at(state.defence, sector) + 1, maxDefence(sector));
  return at(all.reinforce, sector * DEFENCES + defence);
}

function shown({ tCount }: Values, state: State, place: number | null): number[] {
  if (place === null) return [];
  if (!isOuter(place)) return Array.from({ length: tCount }, (_, index) => FIRST_T + index);
  return distinct(openIn(state, place));
}

const neighboursOf = (values: Values, state: State, place: number | null): readonly number[] =>
  place === null ? [] : at(at(values.maps, state.map).neighbours, place);

function powers(
  { moves: all }: Values,
  place: number | null,
  hand: readonly number[],
  played: readonly number[],
): Move[] {
  if (place === null || !isOuter(place)) return [BARE.power];
  if (place === LAB) return hand.slice(0, 1).map((card) => at(all.powerOn, card));
  if (place === VORTEX) return played.slice(0, 1).map((card) => at(all.powerOn, card));
  return [BARE.power];
}
