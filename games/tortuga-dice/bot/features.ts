import type { Features } from '@tortuga/bots';
import { at } from '@tortuga/kernel';
import type { DiceTypes } from '../rules/game.ts';
import { bonusOf, colourOf, pawnOf, zoneOf } from '../rules/places.ts';
import { goalOf, zoneCapacity } from '../rules/questions.ts';
import { coinsHeld, setsOf } from '../rules/result.ts';
import { ACTIONS, COLOURS, PURPLE, type State, TRACK, WHITE } from '../rules/types.ts';
import { chestsHome, STAGES, stageOf } from './stage.ts';

const OWN = [
  'tortuga',
  'fleet',
  'crew',
  'purple fleet',
  'purple crew',
  'sets',
  'sets with whites',
  'sets but one',
  'ship',
  'pirate',
  'ship room',
  'pirate room',
  'cramped',
  'coins',
  ...ACTIONS.map((action) => `bonus ${action}`),
  'bonus squares',
  'first',
  'turn to be first',
  'lead',
  'lead bounded',
  'chests home',
  'first past the post',
] as const;

/**
 * A chest is worth more the longer the game goes on, and a point the shorter; with two players only the 1st acts
 * (dice-7.2), and with four there are more to be robbed by: each stage has weights of its own for each number of players.
 */
const TABLES = ['two', 'three', 'four'] as const;
const FEWEST_SEATS = 2;

const NAMES = TABLES.flatMap((table) => STAGES.flatMap((stage) => OWN.map((name) => `${table}: ${stage}: ${name}`)));

/** A position between two rounds. What was rolled for the next one is not looked at. */
export const FEATURES: Features<DiceTypes> = {
  names: NAMES,
  write(state, seat, into) {
    into.fill(0);
    const stage = stageOf(state);
    const from = ((state.seats - FEWEST_SEATS) * STAGES.length + stage) * OWN.length;
    writeOwn(state, seat, into, from);
  },
};

const counts: number[] = [0, 0, 0, 0, 0];

/** What would count if the game ended now, roughly; what is still on its way counts less. */
interface Standing {
  tortuga: number;
  fleet: number;
  crew: number;
  purpleFleet: number;
  purpleCrew: number;
  sets: number;
  setsWithWhites: number;
  setsButOne: number;
  points: number;
}

const standing: Standing = {
  tortuga: 0,
  fleet: 0,
  crew: 0,
  purpleFleet: 0,
  purpleCrew: 0,
  sets: 0,
  setsWithWhites: 0,
  setsButOne: 0,
  points: 0,
};

/** Fills the one standing that there is: asked for at every leaf of a search. */
function lookAt(state: State, seat: number): Standing {
  let tortuga = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const count = at(state.tortuga, colourOf(seat, colour));
    counts[colour] = count;
    tortuga += colour === PURPLE ? 2 * count : count;
  }
  const whitesHome = at(counts, WHITE);
  const fleet = zoneOf(state, seat, TRACK.fleet);
  const crew = zoneOf(state, seat, TRACK.crew);
  standing.purpleFleet = addZone(fleet);
  standing.purpleCrew = addZone(crew);
  standing.tortuga = tortuga;
  standing.fleet = fleet.length;
  standing.crew = crew.length;
  standing.sets = setsOf(counts, whitesHome);
  standing.setsWithWhites = setsOf(counts, at(counts, WHITE));
  standing.setsButOne = setsOf(counts, at(counts, WHITE) + 1);
  standing.points =
    3 * tortuga +
    2 * (fleet.length + standing.purpleFleet) +
    crew.length +
    standing.purpleCrew +
    3 * standing.sets +
    pawnOf(state, seat, TRACK.fleet) +
    pawnOf(state, seat, TRACK.crew) +
    coinsHeld(state, seat);
  return standing;
}

function addZone(zone: readonly number[]): number {
  let purple = 0;
  for (let index = 0; index < zone.length; index++) {
    const colour = at(zone, index);
    counts[colour] = at(counts, colour) + 1;
    if (colour === PURPLE) purple++;
  }
  return purple;
}

function writeOwn(state: State, seat: number, into: Float64Array, from: number): void {
  const goal = goalOf(state);
  let bestRival = Number.NEGATIVE_INFINITY;
  let mostHome = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    bestRival = Math.max(bestRival, lookAt(state, other).points);
    mostHome = Math.max(mostHome, chestsHome(state, other) + zoneOf(state, other, TRACK.fleet).length);
  }
  const own = lookAt(state, seat);
  const lead = own.points - bestRival;
  const home = chestsHome(state, seat) + own.fleet;
  let next = from;
  into[next++] = own.tortuga / 4;
  into[next++] = own.fleet / 2;
  into[next++] = own.crew / 2;
  into[next++] = own.purpleFleet;
  into[next++] = own.purpleCrew;
  into[next++] = own.sets;
  into[next++] = own.setsWithWhites;
  into[next++] = own.setsButOne;
  const ship = pawnOf(state, seat, TRACK.fleet);
  const pirate = pawnOf(state, seat, TRACK.crew);
  into[next++] = ship / 4;
  into[next++] = pirate / 4;
  into[next++] = zoneCapacity(state, seat, TRACK.fleet) / 2;
  into[next++] = zoneCapacity(state, seat, TRACK.crew) / 2;
  into[next++] = Math.max(0, own.crew - zoneCapacity(state, seat, TRACK.fleet));
  into[next++] = coinsHeld(state, seat) / 4;
  let squares = 0;
  for (let action = 0; action < ACTIONS.length; action++) {
    const bonus = at(state.bonus, bonusOf(seat, action));
    into[next++] = bonus / 2;
    squares += bonus * bonus;
  }
  into[next++] = squares / 8;
  into[next++] = state.first === seat ? 1 : 0;
  into[next++] = ((seat - state.first + state.seats) % state.seats) / state.seats;
  into[next++] = lead / 8;
  into[next++] = lead / (4 + Math.abs(lead));
  into[next++] = home / goal;
  into[next++] = home > mostHome ? 1 : 0;
}
