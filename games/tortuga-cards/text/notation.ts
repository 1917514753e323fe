import { at } from '@tortuga/kernel';
import { canonicalMove } from '../rules/moves.ts';
import { type Pack, printedCards } from '../rules/pack.ts';
import { labelOf } from '../rules/places.ts';
import { type CardId, COLUMNS, type Column, type Move } from '../rules/types.ts';

/**
 * Moves as people type them: `mail-brig IV`, `swap I V`, `rotate I III II`, `change II +2`, `storm VI`.
 * Golden games and scenarios are written in it.
 */
export function notationOf(pack: Pack) {
  const ids = printedCards(pack).map(({ id }) => id);

  function writeMove(move: Move): string {
    switch (move.kind) {
      case 'play':
        return `${at(ids, move.card)} ${labelOf(move.column)}`;
      case 'swap':
        return `swap ${labelOf(move.a)} ${labelOf(move.b)}`;
      case 'rotate':
        return `rotate ${labelOf(move.a)} ${labelOf(move.b)} ${labelOf(move.c)}`;
      case 'change':
        return `change ${labelOf(move.column)} ${move.by > 0 ? '+2' : '-2'}`;
      case 'storm':
        return `storm ${labelOf(move.column)}`;
    }
  }

  function readMove(text: string): Move | null {
    const [word = '', ...rest] = text.trim().split(/\s+/);
    const [a, b, c] = rest.map(readColumn);
    if (a === undefined) return null;
    switch (`${word} ${rest.length}`) {
      case 'change 2':
        return rest[1] === '+2' || rest[1] === '-2'
          ? { kind: 'change', column: a, by: rest[1] === '+2' ? 2 : -2 }
          : null;
      case 'storm 1':
        return { kind: 'storm', column: a };
      case 'swap 2':
        return b === undefined ? null : canonicalMove({ kind: 'swap', a, b });
      case 'rotate 3':
        return b === undefined || c === undefined ? null : canonicalMove({ kind: 'rotate', a, b, c });
    }
    const card = ids.indexOf(word);
    return card >= 0 && rest.length === 1 ? { kind: 'play', card: card as CardId, column: a } : null;
  }

  return { writeMove, readMove };
}

const readColumn = (text: string): Column | undefined =>
  COLUMNS.find((column) => labelOf(column) === text.toUpperCase());
