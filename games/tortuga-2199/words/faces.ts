import type { Phrase } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import { printedCards } from '../rules/values.ts';
import { type Ability, abilityOf } from '../rules/vocabulary.ts';
import { flavourOf, namesOf } from './names.ts';

/** What is printed on a card. */
export interface Face {
  readonly id: string;
  readonly from: ReturnType<typeof printedCards>[number]['from'];
  readonly cost: number;
  readonly copies: number;
  readonly crypto: number;
  readonly maneuvers: number;
  readonly abilities: readonly Ability[];
  readonly name: Phrase;
  readonly flavour: Phrase | null;
  /** Only of hunts: the price of capturing it, and its influence when cashed in. */
  readonly hunt: { readonly difficulty: number; readonly influence: number } | null;
}

export function facesOf(pack: Pack): readonly Face[] {
  const { card } = namesOf(pack);
  return printedCards(pack).map(({ id, face, from, cost, copies }, number): Face => {
    const hunt = from === 'hunt' ? pack.hunts.find((each) => each.id === id) : undefined;
    return {
      id,
      from,
      cost,
      copies,
      crypto: face.crypto,
      maneuvers: face.maneuvers,
      abilities: face.abilities.map(abilityOf),
      name: card(number),
      flavour: face.text === undefined ? null : flavourOf(id),
      hunt: hunt === undefined ? null : { difficulty: hunt.difficulty, influence: hunt.influence },
    };
  });
}
