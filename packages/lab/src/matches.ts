import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { GAME_MODULES, moduleNamed } from '@tortuga/games/registry';
import {
  type GameTypes,
  type Match,
  type MatchFile,
  type Phrase,
  parseMatchFile,
  type Result,
  replayMatchFile,
  type Seat,
  type Seed,
} from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { complaint, withPack } from './args.ts';
import { readText } from './files.ts';
import { Complaint } from './words.ts';

/** Reads a match file and replays it; every fault is reported in one sentence that says where it is. */
export function readMatch(
  file: string,
  pack: string | undefined,
): { module: GameModule; match: Match<GameTypes>; seed: Seed } {
  const parsed = parseMatchFile(readText(file));
  if (!parsed.ok) throw new Complaint(parsed.problem);
  const named = moduleNamed(parsed.value.game);
  if (named === undefined) {
    throw complaint('unknownGame', {
      game: parsed.value.game,
      known: GAME_MODULES.map(({ game }) => game.id).join(', '),
    });
  }
  const module = moduleOf(withPack(named, pack), parsed.value);
  const replayed = replayMatchFile(module.game, parsed.value);
  if (!replayed.ok) throw new Complaint(replayed.problem, module);
  return { module, match: replayed.value, seed: parsed.value.seed };
}

/** The module with the rules and cards of the match; failing that the nearest one, whose replay says what is wrong. */
function moduleOf(module: GameModule, { rulesVersion, pack }: MatchFile): GameModule {
  const found = moduleFor(module, { rulesVersion, packDigest: pack.digest }, null);
  return found.ok ? found.module : (module.atVersion(rulesVersion) ?? module);
}

/** The result as lines of text: how the match ended, the places, and what each score consists of. */
export function resultLines(module: GameModule, result: Result, { say, nameOf, list }: Speaker): string[] {
  const names = (seats: readonly Seat[]) => list(seats.map(nameOf));
  const line = (key: string, params: Phrase['params']) => say({ key, params: params ?? {} });
  return [
    say(module.phraseOfEnding(result.cause)),
    ...result.ranking.map((seats, index) => {
      const score = result.scores[seats[0] ?? 0] ?? 0;
      return line('lab.play.place', { place: index + 1, players: names(seats), score });
    }),
    ...result.lines.map((each) =>
      line('lab.play.line', {
        points: each.points,
        players: names(each.seats),
        line: module.phraseOfLine(each),
        rule: each.rule,
      }),
    ),
  ];
}
