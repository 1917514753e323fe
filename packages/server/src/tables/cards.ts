import { titleNamed } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import { LARGEST_PACK_BYTES } from '@tortuga/host';
import { Problem, problem } from '../problem.ts';
import type { Table as Row } from '../storage/store.ts';

/** With which cards a game is played: those of the house, or a pack that somebody brought along. */

/** The game of the house. */
export function titleOrProblem(game: string): Title {
  const title = titleNamed(game);
  if (title === undefined) throw problem(400, 'noSuchGame', { game });
  return title;
}

/** Checks a pack from outside, and returns it as it is kept. What is wrong with it is said with its place. */
export function keptPack(game: string, pack: unknown): Pick<Row, 'packJson' | 'packId' | 'packDigest'> {
  const read = titleOrProblem(game).withPack(pack);
  if (!read.ok) throw new Problem(400, read.problem);
  const json = JSON.stringify(read.title.pack);
  if (Buffer.byteLength(json) > LARGEST_PACK_BYTES)
    throw problem(413, 'packTooLarge', { most: LARGEST_PACK_BYTES / 1024 });
  const { id, digest } = read.title.game.pack;
  return { packJson: json, packId: id, packDigest: digest };
}

/** The game with the cards of a table. */
export function titleWith(game: string, packJson: string | null): Title {
  const title = titleOrProblem(game);
  if (packJson === null) return title;
  const read = title.withPack(JSON.parse(packJson));
  // It was checked when it was kept: the rules for packs have become stricter since.
  if (!read.ok) throw new Problem(409, read.problem);
  return read.title;
}
