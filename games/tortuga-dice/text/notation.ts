import { at, letterOf, type Seat, seatLettered } from '@tortuga/kernel';
import { has } from '../rules/questions.ts';
import { ACTIONS, type Action, COLOURS, type Colour, DICE, type Move } from '../rules/types.ts';

/**
 * Moves as people type them: `keep CD`, `show`, `turn boarding`, `bonus plunder`, `act`, `decline`, `steal B 2`,
 * `salvage C blue`, `coins 2`, `stow`, `load red blue`, `haul purple`. Golden games and scenarios are written in it.
 */

const diceIn = (bits: number): string => [...DICE].filter((_, die) => has(bits, die)).join('');

const chestWords = (chests: readonly Colour[]): string => chests.map((chest) => ` ${at(COLOURS, chest)}`).join('');

export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'keep':
      return `keep ${diceIn(move.dice)}`;
    case 'turn':
    case 'bonus':
      return `${move.kind} ${at(ACTIONS, move.action)}`;
    case 'steal':
      return `steal ${letterOf(move.target)}${move.place === null ? '' : ` ${move.place + 1}`}`;
    case 'salvage':
      return `salvage ${letterOf(move.target)}${move.colour === null ? '' : chestWords([move.colour])}`;
    case 'tile':
      return `coins ${move.coins}`;
    case 'load':
    case 'haul':
      return `${move.kind}${chestWords(move.chests)}`;
    case 'show':
    case 'act':
    case 'decline':
    case 'stow':
      return move.kind;
  }
}

export function readMove(text: string): Move | null {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const [first = '', second] = rest;
  switch (word) {
    case 'keep':
      return readKeep(first.toUpperCase());
    case 'turn':
    case 'bonus': {
      const action = (ACTIONS as readonly string[]).indexOf(first);
      return action < 0 ? null : { kind: word, action: action as Action };
    }
    case 'steal': {
      const target = readSeat(first);
      const place = second === undefined ? null : Number(second) - 1;
      return target === null || (place !== null && !(place >= 0)) ? null : { kind: 'steal', target, place };
    }
    case 'salvage': {
      const target = readSeat(first);
      const colour = second === undefined ? null : readColour(second);
      return target === null || colour === undefined ? null : { kind: 'salvage', target, colour };
    }
    case 'coins':
      return /^[1-3]$/.test(first) ? { kind: 'tile', coins: Number(first) } : null;
    case 'load':
    case 'haul': {
      const chests = rest.map(readColour).filter((colour) => colour !== undefined);
      return chests.length === rest.length ? { kind: word, chests } : null;
    }
    case 'show':
    case 'act':
    case 'decline':
    case 'stow':
      return rest.length === 0 ? { kind: word } : null;
    default:
      return null;
  }
}

function readKeep(letters: string): Move | null {
  let dice = 0;
  for (const letter of letters) {
    const die = DICE.indexOf(letter);
    if (die < 0) return null;
    dice |= 1 << die;
  }
  return { kind: 'keep', dice };
}

function readSeat(text: string): Seat | null {
  const seat = seatLettered(text.toUpperCase());
  return text.length === 1 && seat >= 0 ? seat : null;
}

function readColour(text: string): Colour | undefined {
  const colour = (COLOURS as readonly string[]).indexOf(text);
  return colour < 0 ? undefined : (colour as Colour);
}
