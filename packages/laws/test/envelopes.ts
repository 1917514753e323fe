import {
  at,
  type Game,
  type GameTypes,
  HIDDEN,
  type Hidden,
  type Refusal,
  type Rng,
  type Seat,
  seat,
  seatsOf,
  shuffle,
} from '@tortuga/kernel';
import { z } from 'zod';

/**
 * The smallest game that gives every law something to check. It has two rounds. In each, all players put a card in
 * an envelope at the same time, and the highest wins a point. The winner may boast (in the open, can be undone; the
 * next player must nod) and draw a card (in secret), then ends the round by rolling the weather.
 */
interface State {
  seats: number;
  question: number;
  round: number;
  winner: Seat | null;
  hands: number[][];
  deck: number[];
  envelopes: (number | null)[];
  discard: number[];
  points: number[];
  boasts: number;
  nods: number;
  drew: boolean;
  weather: number;
}

type Move = { kind: 'seal'; card: number } | { kind: 'boast' } | { kind: 'nod' } | { kind: 'draw' } | { kind: 'end' };

type Event =
  | { type: 'sealed'; seat: Seat; card: number | Hidden }
  | { type: 'opened'; winner: Seat; cards: number[] }
  | { type: 'boasted' }
  | { type: 'nodded' }
  | { type: 'drew'; seat: Seat; card: number | Hidden }
  | { type: 'weather'; weather: number };

interface Open extends Omit<State, 'hands' | 'deck' | 'envelopes'> {
  deck: number;
}

interface Own {
  viewer: Seat | 'spectator';
  hands: (number[] | { hidden: true; count: number })[];
  envelopes: (number | Hidden | null)[];
}

export interface Envelopes extends GameTypes {
  state: State;
  move: Move;
  event: Event;
  open: Open;
  own: Own;
  options: Record<string, never>;
  price: null;
}

const ROUNDS = 2;
const CARDS = 12;
const no = (key: string): Refusal => ({ rule: 'toy-1.1', key });

export const envelopes: Game<Envelopes> = {
  id: 'envelopes',
  rulesVersion: 1,
  pack: { id: 'none', digest: '0'.repeat(64) },
  seatCounts: [2, 3],
  optionSets: [{}],
  vocabulary: {
    endings: ['points'],
    events: ['sealed', 'opened', 'boasted', 'nodded', 'drew', 'weather'],
    lines: ['rounds'],
  },
  optionsSchema: z.strictObject({}),
  moveSchema: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seal'), card: z.int() }),
    z.strictObject({ kind: z.literal('boast') }),
    z.strictObject({ kind: z.literal('nod') }),
    z.strictObject({ kind: z.literal('draw') }),
    z.strictObject({ kind: z.literal('end') }),
  ]),

  setup(_options, seats, rng) {
    const deck = shuffle(
      Array.from({ length: CARDS }, (_, index) => index),
      rng,
    );
    const empty = { question: 1, nods: 0, round: 1, winner: null, discard: [], boasts: 0, drew: false, weather: 0 };
    const hands = seatsOf(seats).map(() => deck.splice(0, 2));
    return { ...empty, seats, hands, deck, envelopes: hands.map(() => null), points: hands.map(() => 0) };
  },
  copy: (state) => structuredClone(state),
  pending(state) {
    if (state.round > ROUNDS) return [];
    if (state.winner !== null) {
      return [state.boasts > state.nods ? seat((state.winner + 1) % state.seats) : state.winner];
    }
    return seatsOf(state.seats).filter((player) => state.envelopes[player] === null);
  },
  question: (state) => state.question,
  prompt: (state) => ({ key: state.winner === null ? 'seal' : 'boast' }),
  moves(state, player) {
    const all: Move[] = [
      ...Array.from({ length: CARDS }, (_, card): Move => ({ kind: 'seal', card })),
      { kind: 'boast' },
      { kind: 'nod' },
      { kind: 'draw' },
      { kind: 'end' },
    ];
    return all.filter((move) => envelopes.refuse(state, player, move) === null);
  },
  considered: () => [{ kind: 'draw' }],
  refuse(state, player, move) {
    if (!envelopes.pending(state).includes(player)) return no('not yours');
    if (state.winner === null) {
      return move.kind === 'seal' && at(state.hands, player).includes(move.card) ? null : no('seal a card of yours');
    }
    if (move.kind === 'seal') return no('already sealed');
    if (state.boasts > state.nods !== (move.kind === 'nod')) return no('nod to a boast');
    if (move.kind === 'boast' && state.boasts === 2) return no('enough');
    return move.kind === 'draw' && state.drew ? no('once') : null;
  },
  price: () => null,
  apply(state, player, move, rng) {
    switch (move.kind) {
      case 'seal': {
        const hand = at(state.hands, player);
        hand.splice(hand.indexOf(move.card), 1);
        state.envelopes[player] = move.card;
        const sealed: Event = { type: 'sealed', seat: player, card: move.card };
        if (state.envelopes.includes(null)) return [sealed];
        state.question++;
        return [sealed, open(state)];
      }
      case 'boast':
        state.boasts++;
        state.question++;
        return [{ type: 'boasted' }];
      case 'nod':
        state.nods++;
        state.question++;
        return [{ type: 'nodded' }];
      case 'draw': {
        const card = at(state.deck.splice(0, 1), 0);
        at(state.hands, player).push(card);
        state.drew = true;
        state.question++;
        return [{ type: 'drew', seat: player, card }];
      }
      case 'end':
        return [endRound(state, rng)];
    }
  },
  open({ hands: _, envelopes: __, deck, ...open }) {
    return { ...structuredClone(open), deck: deck.length };
  },
  own(state, viewer) {
    return {
      viewer,
      hands: state.hands.map((hand, player) => (player === viewer ? [...hand] : { ...HIDDEN, count: hand.length })),
      envelopes: state.envelopes.map((card, player) => (card === null || player === viewer ? card : HIDDEN)),
    };
  },
  redact: (event, viewer) =>
    (event.type === 'sealed' || event.type === 'drew') && event.seat !== viewer ? { ...event, card: HIDDEN } : event,
  secrets(state) {
    const known = seatsOf(state.seats).flatMap((player) => {
      const sealed = state.envelopes[player] ?? null;
      const cards = sealed === null ? at(state.hands, player) : [...at(state.hands, player), sealed];
      return cards.map((card) => ({ id: `card ${card}`, knownTo: [player] }));
    });
    return [...known, ...state.deck.map((card) => ({ id: `card ${card}`, knownTo: [] }))];
  },
  determinize({ viewer: _, ...view }, rng) {
    const seen = [...view.hands.flatMap((hand) => ('hidden' in hand ? [] : hand)), ...view.discard, ...view.envelopes];
    const unseen = shuffle(
      Array.from({ length: CARDS }, (_, card) => card).filter((card) => !seen.includes(card)),
      rng,
    );
    return {
      ...structuredClone(view),
      hands: view.hands.map((hand) => ('hidden' in hand ? unseen.splice(0, hand.count) : [...hand])),
      envelopes: view.envelopes.map((card) =>
        typeof card === 'object' && card !== null ? at(unseen.splice(0, 1), 0) : card,
      ),
      deck: unseen,
    };
  },
  result(state) {
    if (state.round <= ROUNDS) return null;
    const seats = seatsOf(state.seats).toSorted((a, b) => at(state.points, b) - at(state.points, a));
    return {
      cause: 'points',
      ranking: seats.map((player) => [player]),
      scores: [...state.points],
      lines: seats.map((player) => ({
        kind: 'rounds',
        seats: [player],
        points: at(state.points, player),
        rule: 'toy-1.2',
        params: {},
      })),
    };
  },
};

function open(state: State): Event {
  const cards = state.envelopes.filter((card) => card !== null);
  const winner = seat(cards.indexOf(Math.max(...cards)));
  state.winner = winner;
  state.points[winner] = at(state.points, winner) + 1;
  state.discard.push(...cards);
  state.envelopes.fill(null);
  return { type: 'opened', winner, cards };
}

function endRound(state: State, rng: Rng): Event {
  state.round++;
  state.winner = null;
  state.boasts = 0;
  state.nods = 0;
  state.question++;
  state.drew = false;
  state.weather = rng.below(6);
  return { type: 'weather', weather: state.weather };
}

export const cardsAreCounted = (state: State): string[] => {
  const cards = [
    ...state.hands.flat(),
    ...state.deck,
    ...state.discard,
    ...state.envelopes.filter((card) => card !== null),
  ];
  const wanted = Array.from({ length: CARDS }, (_, card) => card).join();
  return cards.sort((a, b) => a - b).join() === wanted ? [] : [`cards ${cards.join()}`];
};
