import { at, type Hidden, type Params, type Phrase, type ScoreLine, type Seat, seat as seatAt } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { Move } from '../rules/move.ts';
import type { Pack } from '../rules/pack.ts';
import type { Price } from '../rules/price.ts';
import { TORTUGA } from '../rules/sectors.ts';
import { FIRST_SHIP, printedCards } from '../rules/values.ts';
import { type Ability, abilityOf, choicesAmong, TARGETS } from '../rules/vocabulary.ts';
import { namesOf, pricePhrase, sectorPhrase, unit } from './names.ts';

/** Phrases for moves, events and score lines. */

/** Where the marker comes from, if not from the hold. 2199-10.7 */
const markerOf = ({ from }: { readonly from?: number }): Params =>
  from === undefined
    ? { marker: 'hold', source: '' }
    : { marker: 'taken', source: { key: '2199.markerFrom', params: { sector: sectorPhrase(from) } } };

const player = (seat: Seat): Params => ({ player: { seat } });

/** Built from the vocabulary, so that it works for any pack. 2199-15.2 */
export const phraseOfAbility = ({ word, amount, condition, moment, per }: Ability): Phrase => ({
  key: '2199.abilityText',
  params: {
    moment: moment ?? 'none',
    condition: condition ?? 'none',
    effect: { key: `2199.ability.${word}`, params: { amount, per: per ?? 'none' } },
  },
});

/** What a card can do: each sentence is an ability, or several of which one is used. `brief` is for narrow cards. */
export const sentencesOf = (abilities: readonly Ability[]) =>
  choicesAmong(abilities).map((choice) => ({
    words: choice.map(({ word }) => word),
    text: joined('2199.eitherText', choice.map(phraseOfAbility)),
    brief: joined('2199.eitherBrief', choice.map(briefOfAbility)),
  }));

const briefOfAbility = ({ word, amount, moment, per }: Ability): Phrase => ({
  key: `2199.brief.${word}`,
  params: { amount, moment: moment ?? 'none', per: per ?? 'none' },
});

const joined = (key: string, phrases: readonly Phrase[]): Phrase =>
  phrases.reduce((first, second) => ({ key, params: { first, second } }));

export function phrasesOf(pack: Pack) {
  const { card, hunt } = namesOf(pack);
  const abilities = printedCards(pack).map(({ face }) => face.abilities.map(abilityOf));

  function targetOf({ word }: Ability, target: number): Phrase | { readonly seat: Seat } | null {
    switch (TARGETS[word]) {
      case 'sector':
        return sectorPhrase(target);
      case 'seat':
        return { seat: seatAt(target) };
      case 'card':
        return card(target);
      case 'marker':
        return target === TORTUGA ? null : { key: '2199.markerFrom', params: { sector: sectorPhrase(target) } };
      case null:
        return null;
    }
  }

  function phraseOfMove(move: Move): Phrase {
    if (move.kind === 'use') {
      const printed = at(at(abilities, move.card), move.ability);
      const target = targetOf(printed, move.target);
      const params = { card: card(move.card), ability: phraseOfAbility(printed) };
      return target === null
        ? { key: '2199.move.use', params }
        : { key: '2199.move.useOn', params: { ...params, target } };
    }
    return { key: `2199.move.${move.kind}`, params: paramsOfMove(move) };
  }

  function paramsOfMove(move: Exclude<Move, { kind: 'use' }>): Params {
    switch (move.kind) {
      case 'ship':
        return { card: card(FIRST_SHIP + move.ship) };
      case 'reinforce':
        return { sector: sectorPhrase(move.sector), defence: move.defence };
      case 'tender':
        return { minerals: unit('minerals', move.minerals) };
      case 'conquer':
        return { pay: move.pay, ...markerOf(move) };
      case 'scout':
        return markerOf(move);
      case 'spoils':
        return { from: move.from };
      case 'attack':
        return player(seatAt(move.seat));
    }
    if ('card' in move) return { card: card(move.card) };
    return 'sector' in move ? { sector: sectorPhrase(move.sector) } : {};
  }

  /** A card or token that may be hidden from the reader. */
  const perhaps = (name: 'card' | 'hunt', value: number | Hidden): Params =>
    typeof value === 'number'
      ? { known: 'yes', [name]: name === 'card' ? card(value) : hunt(value) }
      : { known: 'no', [name]: '' };

  const listed = (cards: readonly number[]): Phrase | string => {
    const [first, ...others] = cards;
    if (first === undefined) return '–';
    return others.reduce<Phrase>(
      (list, each) => ({ key: '2199.price.both', params: { one: list, other: card(each) } }),
      card(first),
    );
  };

  function paramsOfEvent(event: GameEvent): Params {
    switch (event.type) {
      case 'shipChosen':
      case 'played':
      case 'takenBack':
      case 'discarded':
        return { ...player(event.seat), card: card(event.card) };
      case 'destroyed':
        return { ...player(event.seat), card: card(event.card), from: event.from };
      case 'dealt':
        return {};
      case 'turnBegan':
        return { ...player(event.seat), round: event.round, crypto: event.crypto };
      case 'recalled':
      case 'reserved':
      case 'committed':
        return { ...player(event.seat), ...perhaps('card', event.card) };
      case 'used': {
        const ability = phraseOfAbility(at(at(abilities, event.card), event.ability));
        return { ...player(event.seat), card: card(event.card), ability };
      }
      case 'gained':
        return {
          ...player(event.seat),
          gain:
            event.influence === undefined
              ? pricePhrase(event.crypto, 0, event.maneuvers)
              : unit('influence', event.influence),
        };
      case 'drew':
      case 'readied':
        return { ...player(event.seat), cards: unit('cards', event.count) };
      case 'mineralsTaken':
        return { ...player(event.seat), minerals: unit('minerals', event.count), from: event.from };
      case 'scouted':
      case 'peeked':
        return { ...player(event.seat), sector: sectorPhrase(event.sector), ...perhaps('hunt', event.hunt) };
      case 'bought': {
        const price = pricePhrase(event.crypto, event.minerals, 0, unit('crypto', 0));
        return { ...player(event.seat), card: card(event.card), price, to: event.to };
      }
      case 'influenceBought':
        return { ...player(event.seat), price: pricePhrase(event.crypto, event.minerals, 0) };
      case 'tendered':
        return { ...player(event.seat), minerals: unit('minerals', event.minerals) };
      case 'opened':
        return { sector: sectorPhrase(event.sector), card: card(event.card) };
      case 'refreshed':
        return { ...player(event.seat), sector: sectorPhrase(event.sector), card: card(event.card) };
      case 'captured': {
        const price = unit('maneuvers', event.cost);
        return { ...player(event.seat), sector: sectorPhrase(event.sector), hunt: hunt(event.hunt), price };
      }
      case 'cashed':
        return { ...player(event.seat), card: card(event.card), influence: unit('influence', event.influence) };
      case 'conquered':
        return {
          ...player(event.seat),
          sector: sectorPhrase(event.sector),
          how: event.pay,
          price: unit(event.pay === 'crypto' ? 'crypto' : 'maneuvers', event.cost),
          from: event.loser === null ? 'nobody' : 'somebody',
          loser: event.loser === null ? '' : { seat: event.loser },
        };
      case 'reinforced':
        return { ...player(event.seat), sector: sectorPhrase(event.sector), defence: event.defence };
      case 'attacked':
        return { ...player(event.seat), rival: { seat: event.rival }, sector: sectorPhrase(event.sector) };
      case 'revealed':
        return { attack: listed(event.attacker), defence: listed(event.defender) };
      case 'fought':
        return { attack: event.attack, defence: event.defence, winner: { seat: event.winner } };
      case 'spoils':
        return {
          ...player(event.seat),
          loser: { seat: event.loser },
          prize: event.taken > 0 ? (event.bank > 0 ? 'both' : 'loser') : event.bank > 0 ? 'bank' : 'none',
          taken: unit('influence', event.taken),
          bank: unit('influence', event.bank),
        };
      case 'ended':
        return { reason: phraseOfEnding(event.cause) };
      case 'deployed':
      case 'moved':
      case 'collected':
      case 'freed':
      case 'unmarked':
      case 'powerUsed':
      case 'retreated':
        return { ...player(event.seat), sector: sectorPhrase(event.sector) };
      case 'shuffled':
      case 'shipLost':
      case 'turnEnded':
      case 'council':
        return player(event.seat);
    }
  }

  return {
    card,
    hunt,
    phraseOfMove,
    phraseOfEvent: (event: GameEvent): Phrase => ({ key: `2199.event.${event.type}`, params: paramsOfEvent(event) }),
  };
}

export const phraseOfEnding = (cause: string): Phrase => ({ key: `2199.ending.${cause}` });

export const phraseOfLine = ({ kind, params }: ScoreLine): Phrase => ({
  key: `2199.line.${kind}`,
  params: typeof params['sector'] === 'number' ? { sector: sectorPhrase(params['sector']) } : {},
});

export const phraseOfPrice = (price: Price): Phrase | null =>
  price === null ? null : pricePhrase(price.crypto, price.minerals, price.maneuvers);

export type Phrases = ReturnType<typeof phrasesOf>;
