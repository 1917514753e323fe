import { shelfGame } from '@tortuga/games/shelf';
import { botNamed, drawCharacters } from '../bots/bots.ts';
import type { Speech } from '../speech/speech.tsx';
import type { Choices } from './last-choices.ts';
import type { LocalSeat } from './local-table.ts';
import { localTables } from './worker-client.ts';

/** Two of the same name at one device: the second is called by a number. */
const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

/** Starts a match in this browser. Returns the address of its table. */
export async function startMatch(game: string, choices: Choices, myName: string, t: Speech['t']): Promise<string> {
  const { how, seats, level, character, terms } = choices;
  const shelf = shelfGame(game);
  if (shelf === undefined) throw new Error(`no game ${game}`);
  const nameAt = (seat: number): string => choices.names[seat]?.trim() || t('web.play.player', { seat: seat + 1 });
  const people = distinctNames(Array.from({ length: seats }, (_, seat) => nameAt(seat)));
  const { characters } = await shelf.module();
  const drawn = drawCharacters(characters, character, seats - 1);
  const plan = Array.from({ length: seats }, (_, seat): LocalSeat => {
    if (how === 'device') return { kind: 'person', name: people[seat] ?? '' };
    if (seat === 0) return { kind: 'person', name: myName };
    return { kind: 'bot', bot: botNamed(level, drawn[seat - 1] ?? null) };
  });
  return `/here/${await localTables().start({ game, ...terms, seats: plan })}`;
}
