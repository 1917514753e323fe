import { at, FastRng, Match, seatsOf, seedFromText } from '@tortuga/kernel';
import { ArrangedMatch, type Player, seatOf } from '@tortuga/laws';
import { moduleOf } from '../index.ts';
import house1 from '../packs/earlier/house-1.json' with { type: 'json' };
import type { Types2199 } from '../rules/game.ts';
import { insert, takeOut } from '../rules/lists.ts';
import { DEALS } from '../rules/map.ts';
import type { Pack } from '../rules/pack.ts';
import { readPack } from '../rules/read-pack.ts';
import { OUTER_KINDS, type OuterKind } from '../rules/sectors.ts';
import { FRAME, type Scenario, type State } from '../rules/state.ts';
import { FIRST_SHIP, FIRST_T, valuesOf } from '../rules/values.ts';
import type { PrintedAbility } from '../rules/vocabulary.ts';
import { SECTOR_IDS } from '../text/notation.ts';
import { invariantsOf } from './invariants.ts';

type By<What> = Partial<Record<Player, What>>;

/**
 * The cards of the first house set: what a rule says does not change with the values of today's cards. What no card of it
 * can do is printed on one by the scenario.
 */
export const firstPack = packOf(house1);

function packOf(json: unknown): Pack {
  const read = readPack(json);
  if (!read.ok) throw new Error(`The pack of the scenarios is broken: ${JSON.stringify(read.problem)}`);
  return read.pack;
}

/** A position in words. Cards that it does not mention are in the decks they come from. */
export interface Arrangement {
  /** The version of the rules, if not the newest. */
  readonly rules?: number;
  readonly seats?: 2 | 3 | 4;
  readonly scenario?: Scenario;
  readonly odds?: boolean;
  /** The sectors at 30, 150, 210 and 330 degrees. */
  readonly outer?: readonly [OuterKind, OuterKind, OuterKind, OuterKind];
  readonly turn?: Player;
  readonly round?: number;
  /** Ships of the seats, from A on. */
  readonly ships?: string;
  /** A sector, or `hold`. Everybody else is on Tortuga. */
  readonly at?: By<string>;
  /** Cards, such as `mining*4, hacker`. Nobody holds anything else. */
  readonly hands?: By<string>;
  readonly reserves?: By<string>;
  readonly discards?: By<string>;
  /** From the top down; all other cards are below. */
  readonly decks?: By<string>;
  /** Played by the active player this turn. */
  readonly played?: string;
  /** Out of the game. */
  readonly gone?: By<string>;
  /** Sectors with their defence: `vortex 5, post-1 3`. */
  readonly control?: By<string>;
  /** Defence of sectors that nobody controls, or other than `control` says. */
  readonly defence?: Readonly<Record<string, number>>;
  /** Hunt tokens by sector; and who has a marker on them. */
  readonly hunts?: Readonly<Record<string, string>>;
  readonly scouted?: Readonly<Record<string, readonly Player[]>>;
  /** Hunts whose token and card somebody has; the card is in their discard pile unless it is mentioned. */
  readonly trophies?: By<string>;
  readonly minerals?: By<number>;
  readonly depot?: number;
  readonly points?: By<number>;
  readonly crypto?: number;
  readonly maneuvers?: number;
  /** Open cards by outer sector. */
  readonly open?: Partial<Record<OuterKind, string>>;
  /** The market whose deck is empty. */
  readonly emptyDeck?: OuterKind;
  /** What cards are printed with in this scenario only. */
  readonly printed?: Readonly<Record<string, readonly PrintedAbility[]>>;
}

export function packFor({ printed }: Arrangement): Pack {
  if (printed === undefined) return firstPack;
  const reprint = <Card extends { readonly id: string }>(card: Card): Card =>
    printed[card.id] === undefined ? card : { ...card, abilities: printed[card.id] };
  const { cards, ships, hunts } = firstPack;
  return packOf({ ...firstPack, cards: cards.map(reprint), ships: ships.map(reprint), hunts: hunts.map(reprint) });
}

/** Card numbers and where cards come from are the same for all arrangements. */
const values = valuesOf(firstPack);
export const usual = moduleOf(firstPack);

export function arrange(arrangement: Arrangement): ArrangedMatch<Types2199> {
  const { state } = new Arranger(arrangement);
  const pack = packFor(arrangement);
  const module = pack === firstPack ? usual : moduleOf(pack);
  const invariants = invariantsOf(valuesOf(pack));
  const wrong = invariants(state);
  if (wrong.length > 0) throw new Error(`This position can't be: ${wrong.join('; ')}`);
  const scenario = arrangement.scenario ?? 'standard';
  const start = {
    options: { scenario, odds: arrangement.odds ?? true },
    seats: state.seats,
    seed: seedFromText('scenario'),
  };
  const { game } = module.atVersion(arrangement.rules ?? module.game.rulesVersion) ?? module;
  return new ArrangedMatch((from) => Match.arranged(game, start, from), state, module, invariants);
}

/** `mining*4, hacker` as card ids. */
const words = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      const [id = '', times = '1'] = word.split('*');
      return new Array<string>(Number(times)).fill(id);
    });

const playersOf = (seats: number): Player[] => (['A', 'B', 'C', 'D'] as const).slice(0, seats);

export const sectorNamed = (id: string): number => {
  const sector = SECTOR_IDS.indexOf(id);
  if (sector < 0) throw new Error(`"${id}" is no sector`);
  return sector;
};

class Arranger {
  readonly state: State;

  constructor(arrangement: Arrangement) {
    const seats = arrangement.seats ?? 2;
    this.state = this.#start(seats, arrangement);
    const { state } = this;
    this.#board(arrangement);
    for (const player of playersOf(seats)) this.#cardsOf(player, arrangement);
    for (const id of words(arrangement.played)) insert(state.played, this.#takeFor(state.active, id));
    this.#markets(arrangement);
    state.crypto = arrangement.crypto ?? 0;
    state.maneuvers = arrangement.maneuvers ?? 0;
    state.depot = arrangement.depot ?? 0;
    this.#balanceMinerals();
    state.fresh = state.played.length === 0 ? 1 : 0;
    state.frame = at(state.places, state.active) === null ? FRAME.deploy : FRAME.turn;
  }

  /** A fresh game after the ships are chosen, all cards back in the decks, the outer sectors dealt as wanted. */
  #start(
    seats: number,
    { scenario = 'standard', odds = true, outer, turn = 'A', ships, round = 2 }: Arrangement,
  ): State {
    const { game } = usual;
    const rng = new FastRng('arranged');
    const state = game.setup({ scenario, odds }, seats, rng);
    const wanted = words(ships).map((id) => values.ids.indexOf(id) - FIRST_SHIP);
    const others = [0, 1, 2, 3].filter((ship) => !wanted.includes(ship));
    const chosen = [...wanted, ...others];
    while (state.frame === FRAME.ship) {
      const [seat] = game.pending(state);
      if (seat === undefined) throw new Error('Nobody chooses a ship');
      game.apply(state, seat, { kind: 'ship', ship: at(chosen, seat) }, rng);
    }
    for (const seat of seatsOf(seats)) {
      at(state.decks, seat).push(...at(state.hands, seat).splice(0));
      at(state.decks, seat).sort((a, b) => b - a);
    }
    for (const [index, card] of state.open.entries()) {
      if (card !== null) at(state.markets, Math.floor(index / 2)).push(card);
    }
    state.open.fill(null);
    const deal = (outer ?? ['vortex', 'lab', 'mines', 'fortress']).map(sectorNamed);
    const map = DEALS.findIndex((each) => each.join() === deal.join()) + (seats === 2 ? 0 : DEALS.length);
    const active = seatOf(turn);
    return { ...state, map, round, first: 0, active, decider: active, question: 0 };
  }

  #card(id: string): number {
    const card = values.ids.indexOf(id);
    if (card < 0) throw new Error(`"${id}" is no card`);
    return card;
  }

  /** Out of the player's own deck, the T stacks, a market's deck or the hunts, wherever the card is. */
  #takeFor(seat: number, id: string): number {
    const { state } = this;
    const card = this.#card(id);
    const { firstHunt, tCount } = values;
    if (card >= firstHunt) return this.#takeHunt(seat, card - firstHunt);
    if (card >= FIRST_T && card < FIRST_T + tCount) state.stock[card - FIRST_T] = at(state.stock, card - FIRST_T) - 1;
    else takeOut(this.#deckWith(seat, card), card);
    return card;
  }

  #deckWith(seat: number, card: number): number[] {
    const deck = [at(this.state.decks, seat), ...this.state.markets].find((each) => each.includes(card));
    if (deck === undefined) throw new Error(`No ${values.ids[card]} is left`);
    return deck;
  }

  #takeHunt(seat: number, hunt: number): number {
    const { state } = this;
    const sector = state.hunts.indexOf(hunt);
    if (sector >= 0) state.hunts[sector] = null;
    else state.box = state.box.filter((each) => each !== hunt);
    state.trophies[hunt] = seat;
    return values.firstHunt + hunt;
  }

  #board(arrangement: Arrangement): void {
    const { state } = this;
    for (const player of playersOf(state.seats)) {
      const seat = seatOf(player);
      const place = arrangement.at?.[player] ?? 'tortuga';
      state.places[seat] = place === 'hold' ? null : sectorNamed(place);
      state.points[seat] = arrangement.points?.[player] ?? 0;
      for (const text of words(arrangement.control?.[player])) {
        const [id = '', defence] = text.split(' ');
        state.controllers[sectorNamed(id)] = seat;
        state.holds[seat] = at(state.holds, seat) - 1;
        if (defence !== undefined) state.defence[sectorNamed(id)] = Number(defence);
      }
      state.cargo[seat] = arrangement.minerals?.[player] ?? 0;
    }
    for (const [id, defence] of Object.entries(arrangement.defence ?? {})) state.defence[sectorNamed(id)] = defence;
    for (const [id, hunt] of Object.entries(arrangement.hunts ?? {})) this.#layHunt(sectorNamed(id), hunt);
    for (const [id, players] of Object.entries(arrangement.scouted ?? {})) {
      const sector = sectorNamed(id);
      for (const seat of players.map(seatOf)) {
        state.markers[sector] = at(state.markers, sector) | (1 << seat);
        state.seen[sector] = at(state.seen, sector) | (1 << seat);
        state.holds[seat] = at(state.holds, seat) - 1;
      }
    }
  }

  /** Swaps the wanted token with the one in the sector. */
  #layHunt(sector: number, id: string): void {
    const { state } = this;
    const hunt = this.#card(id) - values.firstHunt;
    const before = at(state.hunts, sector);
    const place = state.hunts.indexOf(hunt);
    if (place >= 0) state.hunts[place] = before;
    else state.box = state.box.map((each) => (each === hunt ? before : each)).filter((each) => each !== null);
    state.hunts[sector] = hunt;
  }

  #cardsOf(player: Player, arrangement: Arrangement): void {
    const { state } = this;
    const seat = seatOf(player);
    const take = (text: string | undefined): number[] => words(text).map((id) => this.#takeFor(seat, id));
    for (const card of take(arrangement.gone?.[player])) insert(state.gone, card);
    const mentioned = [arrangement.hands, arrangement.reserves, arrangement.discards, arrangement.decks];
    for (const card of take(arrangement.hands?.[player])) insert(at(state.hands, seat), card);
    for (const card of take(arrangement.reserves?.[player])) state.reserves[seat] = card;
    at(state.discards, seat).push(...take(arrangement.discards?.[player]));
    const top = take(arrangement.decks?.[player]).reverse();
    at(state.decks, seat).push(...top);
    const trophies = words(arrangement.trophies?.[player]);
    const loose = trophies.filter((id) => !mentioned.some((each) => words(each?.[player]).includes(id)));
    at(state.discards, seat).push(...loose.map((id) => this.#takeFor(seat, id)));
  }

  #markets({ open = {}, emptyDeck }: Arrangement): void {
    const { state } = this;
    for (const [market, kind] of OUTER_KINDS.entries()) {
      const deck = at(state.markets, market);
      const named = words(open[kind]).map((id) => this.#card(id));
      for (const card of named) takeOut(deck, card);
      state.open[market * 2] = named[0] ?? deck.pop() ?? null;
      state.open[market * 2 + 1] = named[1] ?? deck.pop() ?? null;
      if (kind === emptyDeck) for (const card of deck.splice(0)) insert(state.gone, card);
    }
  }

  /** Minerals that somebody has are taken from sectors, the farthest first. */
  #balanceMinerals(): void {
    const { state } = this;
    let surplus = state.depot + state.cargo.reduce((sum, each) => sum + each, 0);
    for (let sector = state.minerals.length - 1; sector > 0 && surplus > 0; sector--) {
      if (at(state.minerals, sector) === 0 || state.places.includes(sector)) continue;
      state.minerals[sector] = 0;
      surplus--;
    }
  }
}
