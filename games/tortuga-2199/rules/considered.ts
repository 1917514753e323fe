import { at } from '@tortuga/kernel';
import { distinct } from './lists.ts';
import { markerSources } from './markers.ts';
import type { Move } from './move.ts';
import { BARE } from './move-table.ts';
import { canConquerWithCrypto, deciderOf, openIn } from './questions.ts';
import { isOuter, LAB, VORTEX } from './sectors.ts';
import { FRAME, type State } from './state.ts';
import { FIRST_T, type Values } from './values.ts';

/** What a player looks at and may wonder about: each that is refused is shown with the reason. */
export function considered(values: Values, state: State): Move[] {
  const { moves: table } = values;
  if (state.frame === FRAME.ship) return [...table.ship];
  if (state.frame === FRAME.attack || state.frame === FRAME.defend) {
    const hand = distinct(at(state.hands, deciderOf(state)));
    return [...hand.map((card) => at(table.commit, card)), BARE.ready];
  }
  if (state.frame !== FRAME.turn) return [];
  const place = at(state.places, state.active);
  const hand = distinct(at(state.hands, state.active));
  const played = distinct(state.played);
  return [
    BARE.recall,
    ...hand.map((card) => at(table.reserve, card)),
    ...played.map((card) => at(table.destroy, card)),
    ...shown(values, state, place).map((card) => at(table.buy, card)),
    ...shown(values, state, place).flatMap((card) =>
      place !== null && isOuter(place) ? [at(table.refresh, card)] : [],
    ),
    BARE.influence,
    ...neighboursOf(values, state, place).map((sector) => at(table.move, sector)),
    BARE.collect,
    ...withMarker(values, state, BARE.scout, table.scoutFrom),
    BARE.capture,
    ...withMarker(values, state, table.conquer.maneuvers, table.conquerFrom.maneuvers),
    ...(canConquerWithCrypto(state) ? withMarker(values, state, table.conquer.crypto, table.conquerFrom.crypto) : []),
    ...powers(values, place, hand, played),
    ...table.attack.filter(({ seat }) => seat < state.seats && seat !== state.active),
  ];
}

/** One is enough to show why not. 2199-10.7 */
function withMarker(values: Values, state: State, fromHold: Move, takenBack: readonly Move[]): Move[] {
  const [from = null] = markerSources(values, state, state.active);
  return [from === null ? fromHold : at(takenBack, from)];
}

function shown({ tCount }: Values, state: State, place: number | null): number[] {
  if (place === null) return [];
  if (!isOuter(place)) return Array.from({ length: tCount }, (_, index) => FIRST_T + index);
  return distinct(openIn(state, place));
}

const neighboursOf = (values: Values, state: State, place: number | null): readonly number[] =>
  place === null ? [] : at(at(values.maps, state.map).neighbours, place);

function powers(
  { moves: table }: Values,
  place: number | null,
  hand: readonly number[],
  played: readonly number[],
): Move[] {
  if (place === null || !isOuter(place)) return [];
  if (place === LAB) return hand.slice(0, 1).map((card) => at(table.powerOn, card));
  if (place === VORTEX) return played.slice(0, 1).map((card) => at(table.powerOn, card));
  return [BARE.power];
}
