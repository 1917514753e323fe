import { at, type Phrase, type Seat, seatsOf } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import type { Pack } from '../rules/pack.ts';
import { labelOf, membersOf, placeOf, rowOf } from '../rules/places.ts';
import {
  CARDS_PER_ROW,
  type CardId,
  CHARACTERISTICS,
  COLUMNS,
  type Column,
  ROW,
  ROWS,
  type Side,
  type View,
} from '../rules/types.ts';
import type { Phrases } from '../words/phrases.ts';

const LABEL_WIDTH = 19;
const CELL_WIDTH = 14;

/** The board as text, for terminals 110 characters wide. Speed, hull and guns always come in this order. */
export function drawBoard(pack: Pack, phrases: Phrases, view: View, speaker: Speaker): string {
  const say = (key: string, params: Phrase['params'] = {}) => speaker.say({ key, params });
  const namesOf = (side: Side) => membersOf(side, view.seats).map(speaker.nameOf).join(' + ');

  const cardCell = (row: number, column: Column): string[] => {
    const card = at(view.board, placeOf(row, column));
    if (card === null) return ['·'];
    return [...wrapped(speaker.say(phrases.card(card))), valuesOf(pack, view, card)].filter((line) => line !== '');
  };
  const pirateCell = (column: Column): string[] => {
    const id = at(view.pirates, column);
    const { speed, hull, guns } = at(pack.pirates, id);
    return [...wrapped(speaker.say(phrases.pirate(id))), `${speed} ${hull} ${guns}`];
  };
  const againstCell = (column: Column): string[] => {
    const { comparisons, boarding } = at(view.columns, column);
    if (boarding !== null) return [`${boarding.strength}:${boarding.resistance}`];
    return [comparisons?.map(({ strength, resistance }) => `${strength}:${resistance}`).join(' ') ?? ''];
  };

  const rule = '─'.repeat(LABEL_WIDTH + COLUMNS.length * (CELL_WIDTH + 1));
  const lines = [
    [say('cards.board.heading', { voyage: view.voyage }), ...view.prestige.map(scoreOf)].join('   '),
    rule,
    ...gridRow(
      '',
      COLUMNS.map((column) => [labelOf(column), ...wrapped(namesOf(at(view.columns, column).side))]),
    ),
    ...gridRow(say('cards.board.pirate'), COLUMNS.map(pirateCell)),
    rule,
    ...ROWS.flatMap((name, row) =>
      gridRow(
        say('cards.board.row', { row: name }),
        COLUMNS.map((column) => cardCell(row, column)),
      ),
    ),
    rule,
    ...gridRow(say('cards.board.against'), COLUMNS.map(againstCell)),
    ...gridRow(
      say('cards.board.stakes'),
      COLUMNS.map((column) => [stormed(view, column) + String(at(view.columns, column).atStake)]),
    ),
    rule,
    say('cards.board.key'),
    ...seatsOf(view.seats).map(handLine),
  ];
  return lines.join('\n');

  function scoreOf(prestige: number, side: number): string {
    return say('cards.board.score', { players: namesOf(side as Side), prestige });
  }

  function handLine(seat: Seat): string {
    const hand = at(view.hands, seat);
    const event = at(view.eventCards, seat);
    const name =
      event === null
        ? say('cards.board.noEvent')
        : `${say('cards.eventCard.name', { event })} (${say('cards.eventCard.effect', { event })})`;
    const line = say('cards.board.counts', { player: { seat }, count: at(view.handSizes, seat), event: name });
    if ('hidden' in hand) return line;
    const cards = hand.map((card) => {
      const values = valuesOf(pack, view, card);
      return `${speaker.say(phrases.card(card))}${values === '' ? '' : ` (${values})`}`;
    });
    return `${line}\n${say('cards.board.hand')}: ${cards.join(', ')}`;
  }
}

const stormed = (view: View, column: Column): string => (view.storm === column ? '≈ ' : '');

function valuesOf(pack: Pack, view: Pick<View, 'changedTreasure' | 'changedBy'>, card: CardId): string {
  const index = card % CARDS_PER_ROW;
  switch (rowOf(card)) {
    case ROW.transport: {
      const { speed, hull, guns, doubloons } = at(pack.transports, index);
      return `${speed} ${hull} ${guns}${' ●'.repeat(doubloons)}`;
    }
    case ROW.treasure: {
      const change = view.changedTreasure === card ? ` ${signed(view.changedBy)}` : '';
      return `${at(pack.treasures, index).worth}${change}`;
    }
    case ROW.sea: {
      const sea = at(pack.seas, index);
      return CHARACTERISTICS.map((each) => signed(sea[each])).join(' ');
    }
    default:
      return '';
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

function gridRow(label: string, cells: readonly (readonly string[])[]): string[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) =>
    `${(line === 0 ? label : '').padEnd(LABEL_WIDTH)}${cells.map((cell) => `│${(cell[line] ?? '').padEnd(CELL_WIDTH)}`).join('')}`.trimEnd(),
  );
}

function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= CELL_WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
