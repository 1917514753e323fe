import path from 'node:path';
import { openBalance, openBalanceWords } from '@tortuga/games/balances';
import type { Json } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { botOrComplain, localeOption, moduleOption, numberOption, parseArgs, seatCountsOption } from '../args.ts';
import { gamesToCount } from '../balance/games.ts';
import { plotTable } from '../balance/plot.ts';
import { allRows, type MeasuredTable, measure, reportOf } from '../balance/report.ts';
import { countAll } from '../balance/run.ts';
import { expectWritable, writeText } from '../files.ts';
import { progressOf } from '../progress.ts';
import { speakerFor } from '../words.ts';

/** Random games are cheap, so this many times as many are played. */
const RANDOM_FACTOR = 10;

/** Plays many games and tells how balanced a game is: as Markdown, with pictures beside the file it is written to. */
export async function balanceCommand(words: readonly string[]): Promise<string> {
  const args = parseArgs('balance', words, {
    options: ['games', 'seats', 'bots', 'seed', 'lang', 'pack', 'file', 'write'],
    flags: [],
    max: 1,
  });
  const module = moduleOption(args);
  const { game } = module;
  const write = args.options.get('write');
  if (write !== undefined) expectWritable(write);
  const seatCounts = seatCountsOption(args, module);
  const bots = { strong: args.options.get('bots') ?? 'captain', random: 'random' };
  await botOrComplain(bots.strong, module);
  const strong = numberOption(args, 'games', 400);
  const games = { strong, random: strong * RANDOM_FACTOR };
  const locale = localeOption(args);
  const balance = await openBalance(module);
  const speaker = speakerFor(locale, module, { words: await openBalanceWords(game.id, locale) });
  const { say } = speaker;

  const wanted = gamesToCount(balance, seatCounts, games);
  const pack = args.options.has('pack') ? (module.pack as Json) : null;
  const plan = { game: game.id, pack, digest: game.pack.digest, bots, seed: args.options.get('seed') ?? '1' };
  const counted = await countAll(plan, wanted, args.options.get('file') ?? null, progressOf(wanted.length, speaker));
  const tables = measure(balance, counted, seatCounts);

  const pictureOf = ({ table, variant }: MeasuredTable): string | null =>
    write === undefined || !table.isDrawn
      ? null
      : `${path.basename(write, '.md')}-${table.id}${variant === 0 ? '' : `-${variant + 1}`}.svg`;
  const report = [
    `# ${say({ key: 'lab.balance.title', params: { game: game.id, pack: game.pack.id } })}`,
    '',
    say({
      key: 'lab.balance.method',
      params: { games: strong, random: games.random, bots: bots.strong, seed: plan.seed },
    }),
    '',
    ...reportOf(balance, tables, say, pictureOf),
  ].join('\n');
  if (write === undefined) return report;
  writeText(write, `${report}\n`);
  for (const each of tables) {
    const name = pictureOf(each);
    if (name !== null) writeText(path.join(path.dirname(write), name), draw(each, speaker));
  }
  return report;
}

function draw(each: MeasuredTable, { say }: Speaker): string {
  const { table, measured } = each;
  return plotTable(each, {
    title: say(table.title),
    rows: allRows(table, measured).map(say),
    legend: measured.map(({ seats }) => say({ key: 'lab.balance.legend', params: { seats } })),
  });
}
