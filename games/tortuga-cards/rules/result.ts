import { at, type Result, type ScoreLine, type Seat } from '@tortuga/kernel';
import { labelOf, ledgerIndex, membersOf, ownerOf, sideCount, sideOf } from './places.ts';
import { COLUMNS, type Ending, type GameEvent, type Side, type State, type Takings, VOYAGES } from './types.ts';

/** The part of a state that scoring reads. */
type Ledger = Pick<State, 'seats' | 'outcomes' | 'treasurePrestige' | 'transportPrestige'>;

interface SideTotal {
  readonly side: Side;
  prestige: number;
  fromTransports: number;
}

/** The sum of both voyages, by side. cards-4.3 */
export function totalsOf(ledger: Ledger): SideTotal[] {
  const sides = Array.from({ length: sideCount(ledger.seats) }, (_, index): SideTotal => {
    return { side: index as Side, prestige: 0, fromTransports: 0 };
  });
  for (let voyage = 1; voyage <= VOYAGES; voyage++) {
    for (const column of COLUMNS) {
      const index = ledgerIndex(voyage, column);
      const total = at(sides, ownerOf(column, ledger.seats));
      const doubloons = at(ledger.transportPrestige, index);
      total.prestige += at(ledger.treasurePrestige, index) + doubloons;
      total.fromTransports += doubloons;
    }
  }
  return sides;
}

/** By side, for one voyage. cards-4.2 */
export function takingsOf(ledger: Ledger, voyage: number): Takings[] {
  const takings = Array.from({ length: sideCount(ledger.seats) }, () => ({ treasure: 0, doubloons: 0, prestige: 0 }));
  for (const column of COLUMNS) {
    const index = ledgerIndex(voyage, column);
    const taken = at(takings, ownerOf(column, ledger.seats));
    taken.treasure += at(ledger.treasurePrestige, index);
    taken.doubloons += at(ledger.transportPrestige, index);
    taken.prestige = taken.treasure + taken.doubloons;
  }
  return takings;
}

/** Most prestige wins; on a tie, most from transports; then it is shared. cards-4.3 */
const compareTotals = (a: SideTotal, b: SideTotal): number =>
  b.prestige - a.prestige || b.fromTransports - a.fromTransports;

function rankedSides(ledger: Ledger): SideTotal[][] {
  const places: SideTotal[][] = [];
  for (const total of totalsOf(ledger).sort(compareTotals)) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && compareTotals(last[0], total) === 0) last.push(total);
    else places.push([total]);
  }
  return places;
}

function causeOf(places: readonly SideTotal[][]): Ending {
  const [winners, runnersUp] = places;
  if (winners !== undefined && winners.length > 1) return 'shared';
  return winners?.[0]?.prestige === runnersUp?.[0]?.prestige ? 'transports' : 'prestige';
}

const seatsIn = (place: readonly SideTotal[], seats: number): Seat[] =>
  place.flatMap(({ side }) => membersOf(side, seats)).sort((a, b) => a - b);

export function endOf(state: State): GameEvent {
  const places = rankedSides(state);
  return { type: 'ended', cause: causeOf(places), winners: seatsIn(at(places, 0), state.seats) };
}

export function result(state: State): Result | null {
  if (state.turn !== null) return null;
  const places = rankedSides(state);
  const totals = totalsOf(state);
  return {
    cause: causeOf(places),
    ranking: places.map((place) => seatsIn(place, state.seats)),
    scores: state.hands.map((_, player) => at(totals, sideOf(player as Seat, state.seats)).prestige),
    lines: scoreLines(state),
  };
}

/** One line for every treasure won and every transport with doubloons taken. cards-4.2 */
function scoreLines(ledger: Ledger): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let voyage = 1; voyage <= VOYAGES; voyage++) {
    for (const column of COLUMNS) {
      const index = ledgerIndex(voyage, column);
      if (at(ledger.outcomes, index) !== 'boarded') continue;
      const seats = membersOf(ownerOf(column, ledger.seats), ledger.seats);
      const line = { seats, rule: 'cards-4.2', params: { voyage, column: labelOf(column) } };
      lines.push({ ...line, kind: 'treasure', points: at(ledger.treasurePrestige, index) });
      const doubloons = at(ledger.transportPrestige, index);
      if (doubloons > 0) lines.push({ ...line, kind: 'doubloons', points: doubloons });
    }
  }
  return lines;
}
