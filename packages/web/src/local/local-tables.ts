import { fromLevelDown } from '@tortuga/games/bots';
import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { openLesson } from '@tortuga/games/lesson';
import { type LearnerMove, movesInEffect } from '@tortuga/games/lesson-progress';
import { shelfGame } from '@tortuga/games/shelf';
import { type BotQuestion, JournalFailure, MatchHost, seatBot, type Think } from '@tortuga/host';
import {
  at,
  commitmentTo,
  type GameTypes,
  type Json,
  type MatchFile,
  type Phrase,
  seat,
  seedFromBytes,
  type Viewer,
  writeMatchFile,
} from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import type { MatchMessage, MatchRecord, Request } from '@tortuga/protocol';
import type { HintPlan, HintQuestion } from '../hints/hint.ts';
import type { WhyQuestion } from '../hints/why.ts';
import type { BotThreads } from './bot-threads.ts';
import { BrowserJournal } from './browser-journal.ts';
import { type Database, logFrom, openDatabase } from './database.ts';
import { branch, byPart, digestOf, lessonOf, lessonSeats } from './lessons.ts';
import { isFinished, type KeptTable, type LocalPlan, type LocalTable, type OpenedTable } from './local-table.ts';
import { playedWithOf } from './played-with.ts';

interface OpenTable {
  readonly host: MatchHost<GameTypes>;
  readonly module: GameModule;
  close(): void;
}

/** Sent to the page: a newer version has taken over the database, or a file of this one can't be loaded. */
export type WorkerNews = 'superseded' | 'fileIsGone';

/** Sent to the other tabs of this browser: the log of a table has grown, or the table was removed. */
type ToOthers = { readonly grown: string } | { readonly removed: string };

/** Why a match can't be run by this program; its record can still be read. */
class Unplayable extends Error {
  readonly phrase: Phrase;

  constructor(why: string) {
    super(why);
    this.phrase = { key: `web.closed.${why}` };
  }
}

/** While a tab of an older version is in the way. The page knows it by its name: nothing else crosses over. */
const blocked = (): Error => Object.assign(new Error('blocked'), { name: 'BlockedError' });

/**
 * All tables of this browser: matches against bots and matches on one device. It runs in a worker and needs no
 * server. Every tab has one; they share a database, and an index of a log can be written once only.
 */
export class LocalTables {
  readonly #tell: (news: WorkerNews) => void;
  readonly #open = new Map<string, Promise<OpenTable>>();
  readonly #others = new BroadcastChannel('tortuga.local');
  readonly #threads: BotThreads;
  #opening: Promise<Database> | null = null;
  #hasFilledIn = false;
  /** How long a bot takes for a choice at least, so that people can follow. */
  #pace = 0;

  constructor(tell: (news: WorkerNews) => void, threads: BotThreads) {
    this.#tell = tell;
    this.#threads = threads;
    this.#others.onmessage = ({ data }: MessageEvent<ToOthers>) => inBackground(this.#hear(data));
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  async tables(): Promise<LocalTable[]> {
    const tables = await (await this.#database()).getAll('tables');
    if (!this.#hasFilledIn) inBackground(this.#fillIn(tables));
    this.#hasFilledIn = true;
    return tables.map(withoutSeed).sort((a, b) => b.touchedAt - a.touchedAt);
  }

  /** A table, opened if this program can run it. */
  async table(id: string): Promise<OpenedTable | null> {
    const table = await (await this.#database()).get('tables', id);
    if (table === undefined) return null;
    try {
      await this.#opened(id);
      return { table: withoutSeed(table), closed: null };
    } catch (error) {
      if (error instanceof Unplayable) return { table: withoutSeed(table), closed: error.phrase };
      throw error;
    }
  }

  /** The cards of this digest, if a table here was begun with them. */
  async pack(digest: string): Promise<object | null> {
    return (await (await this.#database()).get('packs', digest)) ?? null;
  }

  start(plan: LocalPlan): Promise<string> {
    return this.#start(plan, { seed: seedFromBytes(crypto.getRandomValues(new Uint8Array(32))) });
  }

  async #start(plan: LocalPlan, given: Pick<KeptTable, 'seed' | 'lesson'>): Promise<string> {
    const { pack, ...terms } = plan;
    const module = await this.#moduleWith(plan.game, pack);
    const now = Date.now();
    const table: KeptTable = {
      ...terms,
      ...given,
      options: module.game.optionsSchema.parse(plan.options) as Json,
      rulesVersion: module.game.rulesVersion,
      packDigest: module.game.pack.digest,
      id: crypto.randomUUID(),
      startedAt: now,
      touchedAt: now,
      pending: [0],
      result: null,
    };
    const writing = (await this.#database()).transaction(['tables', 'packs'], 'readwrite');
    await Promise.all([
      writing.objectStore('tables').put(table),
      writing.objectStore('packs').put(module.pack as object, table.packDigest),
      writing.done,
    ]);
    return table.id;
  }

  /** The guided first game of a game: the one that was left, or a new one. */
  async learn(game: string, name: string, isNew: boolean): Promise<string> {
    const lesson = await openLesson(game);
    if (lesson === null) throw new Error(`no lesson for ${game}`);
    const digest = digestOf(lesson);
    const tables = await this.tables();
    const left = tables.find((table) => table.game === game && table.lesson === digest && !isFinished(table));
    if (left !== undefined && !isNew) return left.id;
    const plan = { game, pack: null, options: lesson.options as Json, seats: lessonSeats(lesson, name) };
    return this.#start(plan, { seed: lesson.seed, lesson: digest });
  }

  /** What the learner of a guided game has played, in notation, as far as it was not undone. */
  async learnerMoves(id: string, learner: number): Promise<readonly LearnerMove[]> {
    const { host, module } = await this.#opened(id);
    return host.read(({ entries }) =>
      movesInEffect(entries, learner).map(({ entry, made }) => ({ entry, text: module.writeMove(made.move) })),
    );
  }

  /** Takes a guided game back to before an entry of its log: in a new table, which replaces the old one. */
  async goBack(id: string, entry: number): Promise<string> {
    const database = await this.#database();
    const table = await database.get('tables', id);
    if (table?.lesson === undefined) throw new Error('no guided game');
    const again = await branch(database, table, entry);
    await this.remove(id);
    return again;
  }

  /** Another match with the same seats and the same pack; a default pack is replaced by today's. */
  async startAgain(id: string): Promise<string> {
    const table = await (await this.#database()).get('tables', id);
    if (table === undefined) throw new Error('no such table');
    const { game, options, seats, packDigest } = table;
    const today = await this.#moduleWith(game, null);
    const isHouse = moduleFor(today, { rulesVersion: today.game.rulesVersion, packDigest }, null).ok;
    return this.start({ game, options, seats, pack: isHouse ? null : await this.pack(packDigest) });
  }

  /** Connects a viewer over a port; null closes the connection. */
  async connect(id: string, viewer: Viewer, port: MessagePort): Promise<void> {
    const { host } = await this.#opened(id);
    const client = host.connect(viewer, (message: MatchMessage) => port.postMessage(message));
    port.onmessage = ({ data }: MessageEvent<Request | null>) => {
      if (data !== null) client.receive(data);
      else {
        client.close();
        port.close();
      }
    };
  }

  /** What a bot would do in the position of any table, of this browser or not. */
  consider(question: HintQuestion): Promise<readonly HintPlan[]> {
    return this.#threads.consider(question);
  }

  /** Why a bot of any table did what it did. */
  explain(question: WhyQuestion): Promise<readonly Phrase[]> {
    return this.#threads.explain(question);
  }

  /** The whole match, once it is over. */
  async matchFile(id: string): Promise<MatchFile | null> {
    const { host } = await this.#opened(id);
    return host.read((match) => (match.revealedSeed === null ? null : writeMatchFile(match, match.revealedSeed)));
  }

  /** A match as it is stored, nothing computed: for those that can't be run any more. */
  async record(id: string): Promise<MatchRecord | null> {
    const database = await this.#database();
    const table = await database.get('tables', id);
    if (table === undefined) return null;
    const { game, rulesVersion, packDigest, startedAt, touchedAt, result, seed } = table;
    const pack = { id: nameOf(await this.pack(packDigest)), digest: packDigest };
    const isOver = isFinished(table);
    const entries = await database.getAll('log', logFrom(id, 0));
    return {
      ...{ game, rulesVersion, pack, startedAt, result: result as Json | null },
      finishedAt: isOver ? touchedAt : null,
      seedCommitment: commitmentTo(seed),
      seed: isOver ? seed : null,
      entries: entries.map(({ entry, at }) => ({
        kind: entry.kind,
        seat: entry.seat,
        // Until it is over they may be secret.
        ...(isOver && entry.kind === 'move' ? { move: entry.move as Json } : {}),
        ...(at === undefined ? {} : { at }),
      })),
    };
  }

  async remove(id: string): Promise<void> {
    const database = await this.#database();
    const writing = database.transaction(['tables', 'log'], 'readwrite');
    await Promise.all([
      writing.objectStore('tables').delete(id),
      writing.objectStore('log').delete(logFrom(id, 0)),
      writing.done,
    ]);
    this.#others.postMessage({ removed: id } satisfies ToOthers);
    await this.#close(id);
  }

  /** If the browser closes it, it is opened again when it is next needed. */
  #database(): Promise<Database> {
    this.#opening ??= this.#openDatabase();
    return this.#opening;
  }

  #openDatabase(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const forget = (): void => {
        this.#opening = null;
      };
      openDatabase({
        // This call fails at once; when the other tab has closed it, the database opens all the same.
        blocked: () => reject(blocked()),
        superseded: () => {
          forget();
          this.#tell('superseded');
        },
        lost: forget,
      }).then(
        (database) => {
          this.#opening = Promise.resolve(database);
          resolve(database);
        },
        (error: unknown) => {
          forget();
          // A newer version was here, and has changed it.
          if (error instanceof DOMException && error.name === 'VersionError') this.#tell('superseded');
          reject(error);
        },
      );
    });
  }

  async #hear(news: ToOthers): Promise<void> {
    if ('removed' in news) return this.#close(news.removed);
    const open = await this.#open.get(news.grown);
    await open?.host.catchUp();
  }

  async #close(id: string): Promise<void> {
    const open = this.#open.get(id);
    this.#open.delete(id);
    (await open)?.close();
  }

  #opened(id: string): Promise<OpenTable> {
    const known = this.#open.get(id) ?? this.#openTable(id);
    this.#open.set(id, known);
    known.catch(() => this.#open.delete(id));
    return known;
  }

  async #openTable(id: string): Promise<OpenTable> {
    const table = await (await this.#database()).get('tables', id);
    if (table === undefined) throw new Error('no such table');
    const module = await this.#moduleOf(table);
    const host = await this.#hostOf(table, module);
    host.observe(() => inBackground(this.#grown(id, host)));
    await this.#keep(id, host, table.touchedAt);
    const lesson = await lessonOf(table);
    const bots = table.seats.flatMap((plan, index) => {
      if (plan.kind !== 'bot') return [];
      const thinkers = this.#thinkers(id, module, plan.bot);
      const all = lesson === null ? thinkers : [byPart(lesson, host, module, at(thinkers, 0)), ...thinkers];
      return [seatBot(host, seat(index), all, { pace: () => this.#pace })];
    });
    return {
      host,
      module,
      close: () => {
        for (const unseat of bots) unseat();
        this.#threads.forget(id);
        host.close();
      },
    };
  }

  /** The game in the edition that this table was begun with. */
  async #moduleOf(table: LocalTable): Promise<GameModule> {
    const module = await this.#moduleWith(table.game, null);
    const found = moduleFor(module, table, await this.pack(table.packDigest));
    if (!found.ok) throw new Unplayable(found.reason);
    return found.module;
  }

  /** Replays the log. A result that differs from the stored one means that these are not its rules. */
  async #hostOf(
    { id, options, seats, seed, startedAt, result }: KeptTable,
    module: GameModule,
  ): Promise<MatchHost<GameTypes>> {
    const journal = new BrowserJournal(() => this.#database(), id);
    const start = { options: options as object, seats: seats.length, seed };
    const timed = { began: startedAt, now: () => Date.now() };
    const host = await MatchHost.open(module.game, start, { journal, timed }).catch((error: unknown) => {
      throw error instanceof JournalFailure ? error.cause : new Unplayable('doesNotReplay');
    });
    if (result !== null && JSON.stringify(host.saved.result) !== JSON.stringify(result)) {
      throw new Unplayable('otherResult');
    }
    return host;
  }

  async #moduleWith(game: string, pack: object | null): Promise<GameModule> {
    const found = shelfGame(game);
    if (found === undefined) throw new Unplayable('noSuchGame');
    const module = await found.module().catch((error: unknown) => {
      this.#tell('fileIsGone');
      throw error;
    });
    if (pack === null) return module;
    const read = module.withPack(pack);
    if (!read.ok) throw new Error(`bad cards for ${game}`);
    return read.module;
  }

  async #grown(id: string, host: MatchHost<GameTypes>): Promise<void> {
    this.#others.postMessage({ grown: id } satisfies ToOthers);
    await this.#keep(id, host, Date.now());
  }

  /** Updates the stored table. One that was removed meanwhile is not stored again. */
  async #keep(id: string, { saved }: MatchHost<GameTypes>, touchedAt: number): Promise<void> {
    const writing = (await this.#database()).transaction('tables', 'readwrite');
    const table = await writing.store.get(id);
    if (table !== undefined) {
      await writing.store.put({
        ...table,
        pending: [...saved.pending],
        touchedAt,
        result: table.result ?? saved.result,
      });
    }
    await writing.done;
  }

  /** For tables from before results were stored: their results are stored while their rules can still be run. */
  async #fillIn(tables: readonly KeptTable[]): Promise<void> {
    for (const table of tables) {
      if (!isFinished(table) || table.result !== null || this.#open.has(table.id)) continue;
      // What can't be run has no result to be found.
      await this.#opened(table.id).catch(() => undefined);
      await this.#close(table.id).catch(() => undefined);
    }
  }

  /** The bot of a seat, and those below it, should it fail. */
  #thinkers(table: string, module: GameModule, bot: string): Think[] {
    const playedWith = playedWithOf(module);
    return fromLevelDown(bot).map((name) => ({ seat: mine, view, moves }: BotQuestion) => {
      const question = { table, bot: name, seat: mine, view, moves, seed: crypto.randomUUID() };
      return this.#threads.choose({ playedWith, question });
    });
  }
}

function withoutSeed({ seed: _, ...table }: KeptTable): LocalTable {
  return table;
}

/** The name of a pack; only default packs were not stored. */
const nameOf = (pack: object | null): string => (pack !== null && 'id' in pack ? String(pack.id) : 'house');
