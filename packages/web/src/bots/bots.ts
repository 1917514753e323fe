import { type Level, levelOf } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { FastRng, type Rng } from '@tortuga/kernel';
import type { LocalTable } from '../local/local-table.ts';

/** By seat: the bot there, as it is stored; null where a person sits. */
export type BotsBySeat = readonly (string | null)[];

export const localBots = ({ seats }: Pick<LocalTable, 'seats'>): BotsBySeat =>
  seats.map((plan) => (plan.kind === 'bot' ? plan.bot : null));

/** The level under which a bot of a table is shown. */
export const levelShown = (bot: string | null): Level => levelOf(bot ?? '') ?? 'mate';

/** The character of a bot; null if it has none, or one that this game does not know any more. */
export function characterOf({ characters }: Pick<GameModule, 'characters'>, bot: string | null): string | null {
  const [, character] = (bot ?? '').split(':');
  return character !== undefined && characters.includes(character) ? character : null;
}

/** What a player wants of the bots: one of the characters, none, or whatever the lot gives. */
export type WantedCharacter = string | 'none' | 'lot';

/** As it is stored at a table. */
export const botNamed = (level: Level, character: string | null): string =>
  character === null ? level : `${level}:${character}`;

/** A character for each of some bots. By lot they differ as long as there are enough. */
export function drawCharacters(
  characters: readonly string[],
  wanted: WantedCharacter,
  bots: number,
  rng: Rng = new FastRng(crypto.randomUUID()),
): (string | null)[] {
  if (wanted !== 'lot') return new Array(bots).fill(characters.includes(wanted) ? wanted : null);
  const drawn: (string | null)[] = [];
  let left: string[] = [];
  while (drawn.length < bots) {
    if (left.length === 0) left = [...characters];
    drawn.push(left.splice(rng.below(left.length), 1)[0] ?? null);
  }
  return drawn;
}
