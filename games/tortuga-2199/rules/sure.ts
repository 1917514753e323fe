import { at } from '@tortuga/kernel';
import { countOf, defenderOf } from './questions.ts';
import { FRAME, type State } from './state.ts';
import { targetsOf } from './targets.ts';
import type { Values } from './values.ts';
import { abilityOfCode, cardOfCode } from './vocabulary.ts';

/** Bonuses cost nothing, so whoever fights uses them: they are counted before. 2199-12.5, 2199-12.6 */

/** A card, and what its ability will add. */
export interface SureBonus {
  readonly card: number;
  readonly bonus: number;
}

/** What a card adds to its side: by itself, for each card of its side, and for each card of the other. */
export interface Force {
  readonly plain: number;
  readonly perOwn: number;
  readonly perRival: number;
}

/** The bonuses of a card, as far as their conditions are met now. */
export function bonusesOf(values: Values, state: State, seat: number, codes: readonly number[]): Force {
  let [plain, perOwn, perRival] = [0, 0, 0];
  for (const code of codes) {
    const ability = at(at(values.abilities, cardOfCode(code)), abilityOfCode(code));
    if (ability.word !== 'bonus' || targetsOf(values, state, seat, ability).length === 0) continue;
    if (ability.per === 'ownCard') perOwn += ability.amount;
    else if (ability.per === 'rivalCard') perRival += ability.amount;
    else plain += ability.amount * countOf(state, seat, ability);
  }
  return { plain, perOwn, perRival };
}

export const total = ({ plain, perOwn, perRival }: Force, own: number, rival: number): number =>
  plain + perOwn * own + perRival * rival;

/** While cards are picked those of the cards picked so far, afterwards those that are not used yet. */
export function sureAttack(values: Values, state: State): SureBonus[] {
  const [own, rival] = [state.attackCards.length, state.defendCards.length];
  if (state.frame === FRAME.attackAbilities) return sure(values, state, state.active, byCard(state.todo), own, rival);
  if (state.frame !== FRAME.attack && state.frame !== FRAME.defend) return [];
  const codes = state.attackCards.map((card) => at(values.whenAttacking, card));
  return sure(values, state, state.active, codes, own, rival);
}

export function sureDefence(values: Values, state: State): SureBonus[] {
  const [own, rival] = [state.defendCards.length, state.attackCards.length];
  const seat = defenderOf(state);
  if (state.frame === FRAME.defendAbilities) return sure(values, state, seat, byCard(state.todo), own, rival);
  if (state.frame !== FRAME.defend && state.frame !== FRAME.attackAbilities) return [];
  const codes = state.defendCards.map((card) => at(values.whenDefending, card));
  return sure(values, state, seat, codes, own, rival);
}

const byCard = (codes: readonly number[]): number[][] => codes.map((code) => [code]);

function sure(
  values: Values,
  state: State,
  seat: number,
  codesByCard: readonly (readonly number[])[],
  own: number,
  rival: number,
): SureBonus[] {
  return codesByCard.flatMap((codes) => {
    const [first] = codes;
    const bonus = total(bonusesOf(values, state, seat, codes), own, rival);
    return first === undefined || bonus === 0 ? [] : [{ card: cardOfCode(first), bonus }];
  });
}
