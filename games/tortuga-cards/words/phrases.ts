import type { Params, Phrase, ScoreLine, Seat } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import { labelOf } from '../rules/places.ts';
import type { Column, GameEvent, Move, Outcome, Price } from '../rules/types.ts';
import { namesOf } from './names.ts';

/** The phrases of moves, events, prices and score lines. */

const player = (seat: Seat): Params => ({ player: { seat } });

const columns = (named: Readonly<Record<string, Column>>): Params =>
  Object.fromEntries(Object.entries(named).map(([name, column]) => [name, labelOf(column)]));

const sign = (by: number): string => (by > 0 ? 'plus' : 'minus');

export function phrasesOf(pack: Pack) {
  const { card, pirate } = namesOf(pack);

  function phraseOfMove(move: Move): Phrase {
    const key = `cards.move.${move.kind}`;
    switch (move.kind) {
      case 'play':
        return { key, params: { card: card(move.card), ...columns({ column: move.column }) } };
      case 'swap':
        return { key, params: columns({ a: move.a, b: move.b }) };
      case 'rotate':
        return { key, params: columns({ a: move.a, b: move.b, c: move.c }) };
      case 'change':
        return { key, params: { by: sign(move.by), ...columns({ column: move.column }) } };
      case 'storm':
        return { key, params: columns({ column: move.column }) };
    }
  }

  function paramsOfEvent(event: GameEvent): Params {
    switch (event.type) {
      case 'played':
        return { ...player(event.seat), card: card(event.card), ...columns({ column: event.column }) };
      case 'swapped':
        return { ...player(event.seat), row: event.row, ...columns({ a: event.a, b: event.b }) };
      case 'rotated':
        return { ...player(event.seat), ...columns({ a: event.a, b: event.b, c: event.c }) };
      case 'changed':
        return {
          ...player(event.seat),
          card: card(event.card),
          by: sign(event.by),
          ...columns({ column: event.column }),
        };
      case 'stormed':
        return { ...player(event.seat), ...columns({ column: event.column }) };
      case 'resolved': {
        const { pirate: id, characteristic, strength, resistance, outcome, prestige } = event.boarding;
        const comparison = { characteristic, strength, resistance, outcome: phraseOfOutcome(outcome, prestige) };
        return { pirate: pirate(id), ...comparison, ...columns({ column: event.column }) };
      }
      case 'dealt':
        return { ...player(event.start), voyage: event.voyage };
      case 'ended':
        return { reason: phraseOfEnding(event.cause) };
    }
  }

  return {
    card,
    pirate,
    phraseOfMove,
    phraseOfEvent: (event: GameEvent): Phrase => ({ key: `cards.event.${event.type}`, params: paramsOfEvent(event) }),
  };
}

export const phraseOfEnding = (cause: string): Phrase => ({ key: `cards.ending.${cause}` });

export const phraseOfLine = (line: ScoreLine): Phrase => ({ key: `cards.line.${line.kind}`, params: line.params });

const phraseOfOutcome = (outcome: Outcome, prestige: number): Phrase => ({
  key: 'cards.price.strategy',
  params: { outcome, prestige },
});

export const phraseOfPrice = (price: Price): Phrase | null =>
  price !== null && price.kind === undefined ? phraseOfOutcome(price.outcome, price.prestige) : null;

export type Phrases = ReturnType<typeof phrasesOf>;
