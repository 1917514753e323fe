import type { Features } from '@tortuga/bots';
import { at } from '@tortuga/kernel';
import type { Types2199 } from '../rules/game.ts';
import { hasMarkerOn, influenceOf } from '../rules/questions.ts';
import { FIRST_OUTER, isOuter, isPost, SECTOR_COUNT, TORTUGA } from '../rules/sectors.ts';
import { HAND_SIZE, INFLUENCE_TO_WIN, type State } from '../rules/state.ts';
import type { Values } from '../rules/values.ts';
import { type Counted, choicesAmong, type Word } from '../rules/vocabulary.ts';
import { forCardsOf } from './cards-of.ts';

/** What a card brings, by kind of gain: so that a pack nobody has trained with can be judged too. */
const GAINS = [
  'maneuvers',
  'crypto',
  'draw',
  'move',
  'destroy',
  'scout',
  'discount',
  'attack',
  'defence',
  'minerals',
  'trick',
] as const;

const GAIN_OF: Readonly<Partial<Record<Word, (typeof GAINS)[number]>>> = {
  crypto: 'crypto',
  maneuvers: 'maneuvers',
  draw: 'draw',
  takeBack: 'draw',
  move: 'move',
  destroyPlayed: 'destroy',
  destroyHand: 'destroy',
  destroyDiscard: 'destroy',
  peek: 'scout',
  scout: 'scout',
  cheaperBuy: 'crypto',
  cheaperCapture: 'discount',
  cheaperConquest: 'discount',
  mineralsFromDepot: 'minerals',
  mineralsFromSector: 'minerals',
  mineralsFromRival: 'minerals',
  reinforce: 'defence',
  rivalDiscards: 'attack',
};

const OWN = [
  'points',
  'pointsSquared',
  'control',
  'influenceSquared',
  'influenceCubed',
  'turnsToWait',
  'posts',
  'turrets',
  'vortex',
  'lab',
  'mines',
  'fortress',
  'defence',
  'exposed',
  'minerals',
  'hold',
  'markers',
  'markedWorth',
  'markedNear',
  'hunts',
  'huntWorth',
  'reserved',
  'lost',
  'onTortuga',
  'atHome',
  'prey',
  'threat',
  'deck',
  'deckSquared',
  'best5',
  'maneuversLate',
  'cryptoLate',
  'huntsLate',
  'council',
] as const;

const NAMES = [...OWN, ...GAINS.map((gain) => `hand ${gain}`)];

/** How often an ability counts for each of something, on average. */
const OFTEN: Readonly<Record<Counted, number>> = { ownCard: 2, rivalCard: 2, ownSector: 2, ownTurrets: 1 };

/** Of abilities of which one is used each is worth a part; together they are worth more than one. */
const shareOf = (choices: number): number => (choices === 1 ? 1 : 1.3 / choices);

/** In crypto, for a player who could also buy it on Tortuga, but not in every turn. */
const PRICE_OF_INFLUENCE = 5;

const DRAW = GAINS.indexOf('draw');

/** By card, what it brings. */
function gainsOf({ cards, crypto, maneuvers, abilities }: Values): Float64Array[] {
  return Array.from({ length: cards }, (_, card) => {
    const gains = new Float64Array(GAINS.length);
    const add = (gain: (typeof GAINS)[number], amount: number): void => {
      const index = GAINS.indexOf(gain);
      gains[index] = (gains[index] ?? 0) + amount;
    };
    add('maneuvers', at(maneuvers, card));
    add('crypto', at(crypto, card));
    for (const choice of choicesAmong(at(abilities, card))) {
      for (const { word, amount, condition, moment, per } of choice) {
        const often = (condition === null ? 1 : 0.5) * (per === null ? 1 : OFTEN[per]) * shareOf(choice.length);
        if (word === 'bonus') {
          if (moment !== 'defending') add('attack', amount * often);
          if (moment !== 'attacking') add('defence', amount * often);
        } else if (word === 'influence') add('crypto', PRICE_OF_INFLUENCE * amount * often);
        else add(GAIN_OF[word] ?? 'trick', often * (word === 'mineralsFromSector' ? 1 : amount));
      }
    }
    return gains;
  });
}

/**
 * How a seat stands between two turns, without the hand: that is drawn anew before it plays. A card that draws another one
 * takes no place in a hand; whoever was frozen before that was seen counts every card.
 */
export function featuresOf(values: Values, seesDraws = true): Features<Types2199> {
  const gains = gainsOf(values);
  const sums = new Float64Array(GAINS.length);
  const strengths: number[] = [];

  function write(state: State, seat: number, into: Float64Array): void {
    sums.fill(0);
    strengths.length = 0;
    let [count, huntWorth, hunts] = [0, 0, 0];
    const include = (card: number): void => {
      const gain = at(gains, card);
      for (let index = 0; index < gain.length; index++) {
        sums[index] = (sums[index] as number) + (gain[index] as number);
      }
      count++;
      if (card >= values.firstHunt) {
        hunts++;
        huntWorth += at(values.worth, card - values.firstHunt);
      }
      const strength = at(values.maneuvers, card);
      if (strength > 0) strengths.push(strength);
    };
    forCardsOf(state, seat, include);

    const influence = influenceOf(values, state, seat) / INFLUENCE_TO_WIN;
    const points = at(state.points, seat) / INFLUENCE_TO_WIN;
    const late = progressOf(values, state);
    const place = at(state.places, seat);
    const { distances } = at(values.maps, state.map);
    let [posts, turrets, defence, exposed, markers, markedWorth, markedNear] = [0, 0, 0, 0, 0, 0, 0];
    for (let sector = 0; sector < SECTOR_COUNT; sector++) {
      if (state.controllers[sector] === seat) {
        const strength = at(state.defence, sector);
        defence += strength;
        exposed += at(values.control, sector) / (2 + strength);
        if (isPost(sector)) posts++;
        else if (sector !== TORTUGA && !isOuter(sector)) turrets++;
      }
      const hunt = at(state.hunts, sector);
      if (hunt !== null && hasMarkerOn(state, sector, seat)) {
        const worth = (1 + at(values.worth, hunt)) / (1 + at(values.difficulty, hunt));
        markers++;
        markedWorth += worth;
        if (place !== null)
          markedNear = Math.max(markedNear, worth / (1 + at(distances, place * SECTOR_COUNT + sector)));
      }
    }
    const { prey, threat } = neighboursOf(values, state, seat);
    strengths.sort((a, b) => b - a);
    let best5 = 0;
    for (let index = 0; index < Math.min(HAND_SIZE, strengths.length); index++) best5 += at(strengths, index);
    const places = seesDraws ? Math.max(1, count - (sums[DRAW] as number)) : count;
    const perHand = count === 0 ? 0 : Math.min(1, HAND_SIZE / places);

    let next = 0;
    const put = (value: number): void => {
      into[next++] = value;
    };
    put(points);
    put(points * points);
    put(influence - points);
    put(influence * influence);
    put(influence * influence * influence);
    put(turnsToWait(state, seat) / state.seats);
    put(posts);
    put(turrets);
    for (let sector = FIRST_OUTER; sector < SECTOR_COUNT; sector++) put(state.controllers[sector] === seat ? 1 : 0);
    put(defence / 10);
    put(exposed);
    put(at(state.cargo, seat) / 3);
    put(at(state.holds, seat) === 0 ? 1 : 0);
    put(markers / 3);
    put(markedWorth);
    put(markedNear);
    put(hunts / 3);
    put(huntWorth / 3);
    put(at(state.reserves, seat) === null ? 0 : 1);
    put(place === null ? 1 : 0);
    put(place === TORTUGA ? 1 : 0);
    put(place !== null && state.controllers[place] === seat ? 1 : 0);
    put(prey);
    put(threat);
    put(places / 10);
    put((places * places) / 100);
    put(best5 / 10);
    put((late * perHand * (sums[0] as number)) / 3);
    put((late * perHand * (sums[1] as number)) / 3);
    put((late * huntWorth) / 3);
    put(state.council === null ? 0 : influence + gainToCome(state, seat) / INFLUENCE_TO_WIN);
    for (let index = 0; index < GAINS.length; index++) put((perHand * (sums[index] as number)) / 3);
  }
  return { names: NAMES, write };
}

/** From 0 to 1: how near the leader is to winning. */
function progressOf(values: Values, state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, influenceOf(values, state, seat));
  return Math.min(1, most / INFLUENCE_TO_WIN);
}

/** While the active player is in a turn, that turn counts as over. */
const turnsToWait = (state: State, seat: number): number =>
  (seat - state.active - (isMidTurn(state) ? 1 : 0) + 2 * state.seats) % state.seats;

/** Influence that a last turn may still bring, once the captains' council is convened. 2199-13.2 */
const LAST_TURN = 2.5;

function gainToCome(state: State, seat: number): number {
  const turns = (seat - state.active + state.seats) % state.seats;
  const isToPlay = turns === 0 ? seat !== state.council && !isMidTurn(state) : turns <= state.lastTurns;
  return isToPlay ? LAST_TURN : 0;
}

export const isMidTurn = (state: State): boolean => state.played.length > 0 || state.fresh === 0;

/** Ships beside this one that are weaker, and that are stronger, by what their decks can show in a combat. */
function neighboursOf(values: Values, state: State, seat: number): { prey: number; threat: number } {
  const place = at(state.places, seat);
  if (place === null) return { prey: 0, threat: 0 };
  const { distances } = at(values.maps, state.map);
  const mine = strengthOf(values, state, seat);
  let [prey, threat] = [0, 0];
  for (let rival = 0; rival < state.seats; rival++) {
    const there = at(state.places, rival);
    if (rival === seat || there === null) continue;
    const near = 1 / (1 + at(distances, place * SECTOR_COUNT + there));
    const lead = mine - strengthOf(values, state, rival);
    if (lead > 0) prey += near * Math.min(1, lead / 5);
    else threat += near * Math.min(1, -lead / 5);
  }
  return { prey, threat };
}

/** Maneuvers in an average hand, and the Turrets. */
function strengthOf(values: Values, state: State, seat: number): number {
  let [sum, count] = [0, 0];
  const include = (card: number): void => {
    sum += at(values.maneuvers, card);
    count++;
  };
  for (const card of at(state.hands, seat)) include(card);
  for (const card of at(state.decks, seat)) include(card);
  for (const card of at(state.discards, seat)) include(card);
  return count === 0 ? 0 : (sum / count) * Math.min(HAND_SIZE, count);
}
