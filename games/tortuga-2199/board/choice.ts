import type { MoveOf } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { Target } from '../rules/vocabulary.ts';
import { type Desk, type Legal, legalOf } from './offers.ts';

/** What the viewer can choose now, from the offers: sectors, cards, players, or plain answers. */

export interface Choice {
  /** The action or ability whose target is being chosen. */
  readonly aim: Aim | null;
  readonly sectors: ReadonlyMap<number, Legal>;
  readonly cards: readonly CardChoice[];
  readonly players: readonly Legal[];
  /** Abilities that need no target, and other plain answers. */
  readonly plain: readonly Legal[];
  /** The abilities with targets, if there are several to choose from. */
  readonly abilities: readonly AbilityChoice[];
}

export type Aim =
  | { readonly kind: 'power' | 'reserve' | 'destroy' }
  /** Which scouting marker an action takes back. */
  | { readonly kind: 'marker'; readonly offers: readonly Legal<MoveOf<'scout' | 'conquer'>>[] }
  | { readonly kind: 'ability'; readonly code: string };

interface CardChoice {
  readonly card: number;
  readonly offer: Legal;
}

interface AbilityChoice {
  readonly code: string;
  readonly card: number;
  readonly ability: number;
}

const NOTHING: Choice = { aim: null, sectors: new Map(), cards: [], players: [], plain: [], abilities: [] };

const targetOf = ({ abilities }: View, { card, ability }: MoveOf<'use'>): Target =>
  abilities.find((each) => each.card === card && each.ability === ability)?.target ?? null;

/** A scouting marker is chosen by a button, like an answer without a target. */
const isPlain = (target: Target): boolean => target === null || target === 'marker';

export function choiceOf(view: View, desk: Desk, aim: Aim | null): Choice {
  switch (view.frame) {
    case 'deploy':
    case 'retreat':
      return { ...NOTHING, sectors: bySector([...legalOf(desk, 'deploy'), ...legalOf(desk, 'retreat')]) };
    case 'turn':
      return turnChoice(desk, aim);
    case 'abilities':
    case 'attackAbilities':
    case 'defendAbilities':
      return abilityChoice(view, desk, aim);
    case 'spoils':
      return { ...NOTHING, plain: legalOf(desk, 'spoils') };
    case 'lose':
      return { ...NOTHING, cards: legalOf(desk, 'lose').map((offer) => ({ card: offer.move.card, offer })) };
    default:
      return NOTHING;
  }
}

const bySector = (offers: readonly Legal<MoveOf<'deploy' | 'retreat' | 'move'>>[]): Map<number, Legal> =>
  new Map(offers.map((offer) => [offer.move.sector, offer]));

function turnChoice(desk: Desk, aim: Aim | null): Choice {
  if (aim?.kind === 'marker') {
    const marked = aim.offers.flatMap((offer) =>
      offer.move.from === undefined ? [] : ([[offer.move.from, offer]] as const),
    );
    return { ...NOTHING, aim, sectors: new Map(marked), plain: aim.offers };
  }
  const sectors = bySector(legalOf(desk, 'move'));
  const kind = aim?.kind === 'power' ? 'powerOn' : aim?.kind === 'reserve' || aim?.kind === 'destroy' ? aim.kind : null;
  const cards = kind === null ? [] : legalOf(desk, kind).map((offer) => ({ card: offer.move.card, offer }));
  return cards.length === 0 ? { ...NOTHING, sectors } : { ...NOTHING, aim, cards };
}

function abilityChoice(view: View, desk: Desk, aim: Aim | null): Choice {
  const uses = legalOf(desk, 'use');
  const plain = uses.filter(({ move }) => isPlain(targetOf(view, move)));
  const aimed = uses.filter(({ move }) => !isPlain(targetOf(view, move)));
  const abilities = abilitiesOf(aimed);
  const wanted = aim?.kind === 'ability' ? aim.code : null;
  const now = abilities.find(({ code }) => code === wanted) ?? abilities[0];
  const open = aimed.filter(({ move }) => codeOf(move) === now?.code);
  const to = (target: Target) => open.filter(({ move }) => targetOf(view, move) === target);
  return {
    aim: now === undefined ? null : { kind: 'ability', code: now.code },
    sectors: new Map(to('sector').map((offer) => [offer.move.target, offer])),
    cards: to('card').map((offer) => ({ card: offer.move.target, offer })),
    players: to('seat'),
    plain,
    abilities,
  };
}

const codeOf = ({ card, ability }: MoveOf<'use'>): string => `${card}.${ability}`;

function abilitiesOf(uses: readonly Legal<MoveOf<'use'>>[]): AbilityChoice[] {
  const found = new Map<string, AbilityChoice>();
  for (const { move } of uses) {
    found.set(codeOf(move), { code: codeOf(move), card: move.card, ability: move.ability });
  }
  return [...found.values()];
}
