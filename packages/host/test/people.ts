import { greedyBot, randomBot } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, type GameTypes, type Json, seat, seedFromText, type Viewer } from '@tortuga/kernel';
import type { MatchMessage, Request } from '@tortuga/protocol';
import {
  type Journal,
  type JournalEntry,
  MatchClient,
  MatchHost,
  type MatchSnapshot,
  MemoryJournal,
  type Think,
} from '../src/index.ts';

/** What the tests of a match host share: people at the other end of their connections, bots, and journals that fail. */

/** As a server sees it: one of several games. */
const module: GameModule = tortugaCards;
export const { game } = module;
export const A = seat(0);
export const B = seat(1);

export const startOf = (seed: string, seats = 2) => ({ options: {}, seats, seed: seedFromText(seed) });

export const open = (seed: string, journal: Journal<GameTypes> = new MemoryJournal(), seats = 2) =>
  MatchHost.open(game, startOf(seed, seats), { journal });

/** A person at the other end of a connection, with everything that was ever sent to them. */
export class Person {
  readonly messages: MatchMessage[] = [];
  /** Every snapshot that this person's client has had. */
  readonly snapshots: MatchSnapshot[] = [];
  readonly client: MatchClient;
  readonly send: (request: Request) => void;
  readonly leave: () => void;
  /** Messages are lost, as in a tunnel. */
  isOffline = false;
  #requests = 0;

  constructor(host: MatchHost<GameTypes>, viewer: Viewer, name = 'x') {
    this.client = new MatchClient({
      send: (request) => connection.receive(request),
      newId: () => `${name} ${this.#requests++}`,
      changed: (snapshot) => void this.snapshots.push(snapshot),
    });
    const connection = host.connect(viewer, (message) => {
      if (this.isOffline) return;
      this.messages.push(structuredClone(message));
      this.client.receive(message);
    });
    this.send = (request) => connection.receive(request);
    this.leave = () => connection.close();
    this.client.connected();
  }

  get snapshot(): MatchSnapshot {
    const { snapshot } = this.client;
    if (snapshot === null) throw new Error('Nothing received yet');
    return snapshot;
  }

  get firstMove(): Json {
    return at(this.snapshot.offers?.legal ?? [], 0).move;
  }
}

export function thinkAs(name: 'random' | 'greedy'): Think {
  const bot = name === 'random' ? randomBot() : greedyBot(module);
  const rng = new FastRng(name);
  return ({ seat: who, view, moves }) =>
    Promise.resolve(bot.choose({ seat: who, view: view as object, moves: moves as object[], rng }) as Json);
}

export async function untilOver(host: MatchHost<GameTypes>): Promise<void> {
  while (host.match.result === null) {
    await host.settled();
    await new Promise((resume) => setImmediate(resume));
  }
  await host.settled();
}

/** Two people at a table, and which of them is asked first. */
export async function seated(seed: string, journal?: Journal<GameTypes>, node = '') {
  const host = await open(seed, journal);
  const people = [new Person(host, A, `a${node}`), new Person(host, B, `b${node}`)] as const;
  await host.settled();
  const first = at(people, at(host.match.pending, 0));
  return { host, people, first, second: first === people[0] ? people[1] : people[0] };
}

/** A journal that can be away, like a database that is restarted, or fail after it has written. */
export class UnreliableJournal extends MemoryJournal<GameTypes> {
  isAway = false;
  failsAfterWriting = false;
  #held: Promise<void> = Promise.resolve();

  /** Keeps entries from being written; returns how to let them go. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  override async load(from: number): Promise<readonly JournalEntry<GameTypes>[]> {
    if (this.isAway) throw new Error('away');
    return super.load(from);
  }

  override async append(index: number, entry: JournalEntry<GameTypes>): Promise<'written' | 'taken'> {
    await this.#held;
    if (this.isAway) throw new Error('away');
    const outcome = await super.append(index, entry);
    if (this.failsAfterWriting) throw new Error('connection lost');
    return outcome;
  }
}
