import { at, type Rng, shuffle } from '@tortuga/kernel';
import { rowOf } from './places.ts';
import { ALL_CARDS, type CardId, ROWS, type State, type View } from './types.ts';

/** Deals the cards this viewer can't place to the hands it can't see; the rest is the stock. */
export function determinize(seen: View, rng: Rng): State {
  const placed = new Set<CardId>([...seen.board, ...seen.gone, ...seen.hands.flatMap(knownCards)].filter(isCard));
  const unknown = ROWS.map((_, row) =>
    shuffle(
      ALL_CARDS.filter((card) => rowOf(card) === row && !placed.has(card)),
      rng,
    ),
  );
  const hands = seen.hands.map((hand) =>
    'hidden' in hand
      ? hand.counts.flatMap((count, row) => at(unknown, row).splice(0, count)).sort((a, b) => a - b)
      : [...hand],
  );
  return {
    seats: seen.seats,
    voyage: seen.voyage,
    start: seen.start,
    turn: seen.turn,
    played: seen.played,
    pirates: [...seen.pirates],
    board: [...seen.board],
    strategists: seen.columns.map(({ strategist }) => strategist),
    changedTreasure: seen.changedTreasure,
    changedBy: seen.changedBy,
    storm: seen.storm,
    hands,
    eventCards: [...seen.eventCards],
    stock: unknown.flat().sort((a, b) => a - b),
    eventStock: [...seen.eventStock],
    gone: [...seen.gone],
    outcomes: [...seen.outcomes],
    treasurePrestige: [...seen.treasurePrestige],
    transportPrestige: [...seen.transportPrestige],
  };
}

const knownCards = (hand: View['hands'][number]): readonly CardId[] => ('hidden' in hand ? [] : hand);

const isCard = (card: CardId | null): card is CardId => card !== null;
