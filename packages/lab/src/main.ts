import { BOT_NAMES } from '@tortuga/games/bots';
import { GAME_MODULES } from '@tortuga/games/registry';
import { LOCALES, type Locale } from '@tortuga/words';
import { complaint } from './args.ts';
import { arenaCommand } from './commands/arena.ts';
import { balanceCommand } from './commands/balance.ts';
import { goldenCommand } from './commands/golden.ts';
import { levelsCommand } from './commands/levels.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand, verifyCommand } from './commands/replay.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { Complaint, localeOf, speakerFor } from './words.ts';

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => string | Promise<string | undefined>>> = {
  arena: arenaCommand,
  levels: levelsCommand,
  simulate: simulateCommand,
  play: playCommand,
  replay: replayCommand,
  verify: verifyCommand,
  balance: balanceCommand,
  golden: goldenCommand,
  pack: packCommand,
  train: trainCommand,
};

async function main([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help') {
    process.stdout.write(`${usage()}\n`);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw complaint('unknownCommand', { command: name, known: Object.keys(COMMANDS).join(', ') });
  }
  const text = await command(words);
  if (typeof text === 'string') process.stdout.write(`${text}\n`);
}

function usage(): string {
  return speakerFor(localeOf(process.env)).say({
    key: 'lab.usage',
    params: {
      games: GAME_MODULES.map(({ game }) => game.id).join(', '),
      bots: BOT_NAMES.join(', '),
      languages: LOCALES.join(', '),
    },
  });
}

/** The requested language, even if the command failed before reading it. */
function localeOfWords(words: readonly string[]): Locale {
  const wanted = words.map((word, index) => (word === '--lang' ? words[index + 1] : /^--lang=(.*)$/.exec(word)?.[1]));
  return LOCALES.find((locale) => wanted.includes(locale)) ?? localeOf(process.env);
}

// A closed pipe or a full disk needs no stack trace.
process.stdout.on('error', () => process.exit(1));

const words = process.argv.slice(2);
main(words).catch((error: unknown) => {
  if (!(error instanceof Complaint)) throw error;
  process.stderr.write(`${speakerFor(localeOfWords(words), error.module).say(error.phrase)}\n`);
  process.exitCode = 1;
});
