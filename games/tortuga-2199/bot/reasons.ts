import type { Deed, Plan, Question } from '@tortuga/bots';
import { at, type Params, type Phrase, type Seat, seat as seatAt } from '@tortuga/kernel';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { FIRST_SHIP, type Values } from '../rules/values.ts';
import type { SectorView, View } from '../rules/view-types.ts';
import type { Ability } from '../rules/vocabulary.ts';

/** The names of things, as phrases. */
export interface Names {
  card(card: number): Phrase;
  hunt(hunt: number): Phrase;
  sector(sector: number): Phrase;
  ability(ability: Ability): Phrase;
}

/** How much a reason says: what wins influence before what only prepares it. */
const WEIGHTS = {
  goal: 9,
  cash: 8,
  conquerFrom: 7,
  conquer: 6,
  attack: 6,
  influence: 5,
  capture: 5,
  defend: 5,
  fight: 5,
  spare: 5,
  retreat: 4,
  reinforce: 3,
  buy: 3,
  scout: 2,
  thin: 2,
  power: 2,
  ship: 2,
  collect: 1,
  reserve: 1,
  deploy: 1,
  play: 0,
  end: -1,
} as const;
type Kind = keyof typeof WEIGHTS;

const MAX_REASONS = 3;

/** Why a plan is good, by what its moves bring: the most telling first. */
export function reasonsOf(
  values: Values,
  names: Names,
  { seat, view }: Pick<Question<Types2199>, 'seat' | 'view'>,
  { moves }: Plan<Types2199>,
): readonly Phrase[] {
  const account = new Account(values, names, seat, view);
  return mostTelling([...moves.map((move) => account.follow(move)), account.goal()]);
}

/** Why a seat did all this: every deed is judged by the board as it was then. */
export function reasonsAfter(values: Values, names: Names, deeds: readonly Deed<Types2199>[]): readonly Phrase[] {
  return mostTelling(
    deeds.flatMap(({ seat, view, move }) => {
      const account = new Account(values, names, seat, view);
      return [account.follow(move), account.goal()];
    }),
  );
}

function mostTelling(reasons: readonly (readonly [Kind, Params] | null)[]): readonly Phrase[] {
  const found = new Map<Kind, Params>();
  for (const [kind, params] of reasons.filter((reason) => reason !== null)) {
    // Of one kind the first is enough; of a total that grows, only the last is true.
    if (kind === 'goal' || !found.has(kind)) found.set(kind, params);
  }
  return [...found]
    .sort(([a], [b]) => WEIGHTS[b] - WEIGHTS[a])
    .slice(0, MAX_REASONS)
    .filter(([kind], index) => index === 0 || WEIGHTS[kind] > 0)
    .map(([kind, params]) => ({ key: `2199.reason.${kind}`, params }));
}

/** Follows a plan over the board, as far as its player can see it. */
class Account {
  readonly #values: Values;
  readonly #names: Names;
  readonly #seat: Seat;
  readonly #view: View;
  #place: number | null;
  #maneuvers: number;
  /** Influence that the moves so far have surely won. */
  #gained = 0;

  constructor(values: Values, names: Names, seat: Seat, view: View) {
    this.#values = values;
    this.#names = names;
    this.#seat = seat;
    this.#view = view;
    this.#place = at(view.players, seat).sector;
    this.#maneuvers = cardsInFight(view, seat).reduce((sum, card) => sum + at(values.maneuvers, card), 0);
  }

  /** Whether what was won so far is enough to win the game. */
  goal(): readonly [Kind, Params] | null {
    const { players, goal } = this.#view;
    const influence = at(players, this.#seat).influence + this.#gained;
    return this.#gained > 0 && influence >= goal ? ['goal', { influence, goal }] : null;
  }

  follow(move: Move): readonly [Kind, Params] | null {
    const { card, sector } = this.#names;
    switch (move.kind) {
      case 'ship':
        return this.#ship(FIRST_SHIP + move.ship);
      case 'move':
        this.#place = move.sector;
        return null;
      case 'conquer':
        return this.#conquer();
      case 'capture':
        return this.#capture();
      case 'cash': {
        const influence = at(this.#values.worth, move.card - this.#values.firstHunt);
        this.#gained += influence;
        return ['cash', { card: card(move.card), influence }];
      }
      case 'influence':
        this.#gained++;
        return ['influence', {}];
      case 'attack':
        return ['attack', { rival: { seat: seatAt(move.seat) } }];
      case 'commit':
        this.#maneuvers += at(this.#values.maneuvers, move.card);
        return null;
      case 'ready':
        return this.#ready();
      case 'retreat':
        return ['retreat', { sector: sector(move.sector) }];
      case 'deploy':
        this.#place = move.sector;
        return ['deploy', { sector: sector(move.sector) }];
      case 'reinforce':
        return ['reinforce', { sector: sector(move.sector), defence: move.defence }];
      case 'buy':
        return ['buy', { card: card(move.card) }];
      case 'destroy':
        return ['thin', { card: card(move.card) }];
      case 'reserve':
        return ['reserve', { card: card(move.card) }];
      case 'play':
        return ['play', { card: card(move.card) }];
      case 'scout':
      case 'collect':
      case 'power':
      case 'powerOn':
        return this.#here(move.kind);
      case 'end':
        return ['end', {}];
      default:
        return null;
    }
  }

  /** The values of all ships are alike: they differ in what they can do. */
  #ship(card: number): readonly [Kind, Params] | null {
    const [ability] = at(this.#values.abilities, card);
    return ability === undefined ? null : ['ship', { ability: this.#names.ability(ability) }];
  }

  #sectorHere(): SectorView | null {
    return this.#view.sectors.find(({ sector }) => sector === this.#place) ?? null;
  }

  #here(kind: 'scout' | 'collect' | 'power' | 'powerOn'): readonly [Kind, Params] | null {
    if (this.#place === null) return null;
    return [kind === 'powerOn' ? 'power' : kind, { sector: this.#names.sector(this.#place) }];
  }

  #conquer(): readonly [Kind, Params] | null {
    const here = this.#sectorHere();
    if (here === null) return null;
    this.#gained += here.influence;
    const params = { sector: this.#names.sector(here.sector), influence: here.influence };
    return here.controller === null || here.controller === this.#seat
      ? ['conquer', params]
      : ['conquerFrom', { ...params, rival: { seat: here.controller } }];
  }

  #capture(): readonly [Kind, Params] | null {
    const hunt = this.#sectorHere()?.hunt?.hunt;
    return typeof hunt === 'number' ? ['capture', { hunt: this.#names.hunt(hunt) }] : null;
  }

  #ready(): readonly [Kind, Params] {
    const { fight } = this.#view;
    const isDefender = fight !== null && fight.defender === this.#seat;
    if (isDefender && this.#maneuvers === 0) return ['spare', {}];
    return [isDefender ? 'defend' : 'fight', { maneuvers: this.#maneuvers }];
  }
}

/** The cards that a seat has picked for a combat, as far as the viewer sees them. */
function cardsInFight({ fight }: View, seat: Seat): readonly number[] {
  if (fight === null) return [];
  const picked = seat === fight.attacker ? fight.attackCards : seat === fight.defender ? fight.defendCards : [];
  return 'hidden' in picked ? [] : picked;
}
