import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { TITLES } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import { at, FastRng, type GameTypes, Match, pick, type Rng, type Seat, seedFromText } from '@tortuga/kernel';
import {
  type GoldenGame,
  type GoldenLanguage,
  lineOf,
  type Reached,
  readGolden,
  unreached,
  writeGolden,
} from '@tortuga/laws/golden';
import { parseArgs } from '../args.ts';
import { readText, writeText } from '../files.ts';
import { tellResult } from '../matches.ts';
import { speakerFor } from '../words.ts';

/** Golden games are told in English. */
export function goldenLanguage(title: Title): GoldenLanguage<GameTypes> {
  const speaker = speakerFor('en', title);
  return {
    game: title.game,
    writeMove: (move) => title.writeMove(move),
    readMove: (text) => title.readMove(text),
    tell: (event) => speaker.say(title.phraseOfEvent(event)),
    tellEnd: (result) => tellResult(title, result, speaker),
    landmarks: title.landmarks,
    landmarkOf: (event) => title.landmarkOf(event),
  };
}

const goldenFolder = (title: Title): string => path.join('games', title.game.id, 'golden');

export function goldenFiles(title: Title): string[] {
  const folder = goldenFolder(title);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * What the golden games don't reach and no scenario of the game shows either: a scenario arranges what is too rare for
 * any search, such as a shared victory.
 */
export function unshown(title: Title, reached: readonly Reached[]): string[] {
  const folder = path.join('games', title.game.id, 'test');
  const scenarios = readdirSync(folder)
    .filter((file) => file.endsWith('.scenario.test.ts'))
    .map((file) => readText(path.join(folder, file)))
    .join('\n');
  return unreached(title, reached).filter((missing) => {
    const [kind, word] = missing.split(': ');
    if (kind === 'endings') return !scenarios.includes(`cause: '${word}'`);
    return kind !== 'events' || !scenarios.includes(`type: '${word}'`);
  });
}

/**
 * Writes every golden game again from its setup and moves, and throws away those that the rules or the cards don't allow
 * any more. Where the vocabulary of a game is not all reached, games of curious players are added.
 */
export function goldenCommand(words: readonly string[]): string {
  parseArgs('golden', words, { options: [], flags: [], max: 0 });
  let count = 0;
  for (const title of TITLES) {
    const language = goldenLanguage(title);
    const reached: Reached[] = [];
    const untold = new Set(title.game.seatCounts);
    mkdirSync(goldenFolder(title), { recursive: true });
    for (const file of goldenFiles(title)) {
      const recorded = readGolden(readText(file));
      const golden = playedAgain(language, recorded);
      if (golden === null) {
        rmSync(file);
        continue;
      }
      writeText(file, golden.text);
      reached.push(golden.reached);
      untold.delete(recorded.seats);
      count++;
    }
    for (const { golden, file } of missingGames(title, language, reached, untold)) {
      writeText(file, writeGolden(language, golden).text);
      count++;
    }
  }
  return speakerFor('en').say({ key: 'lab.golden.written', params: { count } });
}

function playedAgain(language: GoldenLanguage<GameTypes>, recorded: GoldenGame): ReturnType<typeof writeGolden> | null {
  try {
    return writeGolden(language, recorded);
  } catch {
    return null;
  }
}

const MAX_TRIES = 2_000;

/**
 * One game for each seat count, then whatever reaches something new, with few players because those games are short;
 * one set of options after the other.
 */
function* missingGames(
  title: Title,
  language: GoldenLanguage<GameTypes>,
  reached: Reached[],
  untold: Set<number>,
): Generator<{ golden: GoldenGame; file: string }> {
  const { seatCounts, optionSets } = title.game;
  for (let number = 0; number < MAX_TRIES; number++) {
    const before = unreached(language, reached);
    if (unshown(title, reached).length === 0 && untold.size === 0) return;
    const [seats = at(seatCounts, 0)] = untold;
    const options = at(optionSets, number % optionSets.length);
    const golden = curiousGame(title, language, before, seats, options, `golden ${number}`);
    const { reached: now } = writeGolden(language, golden);
    const after = unreached(language, [...reached, now]);
    if (after.length === before.length && !untold.has(seats)) continue;
    untold.delete(seats);
    reached.push(now);
    yield { golden, file: path.join(goldenFolder(title), `${seats}-players-${number}.txt`) };
  }
}

/** Players who do what no golden game shows yet, else mostly what looks best, else anything. */
function curiousGame(
  title: Title,
  language: GoldenLanguage<GameTypes>,
  wanted: readonly string[],
  seats: number,
  options: object,
  seed: string,
): GoldenGame {
  const { game } = title;
  const match = Match.start(game, { options, seats, seed: seedFromText(seed) });
  const rng = new FastRng(seed);
  const eagerness = 80 + rng.below(20);
  const left = new Set(wanted);
  const moves: string[] = [];
  while (match.pending.length > 0) {
    const player = pick(match.pending, rng);
    const looks = foresee(title, language, match.state, player, rng);
    const news = looks.find(({ words }) => words.some((word) => left.has(word)));
    const isEager = rng.below(100) < eagerness;
    const { move } = news ?? (isEager ? looks.reduce((a, b) => (b.value > a.value ? b : a)) : pick(looks, rng));
    moves.push(lineOf(player, title.writeMove(move)));
    match.play(player, move);
    for (const word of news?.words ?? []) left.delete(word);
  }
  return { title: `${game.id} with ${seats} players, ${seed}`, seats, options, seed, moves };
}

interface Look {
  readonly move: GameTypes['move'];
  /** What it would show, as `unreached` names it. */
  readonly words: readonly string[];
  readonly value: number;
}

/** What each legal move would lead to, as far as chance allows to tell. */
function foresee(
  { game, evaluate }: Title,
  { landmarkOf }: GoldenLanguage<GameTypes>,
  state: GameTypes['state'],
  player: Seat,
  rng: Rng,
): Look[] {
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
