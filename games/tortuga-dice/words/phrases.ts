import { at, type Params, type Phrase, type ScoreLine, type Seat } from '@tortuga/kernel';
import { actionPhrase, chestPhrase, placePhrase } from '../rules/names.ts';
import { has, trackOfAction } from '../rules/questions.ts';
import { type Colour, DICE, type GameEvent, type Move, type Step, TRACKS } from '../rules/types.ts';
import type { Price } from '../rules/view-types.ts';

export { chestPhrase };

/** The phrases of moves, events, prices and score lines. */

const NOTHING: Phrase = { key: 'dice.nothing' };

const player = (seat: Seat): Params => ({ player: { seat } });

/** Separated by commas. */
export function listOf(phrases: readonly Phrase[]): Phrase {
  const [first, ...rest] = phrases;
  if (first === undefined) return NOTHING;
  return rest.length === 0 ? first : { key: 'dice.list', params: { first, rest: listOf(rest) } };
}

const diceIn = (bits: number): string => [...DICE].filter((_, die) => has(bits, die)).join(', ');

const chestsOf = (chests: readonly number[]): Phrase => listOf(chests.map(chestPhrase));

const chestOrNothing = (chest: Colour | null): Phrase => (chest === null ? NOTHING : chestPhrase(chest));

export function phraseOfMove(move: Move): Phrase {
  const key = `dice.move.${move.kind}`;
  switch (move.kind) {
    case 'keep':
      return { key, params: { dice: diceIn(move.dice) } };
    case 'turn':
    case 'bonus':
      return { key, params: { action: actionPhrase(move.action) } };
    case 'steal':
      return move.place === null
        ? { key: 'dice.move.raid', params: player(move.target) }
        : { key, params: { ...player(move.target), place: move.place + 1 } };
    case 'salvage':
      return move.colour === null
        ? { key: 'dice.move.raid', params: player(move.target) }
        : { key, params: { ...player(move.target), chest: chestPhrase(move.colour) } };
    case 'tile':
      return { key, params: { coins: move.coins } };
    case 'load':
    case 'haul':
      return { key, params: { chests: chestsOf(move.chests) } };
    case 'show':
    case 'act':
    case 'decline':
    case 'stow':
      return { key };
  }
}

export const phraseOfEvent = (event: GameEvent): Phrase => ({
  key: `dice.event.${event.type}`,
  params: paramsOfEvent(event),
});

function paramsOfEvent(event: GameEvent): Params {
  switch (event.type) {
    case 'rolled':
      return { roll: event.roll };
    case 'revealed':
      return {};
    case 'chose':
    case 'planned':
      return player(event.seat);
    case 'assigned':
      return { ...player(event.seat), dice: diceIn(event.dice), action: actionPhrase(event.action) };
    case 'rerolled':
      return { ...player(event.seat), times: event.shown.length };
    case 'bonus':
      return { ...player(event.seat), action: actionPhrase(event.action), side: event.side };
    case 'ranked':
      return {
        action: actionPhrase(event.action),
        ranking: listOf(
          event.ranking.map((seat) => ({
            key: 'dice.ranked',
            params: { player: { seat }, total: event.totals[seat] ?? 0 },
          })),
        ),
      };
    case 'advanced':
      return { ...player(event.seat), track: at(TRACKS, event.track), from: event.from, to: event.to };
    case 'hunted':
      return { ...player(event.seat), chest: chestOrNothing(event.chest) };
    case 'pocketed':
      return { ...player(event.seat), coins: typeof event.coins === 'number' ? event.coins : 0 };
    case 'attacked':
      return {
        ...player(event.seat),
        target: { seat: event.target },
        action: actionPhrase(event.action),
        chest: chestOrNothing(event.chest),
        defended: yesOrNo(event.defended),
        track: at(TRACKS, trackOfAction(event.action)),
        theirs: goesBack(event.theirs),
        theirsTo: event.theirs.to,
        mine: goesBack(event.mine),
        mineTo: event.mine.to,
      };
    case 'spilled':
      return { ...player(event.seat), chest: chestPhrase(event.chest), to: event.to };
    case 'declined':
      return { ...player(event.seat), action: actionPhrase(event.action) };
    case 'skipped':
      return { ...player(event.seat), action: actionPhrase(event.action), why: event.why };
    case 'drew':
      return { ...player(event.seat), chest: chestPhrase(event.chest) };
    case 'moved':
      return {
        ...player(event.seat),
        tortuga: chestsOf(event.tortuga),
        fleet: chestsOf(event.fleet),
        crew: chestsOf(event.crew),
      };
    case 'round':
      return { ...player(event.first), round: event.round };
    case 'ended':
      return { reason: phraseOfEnding(event.cause) };
  }
}

const goesBack = ({ from, to }: Step): string => (to < from ? 'back' : 'stays');

const yesOrNo = (holds: boolean): string => (holds ? 'yes' : 'no');

export function phraseOfPrice(price: Price): Phrase | null {
  if (price === null) return null;
  const key = `dice.price.${price.kind}`;
  switch (price.kind) {
    case 'dice': {
      const { adds, total, place } = price;
      return { key, params: { action: actionPhrase(price.action), adds, total, place: placePhrase(place) } };
    }
    case 'bonus':
      return { key, params: { action: actionPhrase(price.action), side: price.side } };
    case 'advance':
      return { key, params: { track: at(TRACKS, price.track), from: price.from, to: price.to } };
    case 'hunt':
      return { key, params: { chests: price.chests, tiles: price.tiles } };
    case 'attack': {
      const { track, theirs, mine } = price;
      const sides = { track: at(TRACKS, track), theirs, mine, defended: yesOrNo(price.defended) };
      return { key, params: { chest: chestOrNothing(price.chest), ...sides } };
    }
    case 'tile':
      return { key, params: { coins: price.coins } };
    case 'stow':
      return {
        key,
        params: {
          fleet: chestsOf(price.fleet),
          crew: chestsOf(price.crew),
          overboard: chestsOf(price.overboard),
        },
      };
  }
}

export const phraseOfLine = (line: ScoreLine): Phrase => ({ key: `dice.line.${line.kind}`, params: line.params });

export const phraseOfEnding = (cause: string): Phrase => ({ key: `dice.ending.${cause}` });
