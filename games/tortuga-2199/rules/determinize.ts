import { at, type Hidden, type Rng, type Seat, shuffle } from '@tortuga/kernel';
import { insert, takeOut } from './lists.ts';
import { SECTOR_COUNT, startDefence } from './sectors.ts';
import { FRAME, HUNT_COUNT, NO_COMBAT, OPEN_PER_MARKET, SCENARIOS, type State } from './state.ts';
import { FIRST_SHIP, type Values } from './values.ts';
import type { FightView, HiddenCards, PlayerView, SectorView, View } from './view-types.ts';
import { codeOf } from './vocabulary.ts';

/** A complete state that looks like this view: what the viewer can't see is dealt at random. */
export function determinize(values: Values, seen: View, rng: Rng): State {
  const sectors = bySector(seen);
  const ofSector = <Value>(read: (sector: SectorView) => Value, otherwise: (sector: number) => Value): Value[] =>
    sectors.map((sector, index) => (sector === null ? otherwise(index) : read(sector)));
  const players = seen.players.map((player, seat) => dealPlayer(values, seen, player, seat, rng));
  const { hunts, box } = dealHunts(seen, sectors, rng);
  const { fight } = seen;
  return {
    seats: seen.seats,
    scenario: SCENARIOS.indexOf(seen.scenario),
    odds: seen.odds ? 1 : 0,
    map: seen.map,
    question: seen.question,
    round: seen.round,
    first: seen.first,
    active: seen.active,
    frame: FRAME[seen.frame],
    decider: seen.decider,
    winner: seen.winner,
    crypto: seen.crypto,
    maneuvers: seen.maneuvers,
    tender: seen.tender,
    fresh: seen.fresh ? 1 : 0,
    powers: seen.powersUsed.reduce((bits, sector) => bits | (1 << sector), 0),
    buyDiscount: seen.buyDiscount,
    captureDiscount: seen.captureDiscount,
    conquestDiscount: seen.conquestDiscount,
    bought: seen.bought,
    council: seen.council,
    lastTurns: seen.lastTurns,
    depot: seen.depot,
    minerals: ofSector(
      ({ mineral }) => (mineral ? 1 : 0),
      () => 0,
    ),
    defence: ofSector(({ defence }) => defence, startDefence),
    controllers: ofSector<number | null>(
      ({ controller }) => controller,
      () => null,
    ),
    hunts,
    markers: ofSector(
      ({ hunt }) => bitsOf(hunt?.markers ?? []),
      () => 0,
    ),
    seen: ofSector(
      ({ hunt }) => bitsOf(hunt?.seenBy ?? []),
      () => 0,
    ),
    box,
    trophies: [...seen.trophies],
    ships: seen.players.map(({ ship }) => (ship === null ? null : ship - FIRST_SHIP)),
    places: seen.players.map(({ sector }) => sector),
    points: seen.players.map(({ points }) => points),
    cargo: seen.players.map(({ minerals }) => minerals),
    holds: seen.players.map(({ markers }) => markers),
    reserves: players.map(({ reserve }) => reserve),
    tops: seen.players.map(({ top }) => top.length),
    hands: players.map(({ hand }) => hand),
    decks: players.map(({ deck }) => deck),
    discards: seen.players.map(({ discard }) => [...discard]),
    played: [...seen.played],
    gone: [...seen.gone],
    stock: [...seen.stock],
    markets: seen.markets.map((_, market) => dealMarket(values, seen, market, rng)),
    bottoms: seen.markets.map(({ bottom }) => bottom.length),
    opened: seen.markets.map(({ opened }) => opened),
    open: seen.markets.flatMap(({ open }) => [...open, ...new Array<null>(OPEN_PER_MARKET - open.length).fill(null)]),
    todo: seen.abilities.map(({ card, ability }) => codeOf(card, ability)),
    target: fight?.defender ?? null,
    attackCards: fight === null ? [] : at(players, fight.attacker).picked,
    defendCards: fight === null ? [] : at(players, fight.defender).picked,
    shownAttack: [...seen.shownAttack],
    shownDefend: [...seen.shownDefend],
    ...(fight === null ? NO_COMBAT : combatSoFar(fight)),
  };
}

const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);
const isHidden = (value: unknown): value is Hidden => typeof value === 'object' && value !== null && 'hidden' in value;

function bySector(seen: View): (SectorView | null)[] {
  const list: (SectorView | null)[] = new Array(SECTOR_COUNT).fill(null);
  for (const sector of seen.sectors) list[sector.sector] = sector;
  return list;
}

const combatSoFar = (fight: FightView) => ({
  attackBonus: fight.attackBonus,
  defendBonus: fight.defendBonus,
  attackDraws: fight.attackDraws,
  defendDraws: fight.defendDraws,
  keeps: fight.keeps,
  retreats: fight.retreats,
  attackerWon: fight.attackerWon ? 1 : 0,
});

interface Dealt {
  readonly hand: number[];
  readonly deck: number[];
  readonly reserve: number | null;
  /** Picked for the combat, sorted. */
  readonly picked: number[];
}

function dealPlayer(values: Values, seen: View, player: PlayerView, seat: number, rng: Rng): Dealt {
  const unseen = shuffle([...player.unseen], rng);
  const picked = dealPicked(values, seen.fight, seat, unseen);
  const hand = dealHand(values, seen, player.hand, seat, unseen);
  const reserve = isHidden(player.reserve) ? at(unseen.splice(-1), 0) : player.reserve;
  return { hand, reserve, picked, deck: [...unseen, ...player.top] };
}

/** Only cards with a maneuver can be picked for a combat. 2199-12.2 */
function dealPicked(values: Values, fight: FightView | null, seat: number, unseen: number[]): number[] {
  if (fight === null || (seat !== fight.attacker && seat !== fight.defender)) return [];
  const cards = seat === fight.attacker ? fight.attackCards : fight.defendCards;
  if (!isHidden(cards)) return [...cards];
  return takeFighters(values, unseen, cards.count);
}

function takeFighters({ maneuvers }: Values, unseen: number[], count: number): number[] {
  const taken: number[] = [];
  for (const card of unseen.filter((each) => at(maneuvers, each) > 0).slice(0, count)) {
    takeOut(unseen, card);
    insert(taken, card);
  }
  return taken;
}

/** An attacker who has not picked a card yet has at least one to fight with. 2199-12.2 */
function dealHand(
  values: Values,
  { frame, active, fight }: View,
  hand: readonly number[] | HiddenCards,
  seat: number,
  unseen: number[],
): number[] {
  if (!isHidden(hand)) return [...hand];
  const mustFight =
    frame === 'attack' &&
    seat === active &&
    fight !== null &&
    isHidden(fight.attackCards) &&
    fight.attackCards.count === 0;
  const dealt = mustFight ? takeFighters(values, unseen, 1) : [];
  for (const card of unseen.splice(0, hand.count - dealt.length)) insert(dealt, card);
  return dealt;
}

/** Tokens that this viewer has not seen may be in any sector, or in the box. 2199-3.1 */
function dealHunts(
  { trophies }: View,
  sectors: readonly (SectorView | null)[],
  rng: Rng,
): { hunts: (number | null)[]; box: number[] } {
  const known = new Set(sectors.map((sector) => sector?.hunt?.hunt).filter((hunt) => typeof hunt === 'number'));
  const unknown: number[] = [];
  for (let hunt = 0; hunt < HUNT_COUNT; hunt++) {
    if (trophies[hunt] === null && !known.has(hunt)) unknown.push(hunt);
  }
  shuffle(unknown, rng);
  const hunts = sectors.map((sector) => {
    if (sector === null || sector.hunt === null) return null;
    return typeof sector.hunt.hunt === 'number' ? sector.hunt.hunt : (unknown.pop() ?? null);
  });
  return { hunts, box: unknown };
}

/** The deck has the cards that are neither open nor owned by anybody. */
function dealMarket(values: Values, seen: View, market: number, rng: Rng): number[] {
  const { bottom, open } = at(seen.markets, market);
  const left = [...at(values.outerCards, market)];
  const cards = new Set(left);
  for (const card of [...bottom, ...open, ...seen.gone, ...seen.played, ...ownedCards(seen)]) {
    if (cards.has(card)) takeOut(left, card);
  }
  return [...bottom, ...shuffle(left, rng)];
}

const cardsIn = (cards: readonly number[] | HiddenCards): readonly number[] => (isHidden(cards) ? [] : cards);

function ownedCards({ players, fight }: View): number[] {
  const fighting = fight === null ? [] : [...cardsIn(fight.attackCards), ...cardsIn(fight.defendCards)];
  return [
    ...fighting,
    ...players.flatMap(({ hand, top, discard, unseen, reserve }) => [
      ...cardsIn(hand),
      ...top,
      ...discard,
      ...unseen,
      ...(typeof reserve === 'number' ? [reserve] : []),
    ]),
  ];
}
