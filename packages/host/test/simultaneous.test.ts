import { greedyBot } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { tortugaDice } from '@tortuga/games/tortuga-dice';
import { at, FastRng, type GameTypes, type Json, type Seat, seatsOf, seedFromText } from '@tortuga/kernel';
import type { MatchMessage } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import { MatchClient, MatchHost, type MatchSnapshot, MemoryJournal } from '../src/index.ts';

/** A game in which everybody chooses at once, through a host: what each hears, and when. */

const module: GameModule = tortugaDice;
const bot = greedyBot(module);

/** A player at the other end of a connection who answers when told to. */
class Player {
  readonly messages: MatchMessage[] = [];
  readonly snapshots: MatchSnapshot[] = [];
  readonly client: MatchClient;
  readonly seat: Seat;
  #requests = 0;

  constructor(host: MatchHost<GameTypes>, seat: Seat) {
    this.seat = seat;
    this.client = new MatchClient({
      send: (request) => connection.receive(request),
      newId: () => `${seat} ${this.#requests++}`,
      changed: (snapshot) => void this.snapshots.push(structuredClone(snapshot)),
    });
    const connection = host.connect(seat, (message) => {
      this.messages.push(message);
      this.client.receive(message);
    });
    this.client.connected();
  }

  get isAsked(): boolean {
    return this.client.snapshot?.pending.includes(this.seat) ?? false;
  }

  /** What the greedy bot would answer: it follows from what this player sees and from nothing else. */
  choose(): Json {
    const { snapshot } = this.client;
    const moves = snapshot?.offers?.legal.map(({ move }) => move as object) ?? [];
    const rng = new FastRng(JSON.stringify(snapshot?.view ?? null));
    return bot.choose({ seat: this.seat, view: snapshot?.view as object, moves, rng }) as Json;
  }
}

/** A whole game; `order` says in which order those who are asked answer. */
async function play(order: <Answer>(asked: Answer[]) => Answer[]) {
  const seats = 4;
  const start = { options: { long: false }, seats, seed: seedFromText('together') };
  const host = await MatchHost.open(module.game, start, { journal: new MemoryJournal() });
  const players = seatsOf(seats).map((seat) => new Player(host, seat));
  await host.settled();
  while (host.match.result === null) {
    // All have made up their minds before the first answer arrives.
    const asked = players.filter(({ isAsked }) => isAsked).map((player) => ({ player, move: player.choose() }));
    for (const { player, move } of order(asked)) await player.client.play(move);
    await host.settled();
  }
  return { host, players };
}

const inOrder = play((asked) => asked);

describe('simultaneous choices', () => {
  it('choices made at the same time lead to the same game in whatever order they arrive', {
    timeout: 60_000,
  }, async () => {
    let turn = 0;
    const turned = await play((asked) => [
      ...asked.slice(turn % asked.length),
      ...asked.slice(0, turn++ % asked.length),
    ]);
    const backwards = await play((asked) => asked.toReversed());
    const { host } = await inOrder;
    expect([turned.host.match.hash, backwards.host.match.hash]).toEqual([host.match.hash, host.match.hash]);
  });

  it('an update of a dice game takes less than 2 KB in the median', async () => {
    const { players } = await inOrder;
    const sizes = players
      .flatMap(({ messages }) => messages)
      .filter(({ type }) => type === 'update')
      .map((message) => Buffer.byteLength(JSON.stringify(message)))
      .sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(200);
    expect(at(sizes, Math.floor(sizes.length / 2))).toBeLessThan(2048);
  });

  it('nobody learns a choice before the reveal, nor treasure tiles before the end', async () => {
    const { players } = await inOrder;
    for (const { seat, snapshots, messages } of players) {
      for (const { view } of snapshots) expectHidden(view, seat);
      const events = messages.flatMap((message) => (message.type === 'update' ? message.shared.events : []));
      for (const event of events) expectRedacted(event, seat);
    }
  });
});

interface SeenPlayer {
  readonly rolled: unknown;
  readonly kept: unknown;
  readonly plans: unknown;
  readonly tiles: unknown;
}

const HIDDEN = { hidden: true };

function expectHidden(json: Json, seat: Seat): void {
  const { phase, players } = json as unknown as { phase: string; players: SeenPlayer[] };
  for (const other of players.filter((_, index) => index !== seat)) {
    if (phase === 'keep') expect([other.rolled, other.kept]).toEqual([HIDDEN, HIDDEN]);
    if (phase === 'stow') expect(other.plans).toEqual(HIDDEN);
    if (phase !== 'over') expect(other.tiles).toMatchObject(HIDDEN);
  }
}

function expectRedacted(json: Json, seat: Seat): void {
  const event = json as { type: string; seat?: number } & Record<string, unknown>;
  if (event.type === 'rolled') {
    for (const [index, roll] of (event['rolls'] as unknown[]).entries()) {
      if (index !== seat && roll !== null) expect(roll).toEqual(HIDDEN);
    }
  }
  const field = { chose: 'dice', planned: 'plans', pocketed: 'coins', hunted: 'tiles' }[event.type];
  if (field !== undefined && event.seat !== seat) expect(event[field]).toEqual(HIDDEN);
}

describe('a refused choice', () => {
  it('an answer that is not allowed is refused with the rule, changes nothing, and nobody else is told', async () => {
    const start = { options: { long: false }, seats: 3, seed: seedFromText('refused') };
    const host = await MatchHost.open(module.game, start, { journal: new MemoryJournal() });
    const players = seatsOf(3).map((seat) => new Player(host, seat));
    await host.settled();
    const first = at(players, 0);
    const others = players.slice(1).map(({ messages }) => messages.length);
    const before = host.match.hash;
    const refusedBy = async (move: Json) => {
      const answer = await first.client.play(move);
      return answer.kind === 'refused' ? answer.refusal.rule : answer.kind;
    };
    expect(await refusedBy({ kind: 'keep', dice: 0 })).toBe('dice-3.2');
    expect(await refusedBy({ kind: 'keep', dice: 31 })).toBe('dice-3.2');
    expect(await refusedBy({ kind: 'show' })).toBe('dice-3.5');
    expect(await refusedBy({ kind: 'turn', action: 2 })).toBe('dice-3.2');
    expect(await refusedBy({ kind: 'keep', dice: 32 })).not.toBe('done');
    expect(host.match.hash).toBe(before);
    expect(players.slice(1).map(({ messages }) => messages.length)).toEqual(others);

    await first.client.play(first.choose());
    expect(await refusedBy({ kind: 'keep', dice: 1 })).toBe('dice-3.3');
    const told = JSON.stringify(at(players, 1).messages.at(-1));
    expect(told).toContain('"chose"');
    expect(told).toContain('"dice":{"hidden":true}');
  });
});
