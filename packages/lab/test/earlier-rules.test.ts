import { readFileSync } from 'node:fs';
import path from 'node:path';
import { greedyBot, randomBot } from '@tortuga/bots';
import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import { at, FastRng, type GameTypes, Match, type MatchFile, parseMatchFile, SPECTATOR } from '@tortuga/kernel';
import { LOCALES } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import results from '../../../games/test/fixtures/results.json' with { type: 'json' };
import { speakerFor } from '../src/words.ts';

const FOLDER = path.join(import.meta.dirname, '../../../games/test/fixtures');

function storedMatch(name: string): { module: GameModule; file: MatchFile } {
  const read = parseMatchFile(readFileSync(path.join(FOLDER, name), 'utf8'));
  const file = read.ok ? read.value : expect.fail(JSON.stringify(read.problem));
  const current = moduleNamed(file.game) ?? expect.fail(file.game);
  const found = moduleFor(current, { rulesVersion: file.rulesVersion, packDigest: file.pack.digest }, null);
  return { file, module: found.ok ? found.module : expect.fail(found.reason) };
}

/** The match after its first `entries` entries. */
function replayed({ game }: GameModule, file: MatchFile, entries: number): Match<GameTypes> {
  const options = game.optionsSchema.parse(file.options);
  const match = Match.start(game, { options, seats: file.seats, seed: file.seed });
  for (const entry of file.entries.slice(0, entries)) {
    const { hash: _, ...line } = entry;
    const outcome = match.repeat(line.kind === 'move' ? { ...line, move: game.moveSchema.parse(line.move) } : line);
    expect(outcome.ok).toBe(true);
  }
  return match;
}

describe('a match begun with earlier rules', () => {
  describe.each(Object.keys(results))('%s', (name) => {
    const { module, file } = storedMatch(name);

    it.each(['random', 'greedy'])(
      `${name}, begun with earlier rules, is finished by those rules from its middle by %s bots`,
      (botName) => {
        const match = replayed(module, file, Math.floor(file.entries.length / 2));
        const bot = botName === 'random' ? randomBot() : greedyBot(module);
        const rng = new FastRng(name);
        while (match.pending.length > 0) {
          const seat = at(match.pending, 0);
          const moves = module.game.moves(match.state, seat);
          expect(match.play(seat, bot.choose({ seat, view: match.view(seat), moves, rng })).ok).toBe(true);
        }
        expect(match.result?.ranking.flat()).toHaveLength(file.seats);
      },
    );

    it(`${name}, begun with earlier rules, is put into words in every language and drawn as text`, () => {
      for (const locale of LOCALES) {
        const speaker = speakerFor(locale, module);
        const match = replayed(module, file, 0);
        for (const { hash: _, ...line } of file.entries) {
          const outcome = match.repeat(
            line.kind === 'move' ? { ...line, move: module.game.moveSchema.parse(line.move) } : line,
          );
          for (const event of outcome.ok ? outcome.events : []) {
            const redacted = module.game.redact(event, SPECTATOR);
            expect(speaker.say(module.phraseOfEvent(redacted))).not.toMatch(/undefined|NaN|[{}]/);
          }
        }
        expect(module.draw(match.view(SPECTATOR), speaker)).not.toContain('undefined');
      }
    });
  });
});
