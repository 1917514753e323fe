import { z } from 'zod';
import type { Game, GameTypes } from './game.ts';
import { hashOf } from './hash.ts';
import { type Seat, seat } from './ids.ts';
import { readJson } from './json.ts';
import { type Entry, Match } from './match.ts';
import type { Phrase } from './phrase.ts';
import { commitmentTo, type Seed } from './random/stream.ts';

const FORMAT = 'tortuga-match';
const FORMAT_VERSION = 1;
/** Enough to find the first step that differs; the digest of the file is not shortened. */
const STEP_HASH_LENGTH = 16;

const hexSchema = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const seatSchema = z
  .int()
  .min(0)
  .transform((index): Seat => seat(index));
const hash = hexSchema(STEP_HASH_LENGTH);

const matchFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  game: z.string(),
  rulesVersion: z.int(),
  pack: z.strictObject({ id: z.string(), digest: hexSchema(64) }),
  options: z.unknown(),
  seats: z.int().min(1),
  seedCommitment: hexSchema(64),
  seed: hexSchema(64).transform((text) => text as Seed),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('move'), seat: seatSchema, decision: z.int(), move: z.unknown(), hash }),
      z.strictObject({ kind: z.literal('undo'), seat: seatSchema, hash }),
      z.strictObject({ kind: z.literal('redo'), seat: seatSchema, hash }),
    ]),
  ),
  digest: hexSchema(64),
});

/** A whole match as a file. It contains the seed, so anybody can replay and verify it. */
export type MatchFile = z.infer<typeof matchFileSchema>;

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Phrase };

const problem = (key: string, params: Phrase['params'] = {}): { ok: false; problem: Phrase } => ({
  ok: false,
  problem: { key: `file.${key}`, params },
});

const digestOf = ({ digest: _, ...rest }: MatchFile): string => hashOf(rest);

/** The file contains the seed: nobody but the host may see it before the match is over. */
export function writeMatchFile<T extends GameTypes>(match: Match<T>, seed: Seed): MatchFile {
  if (commitmentTo(seed) !== match.seedCommitment) throw new Error('This is not the seed of this match');
  const { game, options, seats } = match;
  const replayed = Match.start(game, { options, seats, seed });
  const entries = match.entries.map((entry, index) => {
    if (!replayed.repeat(entry).ok) throw new Error(`Entry ${index + 1} does not replay: another seed?`);
    return { ...entry, hash: replayed.hash.slice(0, STEP_HASH_LENGTH) };
  });
  const file: MatchFile = {
    format: FORMAT,
    version: FORMAT_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    pack: { ...game.pack },
    options,
    seats,
    seedCommitment: match.seedCommitment,
    seed,
    entries,
    digest: '',
  };
  return { ...file, digest: digestOf(file) };
}

/** The first half of reading: checks that it is a match file. The caller then finds the game it names. */
export function parseMatchFile(text: string): Read<MatchFile> {
  const json = readJson(text);
  if (!json.ok) return problem('notJson', positionOf(text, json.offset));
  const parsed = matchFileSchema.safeParse(json.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  return problem('wrongField', { field: ['match', ...(issue?.path ?? [])].map(String).join('.') });
}

/** The second half: replays the whole file and checks every step. */
export function replayMatchFile<T extends GameTypes>(game: Game<T>, file: MatchFile): Read<Match<T>> {
  if (file.game !== game.id) return problem('otherGame', { file: file.game, ours: game.id });
  if (file.rulesVersion !== game.rulesVersion) {
    return problem('otherRules', { file: file.rulesVersion, ours: game.rulesVersion });
  }
  if (file.pack.digest !== game.pack.digest) return problem('otherPack', { file: file.pack.id, ours: game.pack.id });
  if (!game.seatCounts.includes(file.seats)) return problem('wrongField', { field: 'match.seats' });
  const options = game.optionsSchema.safeParse(file.options);
  if (!options.success) return problem('wrongField', { field: 'match.options' });
  if (commitmentTo(file.seed) !== file.seedCommitment) return problem('otherSeed');

  const match = Match.start(game, { options: options.data, seats: file.seats, seed: file.seed });
  for (const [index, line] of file.entries.entries()) {
    const step = index + 1;
    const entry = readEntry(game, file.seats, line);
    if (entry === null) return problem('badMove', { step });
    const outcome = match.repeat(entry);
    if (!outcome.ok) return problem('illegalMove', { step, reason: outcome.refusal, rule: outcome.refusal.rule });
    if (match.hash.slice(0, STEP_HASH_LENGTH) !== line.hash) return problem('otherState', { step });
  }
  if (digestOf(file) !== file.digest) return problem('edited', { entries: file.entries.length });
  return { ok: true, value: match };
}

function readEntry<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  line: MatchFile['entries'][number],
): Entry<T> | null {
  if (line.seat >= seats) return null;
  if (line.kind !== 'move') return { kind: line.kind, seat: line.seat };
  const move = game.moveSchema.safeParse(line.move);
  return move.success ? { kind: 'move', seat: line.seat, decision: line.decision, move: move.data } : null;
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
