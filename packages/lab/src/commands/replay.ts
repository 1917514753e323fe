import type { GameModule } from '@tortuga/games/game-module';
import { type GameTypes, Match, type Phrase, SPECTATOR } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { complaint, localeOption, parseArgs } from '../args.ts';
import { readMatch, resultLines } from '../matches.ts';
import { speakerFor } from '../words.ts';

const ACCEPTED = { options: ['lang', 'pack'], flags: [], max: 1 };

export function replayCommand(words: readonly string[]): string {
  const args = parseArgs('replay', words, ACCEPTED);
  const [file] = args.positional;
  if (file === undefined) throw complaint('needsArgument', { command: 'replay', what: { key: 'lab.what.file' } });
  const { module, match, seed } = readMatch(file, args.options.get('pack'));
  const speaker = speakerFor(localeOption(args), module);
  const { say } = speaker;
  const replayed = Match.start(match.game, { options: match.options, seats: match.seats, seed });
  const lines = match.entries.flatMap((entry, index) => {
    const outcome = replayed.repeat(entry);
    const params: Phrase['params'] = { step: index + 1, player: { seat: entry.seat } };
    if (entry.kind !== 'move') return [say({ key: `lab.replay.${entry.kind}`, params })];
    const events = outcome.ok ? outcome.events.map((event) => match.game.redact(event, SPECTATOR)) : [];
    return [
      say({ key: 'lab.replay.step', params: { ...params, move: module.phraseOfMove(entry.move) } }),
      ...events.map((event) => `    ${say(module.phraseOfEvent(event))}`),
    ];
  });
  return [...lines, module.draw(match.view(SPECTATOR), speaker), ...endOf(module, match, speaker)].join('\n');
}

const endOf = (module: GameModule, { result }: Match<GameTypes>, speaker: Speaker): string[] =>
  result === null ? [speaker.say({ key: 'lab.verifiedUnfinished' })] : resultLines(module, result, speaker);

export function verifyCommand(words: readonly string[]): string {
  const args = parseArgs('verify', words, ACCEPTED);
  const [file] = args.positional;
  if (file === undefined) throw complaint('needsArgument', { command: 'verify', what: { key: 'lab.what.file' } });
  const { module, match } = readMatch(file, args.options.get('pack'));
  const speaker = speakerFor(localeOption(args), module);
  const verified = speaker.say({
    key: 'lab.verified',
    params: { game: match.game.id, steps: match.entries.length, commitment: match.seedCommitment },
  });
  return [verified, ...endOf(module, match, speaker)].join('\n');
}
