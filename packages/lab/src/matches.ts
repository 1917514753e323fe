import { TITLES, titleNamed } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import {
  type GameTypes,
  type Match,
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

/** Reads a match file and plays it through; every fault is one sentence that says where. */
export function readMatch(
  file: string,
  pack: string | undefined,
): { title: Title; match: Match<GameTypes>; seed: Seed } {
  const parsed = parseMatchFile(readText(file));
  if (!parsed.ok) throw new Complaint(parsed.problem);
  const house = titleNamed(parsed.value.game);
  if (house === undefined) {
    throw complaint('unknownGame', { game: parsed.value.game, known: TITLES.map(({ game }) => game.id).join(', ') });
  }
  const title = withPack(house, pack);
  const replayed = replayMatchFile(title.game, parsed.value);
  if (!replayed.ok) throw new Complaint(replayed.problem, title);
  return { title, match: replayed.value, seed: parsed.value.seed };
}

/** The result as lines of text: why it ended, the places, and what each score is made of. */
export function tellResult(title: Title, result: Result, { say, nameOf }: Speaker): string[] {
  const names = (seats: readonly Seat[]) => seats.map(nameOf).join(', ');
  const line = (key: string, params: Phrase['params']) => say({ key, params: params ?? {} });
  return [
    say(title.phraseOfEnding(result.cause)),
    ...result.ranking.map((seats, index) => {
      const score = result.scores[seats[0] ?? 0] ?? 0;
      return line('lab.play.place', { place: index + 1, players: names(seats), score });
    }),
    ...result.lines.map((each) =>
      line('lab.play.line', {
        points: each.points,
        players: names(each.seats),
        line: title.phraseOfLine(each),
        rule: each.rule,
      }),
    ),
  ];
}
