import { botNamed } from '@tortuga/bots';
import { shelfGame } from '@tortuga/games/shelf';
import type { Title } from '@tortuga/games/title';
import { MatchHost, seatBot, type Think } from '@tortuga/host';
import {
  FastRng,
  type GameTypes,
  type Json,
  type MatchFile,
  type Seed,
  seat,
  seedFromBytes,
  type Viewer,
  writeMatchFile,
} from '@tortuga/kernel';
import { BrowserJournal } from './browser-journal.ts';
import { type Database, logFrom, openDatabase } from './database.ts';
import type { KeptTable, LocalPlan, LocalTable } from './local-table.ts';

interface OpenTable {
  readonly table: KeptTable;
  readonly host: MatchHost<GameTypes>;
}

/** Told to the other tabs of this browser: the log of this table has grown. */
type Grown = string;

/**
 * All tables of this browser: matches against bots and matches on one device. It runs in a worker and needs no
 * server. Every tab has one; they share a database, and an index of a log can be written once only.
 */
export class LocalHouse {
  readonly #database: Promise<Database> = openDatabase();
  readonly #open = new Map<string, Promise<OpenTable>>();
  readonly #others = new BroadcastChannel('tortuga.local');
  /** How long a bot waits before it answers, so that people can follow. */
  #pace = 0;

  constructor() {
    this.#others.onmessage = ({ data: id }: MessageEvent<Grown>) => {
      void this.#open.get(id)?.then(({ host }) => host.catchUp());
    };
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  async tables(): Promise<LocalTable[]> {
    const tables = await (await this.#database).getAll('tables');
    return tables.map(withoutSeed).sort((a, b) => b.touchedAt - a.touchedAt);
  }

  async table(id: string): Promise<LocalTable | null> {
    const table = await (await this.#database).get('tables', id);
    return table === undefined ? null : withoutSeed(table);
  }

  async start(plan: LocalPlan): Promise<string> {
    const title = await titleOf(plan);
    const options = title.game.optionsSchema.parse(plan.options) as Json;
    const now = Date.now();
    const seed = seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));
    const table: KeptTable = {
      ...plan,
      options,
      id: crypto.randomUUID(),
      seed,
      startedAt: now,
      touchedAt: now,
      pending: [0],
    };
    await (await this.#database).put('tables', table);
    return table.id;
  }

  /** Connects a viewer over a port; an empty message hangs up. */
  async connect(id: string, viewer: Viewer, port: MessagePort): Promise<void> {
    const { host } = await this.#opened(id);
    const client = host.connect(viewer, (text) => port.postMessage(text));
    port.onmessage = ({ data }: MessageEvent<string>) => {
      if (data !== '') client.receive(data);
      else {
        client.close();
        port.close();
      }
    };
  }

  /** The whole match, once it is over. */
  async matchFile(id: string): Promise<MatchFile | null> {
    const { host } = await this.#opened(id);
    const seed = host.match.revealedSeed;
    return seed === null ? null : writeMatchFile(host.match, seed);
  }

  async remove(id: string): Promise<void> {
    this.#open.delete(id);
    const database = await this.#database;
    const writing = database.transaction(['tables', 'log'], 'readwrite');
    await Promise.all([
      writing.objectStore('tables').delete(id),
      writing.objectStore('log').delete(logFrom(id, 0)),
      writing.done,
    ]);
  }

  #opened(id: string): Promise<OpenTable> {
    const known = this.#open.get(id) ?? this.#openTable(id);
    this.#open.set(id, known);
    known.catch(() => this.#open.delete(id));
    return known;
  }

  async #openTable(id: string): Promise<OpenTable> {
    const database = await this.#database;
    const table = await database.get('tables', id);
    if (table === undefined) throw new Error('no such table');
    const title = await titleOf(table);
    const start = { options: table.options as object, seats: table.seats.length, seed: table.seed as Seed };
    const host = await MatchHost.open(title.game, start, {
      journal: new BrowserJournal(database, id),
      timed: { began: table.startedAt, now: () => Date.now() },
    });
    host.watch(() => void this.#grown(table, host));
    await this.#keep(table, host);
    for (const [index, plan] of table.seats.entries()) {
      if (plan.kind === 'bot') seatBot(host, seat(index), this.#thinker(title, plan.bot, table.seed));
    }
    return { table, host };
  }

  async #grown(table: KeptTable, host: MatchHost<GameTypes>): Promise<void> {
    this.#others.postMessage(table.id satisfies Grown);
    await this.#keep(table, host);
  }

  async #keep(table: KeptTable, host: MatchHost<GameTypes>): Promise<void> {
    const pending = [...host.match.pending];
    await (await this.#database).put('tables', { ...table, pending, touchedAt: Date.now() });
  }

  #thinker(title: Title, name: string, seed: Seed): Think {
    const bot = botNamed(name, title);
    if (bot === null) throw new Error(`no bot ${name}`);
    return async ({ seat: mine, view, moves }) => {
      const began = performance.now();
      const rng = new FastRng(`${seed} ${mine} ${began}`);
      const chosen = bot.choose({ seat: mine, view: view as object, moves: moves as object[], rng }) as Json;
      const rest = this.#pace - (performance.now() - began);
      if (rest > 0 && moves.length > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      return chosen;
    };
  }
}

function withoutSeed({ seed: _, ...table }: KeptTable): LocalTable {
  return table;
}

async function titleOf({ game, pack }: LocalPlan): Promise<Title> {
  const found = shelfGame(game);
  if (found === undefined) throw new Error(`no game ${game}`);
  const title = await found.title();
  if (pack == null) return title;
  const read = title.withPack(pack);
  if (!read.ok) throw new Error(`bad cards for ${game}`);
  return read.title;
}
