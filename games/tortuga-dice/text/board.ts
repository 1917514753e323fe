import { at, type Phrase, type Seat, seatsOf } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { actionPhrase, chestPhrase } from '../rules/names.ts';
import type { Pack } from '../rules/pack.ts';
import { has } from '../rules/questions.ts';
import { ACTIONS, ALL_ACTIONS, DICE, SKULL, TRACK } from '../rules/types.ts';
import type { View } from '../rules/view-types.ts';
import { listOf } from '../words/phrases.ts';

/** The board as text, for terminals about 110 characters wide. */
export function drawBoard(pack: Pack, view: View, speaker: Speaker): string {
  const say = (name: string, params: Phrase['params'] = {}) => speaker.say({ key: `dice.text.${name}`, params });
  const counted = (counts: readonly number[]): Phrase =>
    listOf(counts.flatMap((count, colour) => new Array<Phrase>(count).fill(chestPhrase(colour))));
  const rule = '─'.repeat(100);

  const dieText = (die: number, face: number): string => {
    if (face === SKULL) return `${DICE.charAt(die)} ${say('skull')}`;
    return `${DICE.charAt(die)} ${speaker.say(actionPhrase(face))} ${at(pack.dice, die)[at(ACTIONS, face)]}`;
  };

  const playerLines = (seat: Seat): string[] => {
    const player = at(view.players, seat);
    const lines = [
      say('player', { player: { seat }, first: view.first === seat ? 'yes' : 'no', points: player.points }),
      say('board', {
        ship: at(player.pawns, TRACK.fleet),
        pirate: at(player.pawns, TRACK.crew),
        island: counted(player.island),
        crew: listOf(at(player.zones, TRACK.crew).map(chestPhrase)),
        fleet: listOf(at(player.zones, TRACK.fleet).map(chestPhrase)),
        tortuga: counted(player.tortuga),
      }),
    ];
    for (const action of ALL_ACTIONS) {
      const total = at(at(view.standings, action).totals, seat);
      if (total === null) continue;
      const dice = [...DICE].filter((_, die) => player.assigned[die] === action).join(' ');
      lines.push(say('standing', { action: actionPhrase(action), dice, total }));
    }
    if (!('hidden' in player.rolled)) {
      const rolled = player.rolled.flatMap((face, die) =>
        face === null || !has(player.free, die) ? [] : [dieText(die, face)],
      );
      if (rolled.length > 0) lines.push(say('rolled', { dice: rolled.join(', ') }));
    }
    return [...lines, say('tiles', { tiles: player.tileCount })];
  };

  return [
    say('heading', { round: view.round, roll: view.roll, goal: view.goal }),
    ...(view.long
      ? [`${speaker.say({ key: 'dice.option.long' })}: ${speaker.say({ key: 'dice.option.long.hint' })}`]
      : []),
    rule,
    say('bag', { chests: counted(view.bag) }),
    say('centre', { chests: counted(view.centre) }),
    rule,
    ...seatsOf(view.seats).flatMap(playerLines),
  ].join('\n');
}
