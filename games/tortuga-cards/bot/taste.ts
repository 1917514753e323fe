import type { Bot, Plan } from '@tortuga/bots';
import { at } from '@tortuga/kernel';
import { boardingOf, spoils } from '../rules/boarding.ts';
import type { Values } from '../rules/pack.ts';
import { ownerOf, sideOf } from '../rules/places.ts';
import { type CardsTypes, COLUMNS, type Column } from '../rules/types.ts';
import type { CHARACTERS } from './characters.ts';
import { afterMove, type Position, positionOf } from './position.ts';

/** What a character likes about a position, in prestige at stake. It only decides between moves that are nearly as good. */
export interface Taste {
  /** Rich columns of its own, whatever the odds. */
  readonly ownStakes: number;
  /** Poor columns of its rivals. */
  readonly rivalStakes: number;
  /** So much of the chance to win is a prestige of what it likes worth to it. */
  readonly weight: number;
}

export type Character = (typeof CHARACTERS)[number];

export const TASTES: Readonly<Record<Character, Taste>> = {
  gambler: { ownStakes: 1, rivalStakes: 0, weight: 0.006 },
  navigator: { ownStakes: 0, rivalStakes: -1, weight: 0.006 },
};

/** A move that was tried less often than this part of the surest one is not trusted. */
const LEAST_TRIES = 0.4;

/** The same bot with a taste: of moves about as good as the best it takes the one it likes. */
export function withTaste(values: Values, bot: Bot<CardsTypes>, taste: Taste): Bot<CardsTypes> {
  const consider: Bot<CardsTypes>['consider'] = (question) => {
    const { seat, view } = question;
    const plans = bot.consider?.(question) ?? [];
    const position = positionOf(view);
    const mine = sideOf(seat, view.seats);
    const enough = LEAST_TRIES * Math.max(...plans.map(({ tries }) => tries));
    const liking = ({ moves }: Plan<CardsTypes>): number => {
      const after = afterMove(position, at(moves, 0), view.eventRow);
      return COLUMNS.reduce((sum, column) => {
        const weight = ownerOf(column, view.seats) === mine ? taste.ownStakes : taste.rivalStakes;
        return sum + weight * stakeOf(values, after, column);
      }, 0);
    };
    return plans
      .map((plan) => ({ plan, worth: plan.tries < enough ? -1 : plan.chance + taste.weight * liking(plan) }))
      .sort((a, b) => b.worth - a.worth || b.plan.tries - a.plan.tries)
      .map(({ plan }) => plan);
  };
  return {
    name: bot.name,
    consider,
    choose: (question) =>
      question.moves.length === 1 ? at(question.moves, 0) : at(at(consider(question), 0).moves, 0),
  };
}

/** What can be won in a column: all of it before its strategy lies there, and then what the boarding brings. */
function stakeOf(values: Values, position: Position, column: Column): number {
  const boarding = boardingOf(values, position, column);
  if (boarding !== null) return boarding.prestige;
  const { treasure, doubloons } = spoils(values, position, column);
  return treasure + doubloons;
}
