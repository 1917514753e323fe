import type { GameModule } from '@tortuga/games/game-module';
import { GAME_MODULES, moduleNamed } from '@tortuga/games/registry';
import { type Args, complaint, localeOption, parseArgs, withPack } from '../args.ts';
import { expectWritable, writeText } from '../files.ts';
import { speakerFor } from '../words.ts';

/** The game whose box has the most values to fill in. */
const DEFAULT_GAME = 'tortuga-2199';

/** Checks a card pack, or writes one to be filled in with the values of a box. */
export function packCommand(words: readonly string[]): string {
  const args = parseArgs('pack', words, { options: ['game', 'lang', 'write'], flags: [], max: 2 });
  const [what, file] = args.positional;
  if (what === 'check') return check(args, file);
  if (what === 'template' && file === undefined) return template(args);
  throw complaint('packWhat');
}

function check(args: Args, file: string | undefined): string {
  if (file === undefined) throw complaint('needsArgument', { command: 'pack check', what: { key: 'lab.what.pack' } });
  const { game } = withPack(gameOption(args), file);
  const params = { pack: game.pack.id, game: game.id };
  return speakerFor(localeOption(args)).say({ key: 'lab.pack.good', params });
}

function template(args: Args): string {
  const text = JSON.stringify(gameOption(args).packTemplate(), null, 2);
  const file = args.options.get('write');
  if (file === undefined) return text;
  expectWritable(file);
  writeText(file, `${text}\n`);
  return speakerFor(localeOption(args)).say({ key: 'lab.pack.written', params: { file } });
}

function gameOption({ options }: Args): GameModule {
  const id = options.get('game') ?? DEFAULT_GAME;
  const module = moduleNamed(id);
  if (module === undefined) {
    throw complaint('unknownGame', { game: id, known: GAME_MODULES.map(({ game }) => game.id).join(', ') });
  }
  return module;
}
