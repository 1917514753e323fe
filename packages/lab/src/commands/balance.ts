import type { Bot } from '@tortuga/bots';
import type { BalanceQuestion, GameModule } from '@tortuga/games/game-module';
import { playGame, shareOf } from '@tortuga/games/simulation';
import { at, type GameTypes } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { botOrComplain, complaint, localeOption, moduleOption, numberOption, parseArgs } from '../args.ts';
import { expectWritable, writeText } from '../files.ts';
import { progressOf } from '../progress.ts';
import { speakerFor } from '../words.ts';

/** Random games are cheap, so this many times as many are played. */
const RANDOM_FACTOR = 10;

/** Answers a game's balance questions by simulation, as a Markdown table. */
export async function balanceCommand(words: readonly string[]): Promise<string> {
  const args = parseArgs('balance', words, {
    options: ['games', 'bots', 'seed', 'lang', 'pack', 'write'],
    flags: [],
    max: 1,
  });
  const module = moduleOption(args);
  if (module.balance.length === 0) throw complaint('noBalance', { game: module.game.id });
  const file = args.options.get('write');
  if (file !== undefined) expectWritable(file);
  const games = numberOption(args, 'games', 2000);
  const bots = {
    strong: await botOrComplain(args.options.get('bots') ?? 'captain', module),
    random: await botOrComplain('random', module),
  };
  const seed = args.options.get('seed') ?? '1';
  const speaker = speakerFor(localeOption(args), module);
  const { say } = speaker;

  const rows = groupsOf(module.balance).flatMap((questions) => {
    const { among } = at(questions, 0);
    const count = among === 'strong' ? games : games * RANDOM_FACTOR;
    return answers(module, questions, bots[among], count, `balance ${seed} ${among}`, speaker);
  });
  const params = { games, random: games * RANDOM_FACTOR, bots: bots.strong.name, seed };
  const report = [
    `# ${say({ key: 'lab.balance.title', params: { game: module.game.id, pack: module.game.pack.id } })}`,
    '',
    say({ key: 'lab.balance.method', params }),
    '',
    say({ key: 'lab.balance.header' }),
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  if (file !== undefined) writeText(file, `${report}\n`);
  return report;
}

/** Groups the questions that the same games can answer. */
function groupsOf(questions: readonly BalanceQuestion[]): BalanceQuestion[][] {
  const groups = new Map<string, BalanceQuestion[]>();
  for (const question of questions) {
    const kind = `${question.among} ${question.seats}`;
    groups.set(kind, [...(groups.get(kind) ?? []), question]);
  }
  return [...groups.values()];
}

function answers(
  module: GameModule,
  questions: readonly BalanceQuestion[],
  bot: Bot<GameTypes>,
  games: number,
  seed: string,
  speaker: Speaker,
): string[] {
  const { game } = module;
  const { seats } = at(questions, 0);
  const tallies = questions.map(() => new Map<string, { hits: number; trials: number }>());
  const bots = Array.from({ length: seats }, () => bot);
  const progress = progressOf(games, speaker);
  for (let number = 0; number < games; number++) {
    const played = playGame(game, at(game.optionSets, 0), bots, `${seed} ${number}`);
    for (const [index, question] of questions.entries()) {
      for (const { about, hits, trials } of question.count(played)) {
        const tally = at(tallies, index);
        const name = speaker.say(about);
        const before = tally.get(name) ?? { hits: 0, trials: 0 };
        tally.set(name, { hits: before.hits + hits, trials: before.trials + trials });
      }
    }
    progress(number + 1);
  }
  return questions.flatMap(({ min, max, rule }, index) =>
    [...at(tallies, index)].sort().map(([about, { hits, trials }]) => {
      const { share, margin } = shareOf(hits, trials);
      const verdict = share >= min && share <= max ? 'within' : 'outside';
      const params = { about, share, margin, least: min, most: max, rule, verdict };
      return speaker.say({ key: 'lab.balance.row', params });
    }),
  );
}
