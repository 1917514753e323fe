import type { GameModule } from '@tortuga/games/game-module';
import { GAME_MODULES } from '@tortuga/games/registry';
import { MAX_PACK_BYTES } from '@tortuga/protocol';
import { Problem, problem } from '../problem.ts';
import type { TableRow as Row } from '../storage/store.ts';

type StoredPack = Pick<Row, 'packJson' | 'packId' | 'packDigest'>;

/** The games of a server, each with its default pack or with a custom one. */
export class Games {
  readonly all: readonly GameModule[];

  constructor(all: readonly GameModule[] = GAME_MODULES) {
    this.all = all;
  }

  find(game: string): GameModule | null {
    return this.all.find((module) => module.game.id === game) ?? null;
  }

  /** For requests about a game that has to exist. */
  existing(game: string): GameModule {
    const module = this.find(game);
    if (module === null) throw problem(400, 'noSuchGame', { game });
    return module;
  }

  /** Checks a pack from outside, and returns it as it is stored. A problem names the place in the pack. */
  readPack(game: string, pack: unknown): StoredPack {
    const read = this.existing(game).withPack(pack);
    if (!read.ok) throw new Problem(400, read.problem);
    const json = JSON.stringify(read.module.pack);
    if (Buffer.byteLength(json) > MAX_PACK_BYTES) throw problem(413, 'packTooLarge', { most: MAX_PACK_BYTES / 1024 });
    const { id, digest } = read.module.game.pack;
    return { packJson: json, packId: id, packDigest: digest };
  }

  /** The game with the cards of a table, by the newest rules. */
  withCards(game: string, packJson: string | null): GameModule {
    const module = this.existing(game);
    if (packJson === null) return module;
    const read = module.withPack(JSON.parse(packJson));
    // It was valid when it was stored: the checks have become stricter since.
    if (!read.ok) throw new Problem(409, read.problem);
    return read.module;
  }
}
