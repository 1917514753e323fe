import { randomBytes, randomUUID } from 'node:crypto';
import { moduleFor, type Unplayable } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { type ClockSetting, JournalFailure, MatchHost } from '@tortuga/host';
import {
  commitmentTo,
  type GameTypes,
  hashOf,
  type Json,
  type MatchStart,
  type Phrase,
  type Seed,
  seedFromBytes,
} from '@tortuga/kernel';
import type { MatchRecord } from '@tortuga/protocol';
import { StoreJournal } from '../journal.ts';
import { Problem, problem } from '../problem.ts';
import type { Report } from '../report.ts';
import { StorageProblem } from '../storage/problem.ts';
import type { MatchRow as Row, Store } from '../storage/store.ts';
import type { PlayedWith, WorkerPool } from '../worker-pool.ts';
import type { Games } from './games.ts';
import type { Table } from './table.ts';
import { TextCache } from './text-cache.ts';

export interface MatchesParts {
  readonly store: Store;
  readonly workers: WorkerPool;
  readonly games: Games;
  readonly now: () => number;
  readonly report: Report;
}

type Opened =
  | { readonly ok: true; readonly host: MatchHost<GameTypes>; readonly playedWith: PlayedWith }
  | { readonly ok: false; readonly why: Phrase };

type Found =
  | { readonly ok: true; readonly module: GameModule; readonly playedWith: PlayedWith }
  | { readonly ok: false; readonly why: Phrase };

const WHY: Readonly<Record<Unplayable, string>> = {
  newerRules: 'server.closed.newerRules',
  olderRules: 'server.closed.olderRules',
  otherCards: 'server.closed.otherCards',
};

/** The size of the cache of exported files. */
const EXPORTS_BYTES = 32 * 1024 * 1024;

/**
 * The matches in the store. Each is played and shown with the rules and the pack it began with; a match for which this
 * program does not have them is not opened.
 */
export class Matches {
  readonly #store: Store;
  readonly #workers: WorkerPool;
  readonly #games: Games;
  readonly #now: () => number;
  readonly #report: Report;
  readonly #storedPacks = new Set<string>();
  readonly #exports = new TextCache(EXPORTS_BYTES);

  constructor({ store, workers, games, now, report }: MatchesParts) {
    this.#store = store;
    this.#workers = workers;
    this.#games = games;
    this.#now = now;
    this.#report = report;
  }

  /** A later version may have another default pack: today's is stored for the matches that begin with it. */
  async storeDefaultPacks(): Promise<void> {
    for (const module of this.#games.all) await this.#storePack(module);
  }

  /** A new match, which is not stored yet, but its pack is. */
  async draft({ id, game: name, options, seats }: Table, packJson: string | null): Promise<Row> {
    const module = this.#games.withCards(name, packJson);
    await this.#storePack(module);
    const { game } = module;
    const seed = seedFromBytes(randomBytes(32));
    return {
      id: randomUUID(),
      tableId: id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      packId: game.pack.id,
      packDigest: game.pack.digest,
      optionsJson: JSON.stringify(options),
      seatsJson: JSON.stringify(seats.length),
      seed,
      seedCommitment: commitmentTo(seed),
      createdAt: this.#now(),
      finishedAt: null,
      resultJson: null,
    };
  }

  /** Throws only if the store does not answer: `why` says what is wrong with the match itself. */
  async open(id: string, clock: ClockSetting | null = null): Promise<Opened> {
    const row = await this.#store.matches.find(id);
    if (row === null) return { ok: false, why: { key: 'server.closed.damaged' } };
    try {
      const found = await this.#moduleOf(row);
      if (!found.ok) return found;
      const host = await MatchHost.open(found.module.game, startOf(row), {
        journal: new StoreJournal<GameTypes>(this.#store.log, id, row.tableId),
        timed: { began: row.createdAt, now: this.#now, clock },
        report: (error) => this.#report(error, `match ${id}`),
      });
      if (row.resultJson === null || hashOf(host.saved.result) === hashOf(JSON.parse(row.resultJson)))
        return { ok: true, host, playedWith: found.playedWith };
      this.#report(new Error('It replays to another result than it had'), `match ${id}`);
      return { ok: false, why: { key: 'server.closed.otherResult' } };
    } catch (error) {
      if (isOutage(error)) throw error;
      this.#report(error, `match ${id}`);
      return { ok: false, why: { key: 'server.closed.damaged' } };
    }
  }

  /** The pack the match began with; null if it was not stored. */
  async packOf(id: string): Promise<string | null> {
    const row = await this.#store.matches.find(id);
    return row === null ? null : ((await this.#store.packs.find(row.packDigest))?.json ?? null);
  }

  /** The match as it is stored, nothing computed. */
  async record(id: string): Promise<MatchRecord> {
    const row = await this.#store.matches.find(id);
    if (row === null) throw problem(500, 'lostMatch');
    const isOver = row.finishedAt !== null;
    const rows = await this.#store.log.load(id);
    return {
      game: row.game,
      rulesVersion: row.rulesVersion,
      pack: { id: row.packId, digest: row.packDigest },
      startedAt: row.createdAt,
      finishedAt: row.finishedAt,
      result: row.resultJson === null ? null : (JSON.parse(row.resultJson) as Json),
      seedCommitment: row.seedCommitment,
      seed: isOver ? row.seed : null,
      entries: rows.flatMap(({ entryJson }) => recordedEntry(entryJson, isOver)),
    };
  }

  /** The file of a finished match, as text: made once, in a worker thread. */
  async export(id: string, forWhom: string): Promise<string> {
    return this.#exports.get(id, async () => {
      const row = await this.#store.matches.find(id);
      if (row === null || row.finishedAt === null) throw problem(409, 'notOver');
      const found = await this.#moduleOf(row);
      if (!found.ok) throw new Problem(409, found.why);
      const entries = await new StoreJournal<GameTypes>(this.#store.log, id, row.tableId).load(0);
      const { options, seats, seed } = startOf(row);
      const about = {
        ...found.playedWith,
        options: options as Json,
        seats,
        seed,
        entries: entries.map(({ entry }) => entry as unknown as Json),
        // A match that its table ended has none.
        result: row.resultJson === null ? null : (JSON.parse(row.resultJson) as Json),
      };
      return this.#workers.writeMatch(about, `export for ${forWhom}`);
    });
  }

  /** With the rules and cards that a match was begun with. */
  async moduleOfMatch(id: string): Promise<GameModule> {
    const row = await this.#store.matches.find(id);
    if (row === null) throw problem(500, 'lostMatch');
    const found = await this.#moduleOf(row);
    if (!found.ok) throw new Problem(409, found.why);
    return found.module;
  }

  async #moduleOf({ game, rulesVersion, packDigest }: Row): Promise<Found> {
    const module = this.#games.find(game);
    if (module === null) return { ok: false, why: { key: 'server.closed.unknownGame', params: { game } } };
    const isDefault = module.game.pack.digest === packDigest;
    const packJson = isDefault ? null : ((await this.#store.packs.find(packDigest))?.json ?? null);
    const found = moduleFor(module, { rulesVersion, packDigest }, packJson === null ? null : JSON.parse(packJson));
    if (!found.ok) return { ok: false, why: { key: WHY[found.reason] } };
    return { ok: true, module: found.module, playedWith: { game, rulesVersion, packDigest, packJson } };
  }

  async #storePack({ game, pack }: GameModule): Promise<void> {
    const { digest } = game.pack;
    if (this.#storedPacks.has(digest)) return;
    await this.#store.packs.save({ digest, game: game.id, json: JSON.stringify(pack), createdAt: this.#now() });
    this.#storedPacks.add(digest);
  }
}

/** The store did not answer: nothing is wrong with the match. */
const isOutage = (error: unknown): boolean =>
  error instanceof StorageProblem || (error instanceof JournalFailure && error.cause instanceof StorageProblem);

const startOf = (row: Row): MatchStart<GameTypes> => ({
  options: JSON.parse(row.optionsJson) as object,
  seats: JSON.parse(row.seatsJson) as number,
  seed: row.seed as Seed,
});

/** A move may be secret while the match goes on. An entry that can't be read is left out. */
function recordedEntry(entryJson: string, isOver: boolean): MatchRecord['entries'] {
  try {
    const { kind, seat, move, at } = JSON.parse(entryJson) as MatchRecord['entries'][number];
    return [{ kind, seat, ...(isOver && move !== undefined && { move }), ...(at !== undefined && { at }) }];
  } catch {
    return [];
  }
}
