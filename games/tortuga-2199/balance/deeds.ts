import type { CountedDeed } from '../../balance.ts';
import type { GameEvent } from '../rules/event.ts';
import type { Types2199 } from '../rules/game.ts';
import { OUTER_KINDS, sectorKind, TORTUGA } from '../rules/sectors.ts';
import type { Values } from '../rules/values.ts';
import { WORDS } from '../rules/vocabulary.ts';
import { phraseOfAbility } from '../words/phrases.ts';

/** What players do, for tables of how often: every action, every power of a sector, every ability. */

type Type = GameEvent['type'];
type Of<T extends Type> = Extract<GameEvent, { readonly type: T }>;

/** Events of one type, as far as they fit. */
function deed<T extends Type>(
  name: string,
  type: T,
  fits: (event: Of<T>) => boolean = () => true,
): CountedDeed<Types2199> {
  return {
    about: { key: '2199.balance.deed', params: { deed: name } },
    find: (event) => ('seat' in event && isOf(event, type) && fits(event) ? { seat: event.seat, times: 1 } : null),
  };
}

const isOf = <T extends Type>(event: GameEvent, type: T): event is Of<T> => event.type === type;

const fought = (name: string, hasWon: boolean): CountedDeed<Types2199> => ({
  about: { key: '2199.balance.deed', params: { deed: name } },
  find: (event) =>
    event.type === 'fought' && (event.winner === event.attacker) === hasWon ? { seat: event.winner, times: 1 } : null,
});

export const FIGHTS: readonly CountedDeed<Types2199>[] = [
  deed('attack', 'attacked'),
  fought('wonAttack', true),
  fought('held', false),
  deed('lostShip', 'shipLost'),
];

export const DEEDS: readonly CountedDeed<Types2199>[] = [
  deed('play', 'played'),
  deed('fly', 'moved'),
  deed('collect', 'collected'),
  deed('buy', 'bought'),
  deed('reserve', 'reserved'),
  deed('recall', 'recalled'),
  deed('destroy', 'destroyed', ({ from }) => from !== 'combat'),
  deed('refresh', 'refreshed'),
  deed('scout', 'scouted'),
  deed('capture', 'captured'),
  deed('cash', 'cashed'),
  deed('buyInfluence', 'influenceBought'),
  deed('conquer', 'conquered', ({ pay, sector }) => pay !== 'combat' && sector !== TORTUGA),
  deed('reinforce', 'reinforced'),
  ...OUTER_KINDS.map((kind) => deed(kind, 'powerUsed', ({ sector }) => sectorKind(sector) === kind)),
];

/** The abilities that some card of the pack has, whatever their amount. */
export function abilityDeeds({ abilities }: Values): CountedDeed<Types2199>[] {
  const printed = new Set(abilities.flat().map(({ word }) => word));
  return WORDS.filter((word) => printed.has(word)).map((word) => ({
    about: phraseOfAbility({ word, amount: 1, condition: null, moment: null, per: null, or: false }),
    find: (event) => (event.type === 'used' && event.word === word ? { seat: event.seat, times: 1 } : null),
  }));
}
