import type { GameModule } from '@tortuga/games/game-module';
import { shelfGame } from '@tortuga/games/shelf';
import { botNamed, drawCharacters } from '../bots/bots.ts';
import type { Speech } from '../speech/speech.tsx';
import { type Terms, USUAL_TERMS } from '../terms/terms.ts';
import { type Choices, lastChoices } from './last-choices.ts';
import type { LocalSeat } from './local-table.ts';
import { localTables } from './worker-client.ts';

/** Two of the same name at one device: the second is called by a number. */
const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

/** Starts a match in this browser as the last one was started. Returns the address of its table. */
export const startAsLastTime = (game: string, myName: string, t: Speech['t']): Promise<string> =>
  startMatch(game, lastChoices(game), myName, t);

/** A match against one bot while a table on the server waits for its players. Returns its address, which names that table. */
export async function startPractice(game: string, table: string, myName: string, t: Speech['t']): Promise<string> {
  const choices: Choices = { ...lastChoices(game), how: 'bots', seats: 2 };
  return `${await startMatch(game, choices, myName, t)}?practice=${table}`;
}

/** Starts a match in this browser. Returns the address of its table. */
export async function startMatch(game: string, choices: Choices, myName: string, t: Speech['t']): Promise<string> {
  const { how, seats, level, character } = choices;
  const shelf = shelfGame(game);
  if (shelf === undefined) throw new Error(`no game ${game}`);
  const nameAt = (seat: number): string => choices.names[seat]?.trim() || t('web.play.player', { seat: seat + 1 });
  const people = how === 'device' ? Math.min(choices.people, seats) : 1;
  const names = how === 'device' ? distinctNames(Array.from({ length: people }, (_, seat) => nameAt(seat))) : [myName];
  const module = await shelf.module();
  const drawn = drawCharacters(module.characters, character, seats - people);
  const plan = Array.from({ length: seats }, (_, seat): LocalSeat => {
    const name = names[seat];
    return name === undefined
      ? { kind: 'bot', bot: botNamed(level, drawn[seat - people] ?? null) }
      : { kind: 'person', name };
  });
  return `/here/${await localTables().start({ game, ...playableTerms(module, choices.terms), seats: plan })}`;
}

/** Terms that were stored some time ago may not be playable any more: then it is played on the usual ones. */
function playableTerms(module: GameModule, { options, pack }: Terms): Terms {
  return {
    options: module.game.optionsSchema.safeParse(options).success ? options : USUAL_TERMS.options,
    pack: pack !== null && module.withPack(pack).ok ? pack : USUAL_TERMS.pack,
  };
}
