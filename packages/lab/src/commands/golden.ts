import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TITLES } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import { at, FastRng, type GameTypes, Match, pick, seedFromText } from '@tortuga/kernel';
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
 * Writes every golden game again from its setup and moves; where the vocabulary of a game is not all
 * reached, random games that reach more of it are added.
 */
export function goldenCommand(words: readonly string[]): string {
  parseArgs('golden', words, { options: [], flags: [], most: 0 });
  let count = 0;
  for (const title of TITLES) {
    const language = goldenLanguage(title);
    const reached: Reached[] = [];
    const untold = new Set(title.game.seatCounts);
    mkdirSync(goldenFolder(title), { recursive: true });
    for (const file of goldenFiles(title)) {
      const recorded = readGolden(readText(file));
      const golden = writeGolden(language, recorded);
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

const MOST_TRIES = 20_000;

/** At least one game for each seat count, then whatever reaches something new, with one set of options after the other. */
function* missingGames(
  title: Title,
  language: GoldenLanguage<GameTypes>,
  reached: Reached[],
  untold: Set<number>,
): Generator<{ golden: GoldenGame; file: string }> {
  const { seatCounts, optionSets } = title.game;
  for (let number = 0; number < MOST_TRIES; number++) {
    const before = unreached(language, reached);
    if (before.length === 0 && untold.size === 0) return;
    const seats = at(seatCounts, number % seatCounts.length);
    const options = at(optionSets, Math.floor(number / seatCounts.length) % optionSets.length);
    const golden = randomGame(title, seats, options, `golden ${number}`);
    const { reached: now } = writeGolden(language, golden);
    const after = unreached(language, [...reached, now]);
    if (after.length === before.length && !untold.has(seats)) continue;
    untold.delete(seats);
    reached.push(now);
    yield { golden, file: path.join(goldenFolder(title), `${seats}-players-${number}.txt`) };
  }
}

function randomGame(title: Title, seats: number, options: object, seed: string): GoldenGame {
  const { game } = title;
  const match = Match.start(game, { options, seats, seed: seedFromText(seed) });
  const rng = new FastRng(seed);
  const moves: string[] = [];
  while (match.pending.length > 0) {
    const player = pick(match.pending, rng);
    const move = pick(game.moves(match.state, player), rng);
    moves.push(lineOf(player, title.writeMove(move)));
    match.play(player, move);
  }
  return { title: `${game.id} with ${seats} players, ${seed}`, seats, options, seed, moves };
}
