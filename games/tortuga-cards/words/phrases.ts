import { at, type Params, type Phrase, type ScoreLine } from '@tortuga/kernel';
import { type Catalogs, LOCALES, literal } from '@tortuga/words';
import { type Pack, printedCards } from '../rules/pack.ts';
import { labelOf } from '../rules/places.ts';
import type { CardId, Column, GameEvent, Move, Outcome, PirateId, Price } from '../rules/types.ts';

/** How a move, an event or a score line becomes a sentence. */

const nameKey = (id: string): string => `cards.name.${id}`;

/** The names that a pack prints on its cards. Braces and quotes in them are no ICU syntax. */
export function namesIn(pack: Pack): Catalogs {
  const printed = [...pack.pirates, ...printedCards(pack)];
  const names = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(printed.map(({ id, name }) => [nameKey(id), literal(name[locale])])),
  ]);
  return Object.fromEntries(names);
}

const columns = (named: Readonly<Record<string, Column>>): Params =>
  Object.fromEntries(Object.entries(named).map(([name, column]) => [name, labelOf(column)]));

const sign = (by: number): string => (by > 0 ? 'plus' : 'minus');

export function phrasesOf(pack: Pack) {
  const cards = printedCards(pack);
  const card = (id: CardId): Phrase => ({ key: nameKey(at(cards, id).id) });
  const pirate = (id: PirateId): Phrase => ({ key: nameKey(at(pack.pirates, id).id) });

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

  function paramsOf(event: GameEvent): Params {
    switch (event.type) {
      case 'played':
        return { player: { seat: event.seat }, card: card(event.card), ...columns({ column: event.column }) };
      case 'swapped':
        return { player: { seat: event.seat }, row: event.row, ...columns({ a: event.a, b: event.b }) };
      case 'rotated':
        return { player: { seat: event.seat }, ...columns({ a: event.a, b: event.b, c: event.c }) };
      case 'changed':
        return {
          player: { seat: event.seat },
          card: card(event.card),
          by: sign(event.by),
          ...columns({ column: event.column }),
        };
      case 'stormed':
        return { player: { seat: event.seat }, ...columns({ column: event.column }) };
      case 'resolved': {
        const { pirate: id, characteristic, strength, resistance, outcome, prestige } = event.boarding;
        const sum = { characteristic, strength, resistance, outcome: phraseOfOutcome(outcome, prestige) };
        return { pirate: pirate(id), ...sum, ...columns({ column: event.column }) };
      }
      case 'dealt':
        return { voyage: event.voyage, player: { seat: event.start } };
      case 'ended':
        return { reason: phraseOfEnding(event.cause) };
    }
  }

  return {
    card,
    pirate,
    phraseOfMove,
    phraseOfEvent: (event: GameEvent): Phrase => ({ key: `cards.event.${event.type}`, params: paramsOf(event) }),
  };
}

export const phraseOfEnding = (cause: string): Phrase => ({ key: `cards.ending.${cause}` });

export const phraseOfLine = (line: ScoreLine): Phrase => ({ key: `cards.line.${line.kind}`, params: line.params });

const phraseOfOutcome = (outcome: Outcome, prestige: number): Phrase => ({
  key: 'cards.price.strategy',
  params: { outcome, prestige },
});

export const phraseOfPrice = (price: Price): Phrase | null =>
  price === null ? null : phraseOfOutcome(price.outcome, price.prestige);

export type Phrases = ReturnType<typeof phrasesOf>;
