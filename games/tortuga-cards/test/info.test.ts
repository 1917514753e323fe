import type { Params, Seat } from '@tortuga/kernel';
import { LOCALES, Speaker } from '@tortuga/words';
import { expect, it } from 'vitest';
import { infoText, placeInfo, type Told } from '../board/info.ts';
import { columnsOf } from '../board/layout.ts';
import { tortugaCards } from '../index.ts';
import defaultPack from '../packs/house.json' with { type: 'json' };
import { readPack } from '../rules/pack.ts';
import type { CardId, Column } from '../rules/types.ts';
import { phrasesOf } from '../words/phrases.ts';
import { sentences } from '../words/sentences.ts';
import { type Arrangement, arrange } from './arrange.ts';

const read = readPack(defaultPack);
if (!read.ok) throw new Error('The default pack is wrong');
const { pack } = read;

/** A board in an arranged position, as the first player sees it. */
function boardOf(arrangement: Arrangement, locale: (typeof LOCALES)[number] = 'en'): Told {
  const speaker = new Speaker(locale, [sentences, tortugaCards.names], String);
  const phrases = phrasesOf(pack);
  const t = (key: string, params: Params = {}) => speaker.say({ key, params });
  const me = 0 as Seat;
  return {
    view: arrange(arrangement).match.view(me),
    viewer: me,
    pack,
    phrases,
    t,
    say: (phrase) => speaker.say(phrase),
    nameOf: (seat) => ['Anna', 'Boris', 'Carla', 'Dan'][seat] ?? '',
    cardName: (card: CardId) => speaker.say(phrases.card(card)),
  };
}

const PREY = { columns: { I: 'red-heron, merchantman, pearls, trade-wind, guns-1' }, filledTo: 'sea' } as const;

it.each(LOCALES)('every piece has something to say in %s', (locale) => {
  for (const filledTo of ['transport', 'treasure', 'sea', 'strategy'] as const) {
    const board = boardOf({ filledTo }, locale);
    const { view } = board;
    const places = view.rows.flatMap((row) => columnsOf(view).map((column) => placeInfo(view, row, column)));
    const pieces = [
      ...places,
      ...columnsOf(view).flatMap((column) => [`column ${column}`, `tally ${column}`]),
      ...view.steps.map((_, index) => `row ${index}`),
      ...['event 0', 'event 1', 'side 0', 'side 1', 'stock'],
    ];
    for (const piece of pieces) {
      const text = infoText(piece, board);
      expect(text.length, piece).toBeGreaterThan(1);
      expect(text.join(), piece).not.toMatch(/undefined|NaN|cards\./);
    }
  }
});

it('an empty place says what belongs there, a filled one what lies there', () => {
  const board = boardOf({ columns: { I: 'red-heron, merchantman' } });
  expect(infoText(placeInfo(board.view, 'transport', 0 as Column), board)[0]).toBe('Merchantman');
  expect(infoText(placeInfo(board.view, 'sea', 0 as Column), board)[0]).toBe('Sea · Column I');
});

it('the reckoning of a column names the pirate ship, the transport and the sea', () => {
  const board = boardOf(PREY);
  const [, speed] = infoText('tally 0', board);
  expect(speed).toMatch(/^Speed: \d against \d, sea [+−±]\d$/);
});

it('cards that are not seen yet are counted, those in the own hand are not among them', () => {
  const atStart = boardOf({});
  expect(infoText('stock', atStart)[1]).toBe(
    'Transports 9, treasures 9, seas 9, strategies 9: in other hands or not dealt.',
  );
  expect(infoText('side 1', atStart).at(-1)).toBe('Boris, in hand: transports 3, treasures 3, seas 3, strategies 3');
});
