import { TITLES } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import { MAX_PACK_BYTES } from '@tortuga/protocol';
import { Problem, problem } from '../problem.ts';
import type { TableRow as Row } from '../storage/store.ts';

type StoredPack = Pick<Row, 'packJson' | 'packId' | 'packDigest'>;

/** The games of a server, each with its default pack or with a custom one. */
export class Games {
  readonly all: readonly Title[];

  constructor(all: readonly Title[] = TITLES) {
    this.all = all;
  }

  find(game: string): Title | null {
    return this.all.find((title) => title.game.id === game) ?? null;
  }

  /** For requests about a game that has to exist. */
  existing(game: string): Title {
    const title = this.find(game);
    if (title === null) throw problem(400, 'noSuchGame', { game });
    return title;
  }

  /** Checks a pack from outside, and returns it as it is stored. A problem names the place in the pack. */
  readPack(game: string, pack: unknown): StoredPack {
    const read = this.existing(game).withPack(pack);
    if (!read.ok) throw new Problem(400, read.problem);
    const json = JSON.stringify(read.title.pack);
    if (Buffer.byteLength(json) > MAX_PACK_BYTES) throw problem(413, 'packTooLarge', { most: MAX_PACK_BYTES / 1024 });
    const { id, digest } = read.title.game.pack;
    return { packJson: json, packId: id, packDigest: digest };
  }

  /** The game with the cards of a table, by the newest rules. */
  withCards(game: string, packJson: string | null): Title {
    const title = this.existing(game);
    if (packJson === null) return title;
    const read = title.withPack(JSON.parse(packJson));
    // It was valid when it was stored: the checks have become stricter since.
    if (!read.ok) throw new Problem(409, read.problem);
    return read.title;
  }
}
