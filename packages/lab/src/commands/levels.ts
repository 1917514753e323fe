import { LEVELS } from '@tortuga/bots';
import { YARDSTICKS } from '@tortuga/games/bots';
import { GAME_MODULES } from '@tortuga/games/registry';
import { localeOption, parseArgs } from '../args.ts';
import { speakerFor } from '../words.ts';

/** Lists the bots: the levels, the weakest first, the yardsticks, and each game's characters. */
export function levelsCommand(words: readonly string[]): string {
  const args = parseArgs('levels', words, { options: ['lang'], flags: ['json'], max: 0 });
  const characters = Object.fromEntries(GAME_MODULES.map(({ game, characters: all }) => [game.id, all]));
  if (args.flags.has('json')) return JSON.stringify({ levels: LEVELS, yardsticks: YARDSTICKS, characters });
  const { say } = speakerFor(localeOption(args));
  return [
    say({ key: 'lab.levels.levels', params: { levels: LEVELS.join(', ') } }),
    say({ key: 'lab.levels.yardsticks', params: { yardsticks: YARDSTICKS.join(', ') } }),
    ...Object.entries(characters)
      .filter(([, all]) => all.length > 0)
      .map(([game, all]) => say({ key: 'lab.levels.characters', params: { game, characters: all.join(', ') } })),
  ].join('\n');
}
