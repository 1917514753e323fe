import { type Bot, type Plan, type Question, softmax, type TreeMind } from '@tortuga/bots';
import { at, type Seat } from '@tortuga/kernel';
import { openRow, PLACES, sideOf } from '../rules/places.ts';
import { nextStart } from '../rules/turns.ts';
import type { CardsTypes, Move, State } from '../rules/types.ts';
import { type CardValues, PRESTIGE } from './card-values.ts';
import { answer, answerOf, takeBack } from './events.ts';
import { Layout } from './layout.ts';
import type { CardsOutlook } from './outlook.ts';
import { type Sight, seenGain, seenLead } from './sight.ts';

/** A lead of this many scores makes the odds e to 1: only to say how sure it is. */
const SCALE = 5 * PRESTIGE;

/** A player who lays the card that looks best now, and reckons nothing ahead. Chance has no part in it. */
export function byEyeBot(
  cardValues: CardValues,
  mind: TreeMind<CardsTypes>,
  outlook: CardsOutlook,
  sight: Sight,
  name: string,
): Bot<CardsTypes> {
  const layout = new Layout(cardValues);
  const consider = ({ seat, view, rng }: Question<CardsTypes>): readonly Plan<CardsTypes>[] => {
    const state = mind.game.determinize(view, rng);
    const moves = mind.candidates(state, seat);
    const worths = worthsOf(layout, outlook, sight, state, seat, moves);
    return moves
      .map((move, index) => ({ moves: [move], tries: 1, chance: at(worths, index) }))
      .sort((a, b) => b.chance - a.chance);
  };
  return {
    name,
    consider,
    choose: (question) => at(at(consider(question), 0).moves, 0),
  };
}

function worthsOf(
  layout: Layout,
  outlook: CardsOutlook,
  sight: Sight,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): readonly number[] {
  const solved = sight.awaitsAnswers && state.played >= PLACES ? outlook.solve(state, seat, moves) : null;
  if (solved !== null) return solved;
  layout.load(state, nextStart(layout.cardValues.values, state));
  const row = openRow(state);
  const side = sideOf(seat, state.seats);
  return moves.map((move) => {
    const gain =
      move.kind === 'play'
        ? seenGain(layout, sight, side, row, layout.kindOf(move.card), move.column) / 3
        : leadAfter(layout, sight, side, seat, move);
    return softmax([gain / SCALE, 0], 0);
  });
}

function leadAfter(
  layout: Layout,
  sight: Sight,
  side: number,
  seat: Seat,
  move: Exclude<Move, { kind: 'play' }>,
): number {
  const event = layout.events[seat] as number;
  const each = answerOf(move);
  const kept = answer(layout, event, each);
  const lead = seenLead(layout, sight, side);
  takeBack(layout, event, each, kept);
  return lead;
}
