import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GameModule } from '@tortuga/games/game-module';
import { GAME_MODULES } from '@tortuga/games/registry';
import { at, FastRng, type GameTypes, Match, pick, type Rng, type Seat, seedFromText } from '@tortuga/kernel';
import {
  type Coverage,
  type GoldenGame,
  type GoldenLanguage,
  moveLine,
  readGolden,
  uncovered,
  writeGolden,
} from '@tortuga/laws/golden';
import { parseArgs } from '../args.ts';
import { readText, writeText } from '../files.ts';
import { resultLines } from '../matches.ts';
import { speakerFor } from '../words.ts';

/** Golden games are written in English. */
export function goldenLanguage(module: GameModule): GoldenLanguage<GameTypes> {
  const speaker = speakerFor('en', module);
  return {
    game: module.game,
    writeMove: (move) => module.writeMove(move),
    readMove: (text) => module.readMove(text),
    describeEvent: (event) => speaker.say(module.phraseOfEvent(event)),
    describeResult: (result) => resultLines(module, result, speaker),
    landmarks: module.landmarks,
    landmarkOf: (event) => module.landmarkOf(event),
  };
}

const goldenFolder = (module: GameModule): string => path.join('games', module.game.id, 'golden');

export function goldenFiles(module: GameModule): string[] {
  const folder = goldenFolder(module);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * What neither the golden games nor any scenario of the game shows: scenarios arrange what is too rare to be found by
 * search, such as a shared victory.
 */
export function notShown(module: GameModule, coverage: readonly Coverage[]): string[] {
  const folder = path.join('games', module.game.id, 'test');
  const scenarios = readdirSync(folder)
    .filter((file) => file.endsWith('.scenario.test.ts'))
    .map((file) => readText(path.join(folder, file)))
    .join('\n');
  return uncovered(module, coverage).filter((missing) => {
    const [kind, word] = missing.split(': ');
    if (kind === 'endings') return !scenarios.includes(`cause: '${word}'`);
    return kind !== 'events' || !scenarios.includes(`type: '${word}'`);
  });
}

/**
 * Rewrites every golden game from its setup and moves, and deletes those that the rules or the cards no longer allow.
 * Adds games of curious players until the whole vocabulary of a game is covered.
 */
export function goldenCommand(words: readonly string[]): string {
  parseArgs('golden', words, { options: [], flags: [], max: 0 });
  let count = 0;
  for (const module of GAME_MODULES) {
    const language = goldenLanguage(module);
    const coverage: Coverage[] = [];
    const missingSeatCounts = new Set(module.game.seatCounts);
    mkdirSync(goldenFolder(module), { recursive: true });
    for (const file of goldenFiles(module)) {
      const recorded = readGolden(readText(file));
      const golden = replayedOrNull(language, recorded);
      if (golden === null) {
        rmSync(file);
        continue;
      }
      writeText(file, golden.text);
      coverage.push(golden.coverage);
      missingSeatCounts.delete(recorded.seats);
      count++;
    }
    for (const { golden, file } of missingGames(module, language, coverage, missingSeatCounts)) {
      writeText(file, writeGolden(language, golden).text);
      count++;
    }
  }
  return speakerFor('en').say({ key: 'lab.golden.written', params: { count } });
}

function replayedOrNull(
  language: GoldenLanguage<GameTypes>,
  recorded: GoldenGame,
): ReturnType<typeof writeGolden> | null {
  try {
    return writeGolden(language, recorded);
  } catch {
    return null;
  }
}

const MAX_TRIES = 2_000;

/**
 * One game for each missing seat count, then games that show something new, with few players because those are short.
 * The sets of options take turns.
 */
function* missingGames(
  module: GameModule,
  language: GoldenLanguage<GameTypes>,
  coverage: Coverage[],
  missingSeatCounts: Set<number>,
): Generator<{ golden: GoldenGame; file: string }> {
  const { seatCounts, optionSets } = module.game;
  for (let number = 0; number < MAX_TRIES; number++) {
    const before = uncovered(language, coverage);
    if (notShown(module, coverage).length === 0 && missingSeatCounts.size === 0) return;
    const [seats = at(seatCounts, 0)] = missingSeatCounts;
    const options = at(optionSets, number % optionSets.length);
    const golden = curiousGame(module, language, before, seats, options, `golden ${number}`);
    const { coverage: now } = writeGolden(language, golden);
    const after = uncovered(language, [...coverage, now]);
    if (after.length === before.length && !missingSeatCounts.has(seats)) continue;
    missingSeatCounts.delete(seats);
    coverage.push(now);
    yield { golden, file: path.join(goldenFolder(module), `${seats}-players-${number}.txt`) };
  }
}

/** Players prefer what no golden game shows yet; otherwise they mostly do what looks best, and sometimes anything. */
function curiousGame(
  module: GameModule,
  language: GoldenLanguage<GameTypes>,
  wanted: readonly string[],
  seats: number,
  options: object,
  seed: string,
): GoldenGame {
  const { game } = module;
  const match = Match.start(game, { options, seats, seed: seedFromText(seed) });
  const rng = new FastRng(seed);
  const eagerness = 80 + rng.below(20);
  const left = new Set(wanted);
  const moves: string[] = [];
  while (match.pending.length > 0) {
    const player = pick(match.pending, rng);
    const prospects = foresee(module, language, match.state, player, rng);
    const news = prospects.find(({ words }) => words.some((word) => left.has(word)));
    const isEager = rng.below(100) < eagerness;
    const { move } = news ?? (isEager ? prospects.reduce((a, b) => (b.value > a.value ? b : a)) : pick(prospects, rng));
    moves.push(moveLine(player, module.writeMove(move)));
    match.play(player, move);
    for (const word of news?.words ?? []) left.delete(word);
  }
  return { title: `${game.id} with ${seats} players, ${seed}`, seats, options, seed, moves };
}

interface Prospect {
  readonly move: GameTypes['move'];
  /** What the move would show, in the terms of `uncovered`. */
  readonly words: readonly string[];
  readonly value: number;
}

/** What each legal move would lead to with one random outcome. */
function foresee(
  { game, evaluate }: GameModule,
  { landmarkOf }: GoldenLanguage<GameTypes>,
  state: GameTypes['state'],
  player: Seat,
  rng: Rng,
): Prospect[] {
  return game.moves(state, player).map((move) => {
    const after = game.copy(state);
    const events = game.apply(after, player, move, rng);
    const result = game.result(after);
    const words = [
      ...events.flatMap((event) => [`events: ${event.type}`, `landmarks: ${landmarkOf(event) ?? event.type}`]),
      ...(result === null ? [] : [`endings: ${result.cause}`]),
    ];
    return { move, words, value: evaluate(after, player) };
  });
}
