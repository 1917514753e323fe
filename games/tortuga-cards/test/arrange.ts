import { at, FastRng, Match, seat, seatsOf, seedFromText } from '@tortuga/kernel';
import { ArrangedMatch, type Player, seatOf } from '@tortuga/laws';
import { type PrintedValues, withValues } from '../board/figures/values.ts';
import { defaultPack, moduleOf } from '../index.ts';
import { type Pack, printedCards, readPack, type Values, valuesOf } from '../rules/pack.ts';
import { labelOf, placeOf, rowOf, sideCount } from '../rules/places.ts';
import { whoseTurn } from '../rules/turns.ts';
import {
  CARDS_PER_ROW,
  type CardId,
  type CardsTypes,
  COLUMN_COUNT,
  COLUMNS,
  type EventCard,
  type PirateId,
  ROW,
  ROWS,
  type Row,
  type State,
} from '../rules/types.ts';
import { invariants } from './invariants.ts';

type Label = 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI';

/** A position in words. Places and hands that it does not mention are filled with the remaining cards. */
export interface Arrangement {
  readonly seats?: 2 | 3 | 4;
  readonly voyage?: 1 | 2;
  /** Every row up to this one is full; without it only `columns` has cards. */
  readonly filledTo?: Row;
  /** The pirate ship, then the cards below it, from the transport on: `red-heron, merchantman, pearls`. */
  readonly columns?: Partial<Record<Label, string>>;
  /** Cards that the hand must hold. */
  readonly hands?: Partial<Record<Player, string>>;
  readonly events?: Partial<Record<Player, EventCard>>;
  readonly turn?: Player;
  /** The player who began this voyage; without it, as the turn and the number of plays imply. */
  readonly start?: Player;
  /** The version of the rules, if not the newest. */
  readonly rules?: number;
  /** Printed values that the scenario needs, instead of those of the default pack. */
  readonly values?: PrintedValues;
  /** Prestige from the first voyage, by the first column of each side: treasures and doubloons. */
  readonly banked?: Partial<Record<Player, { readonly treasure: number; readonly doubloons: number }>>;
}

/** The first column of the rulebook's example: guns 4 against 3 and what the sea adds, for 3 and a doubloon. */
export const gunsAgainst = (sea: number) =>
  ({
    filledTo: 'strategy',
    columns: { I: 'red-heron, merchantman, pearls, trade-wind, guns-1' },
    values: {
      'red-heron': { guns: 4 },
      merchantman: { guns: 3, doubloons: 1 },
      pearls: { worth: 3 },
      'trade-wind': { guns: sea },
      'guns-1': { tests: 'guns' },
    },
  }) as const satisfies Arrangement;

export function arrange(arrangement: Arrangement): ArrangedMatch<CardsTypes> {
  const pack = packWith(arrangement.values ?? {});
  const module = moduleOf(pack, arrangement.rules);
  const state = new Arranger(pack, arrangement).state;
  const problems = invariants(state);
  if (problems.length > 0) throw new Error(`This position is impossible: ${problems.join('; ')}`);
  const start = { options: {}, seats: state.seats, seed: seedFromText('scenario') };
  return new ArrangedMatch((from) => Match.arranged(module.game, start, from), state, module);
}

function packWith(values: PrintedValues): Pack {
  const read = readPack(withValues(defaultPack, values));
  if (!read.ok) throw new Error(`The scenario's values are wrong: ${JSON.stringify(read.problem)}`);
  return read.pack;
}

const words = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

class Arranger {
  readonly state: State;
  readonly #cards: readonly string[];
  readonly #pirates: readonly string[];
  readonly #free: Set<CardId>;

  constructor(pack: Pack, arrangement: Arrangement) {
    this.#cards = printedCards(pack).map(({ id }) => id);
    this.#pirates = pack.pirates.map(({ id }) => id);
    const seats = arrangement.seats ?? 2;
    this.state = moduleOf(pack, arrangement.rules).game.setup({}, seats, new FastRng('arranged'));
    this.state.voyage = arrangement.voyage ?? 1;
    this.#free = new Set(this.#cards.keys() as Iterable<CardId>);
    this.#layColumns(arrangement);
    this.#placePirates(arrangement);
    const dealt = this.#dealHands(arrangement);
    this.#fillTo(arrangement.filledTo);
    this.#fillHands(dealt);
    this.#putRestAside();
    this.#dealEvents(arrangement);
    this.#bankPrestige(arrangement);
    this.#setTurn(valuesOf(pack, arrangement.rules), arrangement);
  }

  #take(id: string): CardId {
    const card = this.#cards.indexOf(id) as CardId;
    if (!this.#free.delete(card)) throw new Error(`"${id}" is not a card, or is already placed`);
    return card;
  }

  #takeAnyOf(row: number): CardId {
    const card = [...this.#free].find((each) => rowOf(each) === row);
    if (card === undefined) throw new Error(`No ${ROWS[row]} is left`);
    this.#free.delete(card);
    return card;
  }

  #layColumns({ columns = {} }: Arrangement): void {
    this.state.board.fill(null);
    for (const [label, text] of Object.entries(columns)) {
      const column = at(
        COLUMNS,
        COLUMNS.findIndex((each) => labelOf(each) === label),
      );
      for (const id of words(text)) {
        if (this.#pirates.includes(id)) continue;
        const card = this.#take(id);
        this.state.board[placeOf(rowOf(card), column)] = card;
      }
    }
  }

  #placePirates({ columns = {} }: Arrangement): void {
    const wanted = Object.entries(columns).flatMap(([label, text]) =>
      words(text)
        .filter((id) => this.#pirates.includes(id))
        .map((id) => ({ label, pirate: this.#pirates.indexOf(id) as PirateId })),
    );
    const others = COLUMNS.map((index) => Number(index) as PirateId).filter(
      (id) => !wanted.some(({ pirate }) => pirate === id),
    );
    this.state.pirates = COLUMNS.map((column) => {
      const pirate = wanted.find((each) => each.label === labelOf(column))?.pirate ?? others.shift();
      if (pirate === undefined) throw new Error('A pirate ship is in two columns');
      return pirate;
    });
  }

  #dealHands({ hands = {} }: Arrangement): CardId[][] {
    return seatsOf(this.state.seats).map((player) =>
      words(hands['ABCD'.charAt(player) as Player]).map((id) => this.#take(id)),
    );
  }

  #fillTo(last: Row | undefined): void {
    if (last !== undefined) {
      for (let row = 0; row <= ROW[last]; row++) {
        for (const column of COLUMNS) this.state.board[placeOf(row, column)] ??= this.#takeAnyOf(row);
      }
    }
    this.state.played = this.state.board.filter((card) => card !== null).length;
    for (const column of COLUMNS) {
      const laid = this.state.board[placeOf(ROW.strategy, column)] !== null;
      this.state.strategists[column] = laid ? seat(column % this.state.seats) : null;
    }
  }

  /** Gives every hand the cards it would hold at this point of the voyage. */
  #fillHands(dealt: readonly CardId[][]): void {
    const { state } = this;
    state.hands = dealt.map((hand) => [...hand]);
    for (let row = 0; row < ROWS.length; row++) {
      const laid = COLUMNS.filter((column) => state.board[placeOf(row, column)] !== null).length;
      let missing = COLUMN_COUNT - laid - state.hands.flat().filter((card) => rowOf(card) === row).length;
      for (let turn = 0; missing > 0; turn++) {
        const hand = at(state.hands, turn % state.seats);
        const share = Math.ceil((COLUMN_COUNT - laid) / state.seats);
        if (hand.filter((card) => rowOf(card) === row).length >= share) continue;
        hand.push(this.#takeAnyOf(row));
        missing--;
      }
    }
    for (const hand of state.hands) hand.sort((a, b) => a - b);
  }

  /** In the second voyage half of each row is out of the game; in the first that half is still in the stock. */
  #putRestAside(): void {
    const rest = [...this.#free].sort((a, b) => a - b);
    const perVoyage = this.state.voyage === 2;
    this.state.gone = perVoyage ? rest.filter((card) => this.#isSurplus(rest, card)) : [];
    this.state.stock = rest.filter((card) => !this.state.gone.includes(card));
  }

  #isSurplus(rest: readonly CardId[], card: CardId): boolean {
    const sameRow = rest.filter((each) => rowOf(each) === rowOf(card));
    return sameRow.indexOf(card) < CARDS_PER_ROW - COLUMN_COUNT;
  }

  #dealEvents({ events = {} }: Arrangement): void {
    const { state } = this;
    const unused = [...state.eventStock, ...state.eventCards.filter((event) => event !== null)];
    const named = Object.values(events);
    const others = unused.filter((event) => !named.includes(event)).sort();
    state.eventCards = state.eventCards.map((event, player) => {
      const wanted = events['ABCD'.charAt(player) as Player];
      if (wanted !== undefined) return wanted;
      return event === null || (named.length > 0 && state.seats === 4) ? null : (others.shift() ?? null);
    });
    state.eventStock = others.slice(0, 6 - sideCount(state.seats) * state.voyage);
  }

  #bankPrestige({ banked = {} }: Arrangement): void {
    for (const [player, { treasure, doubloons }] of Object.entries(banked)) {
      const column = seatOf(player as Player) * (COLUMN_COUNT / sideCount(this.state.seats));
      this.state.outcomes[column] = 'boarded';
      this.state.treasurePrestige[column] = treasure;
      this.state.transportPrestige[column] = doubloons;
    }
  }

  #setTurn(values: Values, { turn = 'A', start }: Arrangement): void {
    const { state } = this;
    const byRotation = (((seatOf(turn) - state.played) % state.seats) + state.seats) % state.seats;
    state.start = start === undefined ? seat(byRotation) : seatOf(start);
    state.turn = whoseTurn(values, state);
    if (state.turn !== seatOf(turn)) throw new Error(`It can't be ${turn}'s turn here`);
  }
}
