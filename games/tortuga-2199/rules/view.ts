import { at, HIDDEN, type Seat, seat as seatAt, seatsOf, type Viewer } from '@tortuga/kernel';
import { holdsOf, oddsOf } from './odds.ts';
import {
  asksNothing,
  attackParts,
  attackTotal,
  COST,
  canConquerWithCrypto,
  captureCost,
  conquestCost,
  countOf,
  defenderOf,
  defendParts,
  defendTotal,
  fundsOf,
  influenceOf,
  isForSale,
  isGuarded,
  isStocked,
  openIn,
  postsOf,
  priceOfCard,
  sectorsOf,
  shipAt,
  turretsOf,
  walls,
} from './questions.ts';
import { refuseAction } from './refuse-action.ts';
import { endingOf, ranked } from './result.ts';
import { FIRST_OUTER, marketOf, maxDefence, OUTER_COUNT, SECTOR_COUNT, sectorKind, sectorNumber } from './sectors.ts';
import { FRAME, FRAMES, INFLUENCE_TO_WIN, SCENARIOS, type State } from './state.ts';
import { sureAttack, sureDefence } from './sure.ts';
import { targetsOf } from './targets.ts';
import { FIRST_SHIP, type Values } from './values.ts';
import type {
  FightView,
  HiddenCards,
  MarketView,
  OpenView,
  OwnView,
  PlayerView,
  Potential,
  SectorView,
} from './view-types.ts';
import { abilityOfCode, cardOfCode, isFree, TARGETS } from './vocabulary.ts';

const seatOrNull = (seat: number | null): Seat | null => (seat === null ? null : seatAt(seat));
const seatsIn = (bits: number, seats: number): Seat[] => seatsOf(seats).filter((seat) => (bits & (1 << seat)) !== 0);

/** The turn, the markets and all cards that are face up are public. 2199-4.1 */
export function openTo(values: Values, state: State): OpenView {
  return {
    seats: state.seats,
    scenario: at(SCENARIOS, state.scenario),
    odds: state.odds === 1,
    map: state.map,
    question: state.question,
    round: state.round,
    rounds: values.rounds,
    goal: INFLUENCE_TO_WIN,
    first: seatAt(state.first),
    active: seatAt(state.active),
    frame: at(FRAMES, state.frame),
    decider: seatOrNull(state.decider),
    ending: state.frame === FRAME.over ? endingOf(values, state, ranked(values, state)) : null,
    winner: seatOrNull(state.winner),
    crypto: state.crypto,
    maneuvers: state.maneuvers,
    tender: state.tender,
    fresh: state.fresh === 1,
    powersUsed: outer.filter((sector) => (state.powers & (1 << sector)) !== 0),
    buyDiscount: state.buyDiscount,
    captureDiscount: state.captureDiscount,
    conquestDiscount: state.conquestDiscount,
    conquestPayments: canConquerWithCrypto(state) ? ['maneuvers', 'crypto'] : ['maneuvers'],
    bought: state.bought,
    council: seatOrNull(state.council),
    lastTurns: state.lastTurns,
    depot: state.depot,
    costs: COST,
    trophies: state.trophies.slice(),
    stock: state.stock.slice(),
    markets: outer.map((sector) => marketView(state, sector)),
    sale: salesOf(values, state, (card) => isForSale(values, state, card)),
    prices: salesOf(values, state, (card) => isSoldSomewhere(values, state, card)),
    played: state.played.slice(),
    gone: state.gone.slice(),
    abilities: state.todo.map((code) => abilityView(values, code)),
    shownAttack: state.shownAttack.slice(),
    shownDefend: state.shownDefend.slice(),
  };
}

/** Hands, reserves, decks, hunt tokens and cards picked for a combat are secret. 2199-4.1, 2199-4.2 */
export const ownOf = (values: Values, state: State, viewer: Viewer): OwnView => ({
  viewer,
  sectors: sectorViews(values, state, viewer),
  players: seatsOf(state.seats).map((seat) => playerView(values, state, seat, viewer)),
  together: viewer === 'spectator' ? [] : togetherOf(values, state, viewer),
  potential: potentialOf(values, state, viewer),
  fight: state.target === null ? null : fightView(values, state, viewer),
});

/** No card that can be cashed in instead, nor one that is made for an attack that is possible now. 2199-9.3, 2199-12.2 */
function togetherOf(values: Values, state: State, seat: Seat): number[] {
  const mayAttack =
    seat === state.active &&
    seatsOf(state.seats).some((other) => refuseAction(values, state, { kind: 'attack', seat: other }) === null);
  const isForFight = (card: number): boolean => mayAttack && at(values.whenAttacking, card).length > 0;
  return at(state.hands, seat).filter(
    (card) => asksNothing(values, card) && card < values.firstHunt && !isForFight(card),
  );
}

const NOTHING = { crypto: 0, maneuvers: 0 } as const;

/** What is printed on the cards, and what their abilities give for sure; a draw may bring more. 2199-6.1 */
function potentialOf(values: Values, state: State, viewer: Viewer): Potential {
  if (viewer !== state.active) return { brings: NOTHING, means: NOTHING, together: NOTHING };
  const hand = at(state.hands, viewer);
  const brings = { crypto: printedOn(values.crypto, hand), maneuvers: printedOn(values.maneuvers, hand) };
  for (const card of hand) {
    for (const code of at(values.whenPlayed, card)) {
      const ability = at(at(values.abilities, card), abilityOfCode(code));
      // Of a choice it is not sure what will be chosen.
      if (at(values.alternatives, code).length > 0) continue;
      const gives = ability.word === 'crypto' || ability.word === 'maneuvers' ? ability.word : null;
      if (gives !== null && targetsOf(values, state, viewer, ability).length > 0) {
        brings[gives] += ability.amount * countOf(state, viewer, ability);
      }
    }
  }
  const have = { crypto: fundsOf(state), maneuvers: state.maneuvers };
  const simple = togetherOf(values, state, viewer);
  return {
    brings,
    means: { crypto: have.crypto + brings.crypto, maneuvers: have.maneuvers + brings.maneuvers },
    together: {
      crypto: have.crypto + printedOn(values.crypto, simple),
      maneuvers: have.maneuvers + printedOn(values.maneuvers, simple),
    },
  };
}

const printedOn = (numbers: readonly number[], cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + at(numbers, card), 0);

function abilityView({ abilities }: Values, code: number): OpenView['abilities'][number] {
  const [card, ability] = [cardOfCode(code), abilityOfCode(code)];
  const { word } = at(at(abilities, card), ability);
  return { card, ability, target: TARGETS[word], free: isFree(word) };
}

const outer = Array.from({ length: OUTER_COUNT }, (_, index) => FIRST_OUTER + index);

function sectorViews(values: Values, state: State, viewer: Viewer): SectorView[] {
  const { places, neighbours, distances } = at(values.maps, state.map);
  const from = at(state.places, state.active);
  return places.flatMap((place, sector): SectorView[] => {
    if (place === null) return [];
    return [
      {
        sector,
        kind: sectorKind(sector),
        market: marketOf(sector),
        neighbours: at(neighbours, sector),
        number: sectorNumber(sector),
        ...place,
        mineral: at(state.minerals, sector) > 0,
        influence: at(values.control, sector),
        controller: seatOrNull(at(state.controllers, sector)),
        defence: at(state.defence, sector),
        most: maxDefence(sector),
        conquest: conquestCost(state, sector),
        guarded: isGuarded(state, sector),
        reach: from === null ? null : at(distances, from * SECTOR_COUNT + sector),
        hunt: huntView(values, state, sector, viewer),
      },
    ];
  });
}

/** A token is known only to players who have looked at it. 2199-4.1 */
function huntView(values: Values, state: State, sector: number, viewer: Viewer): SectorView['hunt'] {
  const hunt = at(state.hunts, sector);
  if (hunt === null) return null;
  const seen = at(state.seen, sector);
  const knows = viewer !== 'spectator' && (seen & (1 << viewer)) !== 0;
  return {
    hunt: knows ? hunt : HIDDEN,
    capture: knows ? captureCost(values, state, hunt) : null,
    markers: seatsIn(at(state.markers, sector), state.seats),
    seenBy: seatsIn(seen, state.seats),
  };
}

function playerView(values: Values, state: State, seat: Seat, viewer: Viewer): PlayerView {
  const hand = at(state.hands, seat);
  const deck = at(state.decks, seat);
  const reserve = at(state.reserves, seat);
  const ship = at(state.ships, seat);
  const isOwn = seat === viewer;
  const known = deck.length - at(state.tops, seat);
  const unseen = deck.slice(0, known);
  if (!isOwn) {
    unseen.push(...hand, ...hiddenFightCards(state, seat));
    if (reserve !== null) unseen.push(reserve);
  }
  return {
    ship: ship === null ? null : FIRST_SHIP + ship,
    sector: at(state.places, seat),
    points: at(state.points, seat),
    influence: influenceOf(values, state, seat),
    sectors: sectorsOf(state, seat),
    posts: postsOf(state, seat),
    turrets: turretsOf(state, seat),
    minerals: at(state.cargo, seat),
    markers: at(state.holds, seat),
    hand: isOwn ? hand.slice() : counted(hand),
    reserve: reserve === null ? null : isOwn ? reserve : HIDDEN,
    deck: deck.length,
    top: deck.slice(known),
    discard: at(state.discards, seat).slice(),
    unseen: unseen.sort((a, b) => a - b),
  };
}

const counted = (cards: readonly number[]): HiddenCards => ({ ...HIDDEN, count: cards.length });

/** Cards picked for a combat are face down until both have picked. 2199-12.2 to 2199-12.4 */
export const isFaceDown = (state: State): boolean => state.frame === FRAME.attack || state.frame === FRAME.defend;

function hiddenFightCards(state: State, seat: number): readonly number[] {
  if (!isFaceDown(state)) return [];
  return seat === state.active ? state.attackCards : seat === state.target ? state.defendCards : [];
}

function marketView(state: State, sector: number): MarketView {
  const market = sector - FIRST_OUTER;
  const deck = at(state.markets, market);
  return {
    sector,
    open: openIn(state, sector),
    deck: deck.length,
    bottom: deck.slice(0, at(state.bottoms, market)),
    opened: at(state.opened, market),
  };
}

function salesOf(values: Values, state: State, isSold: (card: number) => boolean): OpenView['sale'] {
  const funds = fundsOf(state);
  const sale: { card: number; cost: number; affordable: boolean }[] = [];
  for (let card = 0; card < values.firstHunt; card++) {
    if (!isSold(card)) continue;
    const cost = priceOfCard(values, state, card);
    sale.push({ card, cost, affordable: cost <= funds });
  }
  return sale;
}

const isSoldSomewhere = (values: Values, state: State, card: number): boolean =>
  isStocked(values, state, card) || state.open.includes(card);

function fightView(values: Values, state: State, viewer: Viewer): FightView {
  const faceDown = isFaceDown(state);
  const seesAttack = !faceDown || viewer === state.active;
  const seesDefence = !faceDown || viewer === state.target;
  const { attackBonus, defendBonus, attackDraws, defendDraws, keeps, retreats } = state;
  return {
    attacker: seatAt(state.active),
    defender: seatAt(defenderOf(state)),
    sector: shipAt(state, state.active),
    attackCards: seesAttack ? state.attackCards.slice() : counted(state.attackCards),
    defendCards: seesDefence ? state.defendCards.slice() : counted(state.defendCards),
    attack: seesAttack ? attackTotal(values, state) : null,
    defence: seesDefence ? defendTotal(values, state) : null,
    attackParts: attackParts(values, state).filter(({ kind }) => seesAttack || kind !== 'card'),
    defendParts: defendParts(values, state).filter(({ kind }) => seesDefence || kind !== 'card'),
    walls: walls(state),
    attackBonus,
    defendBonus,
    attackDraws,
    defendDraws,
    keeps,
    retreats,
    attackerWon: state.attackerWon === 1,
    attackSure: seesAttack ? sureAttack(values, state) : [],
    defendSure: seesDefence ? sureDefence(values, state) : [],
    odds: state.odds === 1 && state.frame === FRAME.attack && viewer === state.active ? oddsOf(values, state) : null,
    holds: state.odds === 1 && state.frame === FRAME.defend && viewer === state.target ? holdsOf(values, state) : null,
  };
}
