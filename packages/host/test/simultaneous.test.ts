import { botNamed } from '@tortuga/bots';
import type { Title } from '@tortuga/games/title';
import { tortugaDice } from '@tortuga/games/tortuga-dice';
import { at, FastRng, type GameTypes, type Json, type Seat, seatsOf, seedFromText } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { MatchClient, MatchHost, MemoryJournal, type Message, type Standing } from '../src/index.ts';

/** A game in which everybody chooses at once, through a host: what each hears, and when. */

const title: Title = tortugaDice;
const bot = botNamed('greedy', title);

/** A player at the other end of a connection who answers when told to. */
class Player {
  readonly heard: string[] = [];
  readonly standings: Standing[] = [];
  readonly client: MatchClient;
  readonly seat: Seat;
  #requests = 0;

  constructor(host: MatchHost<GameTypes>, seat: Seat) {
    this.seat = seat;
    this.client = new MatchClient({
      send: (text) => connection.receive(text),
      newId: () => `${seat} ${this.#requests++}`,
      changed: (standing) => void this.standings.push(structuredClone(standing)),
    });
    const connection = host.connect(seat, (text) => {
      this.heard.push(text);
      this.client.receive(text);
    });
    this.client.connected();
  }

  get isAsked(): boolean {
    return this.client.standing?.pending.includes(this.seat) ?? false;
  }

  /** What the greedy bot would answer: it follows from what this player sees and from nothing else. */
  choose(): Json {
    const { standing } = this.client;
    const moves = standing?.offers?.legal.map(({ move }) => move as object) ?? [];
    const rng = new FastRng(JSON.stringify(standing?.view ?? null));
    return bot?.choose({ seat: this.seat, view: standing?.view as object, moves, rng }) as Json;
  }
}

/** A whole game; `order` says in which order those who are asked answer. */
async function play(order: <Answer>(asked: Answer[]) => Answer[]) {
  const seats = 4;
  const start = { options: { long: false }, seats, seed: seedFromText('together') };
  const host = await MatchHost.open(title.game, start, { journal: new MemoryJournal() });
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

describe('choices made at the same time', () => {
  it('lead to the same game in whatever order they arrive', { timeout: 60_000 }, async () => {
    let turn = 0;
    const turned = await play((asked) => [
      ...asked.slice(turn % asked.length),
      ...asked.slice(0, turn++ % asked.length),
    ]);
    const backwards = await play((asked) => asked.toReversed());
    const { host } = await inOrder;
    expect([turned.host.match.hash, backwards.host.match.hash]).toEqual([host.match.hash, host.match.hash]);
  });

  it('take less than 2 KB a move to a viewer, in the median', async () => {
    const { players } = await inOrder;
    const sizes = players
      .flatMap(({ heard }) => heard)
      .filter((text) => text.startsWith('{"type":"update"'))
      .map((text) => Buffer.byteLength(text))
      .sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(200);
    expect(at(sizes, Math.floor(sizes.length / 2))).toBeLessThan(2048);
  });

  it('are told to nobody before the reveal, nor are treasure tiles before the end', async () => {
    const { players } = await inOrder;
    for (const { seat, standings, heard } of players) {
      for (const { view } of standings) expectHidden(view, seat);
      const events = heard
        .map((text) => JSON.parse(text) as Message)
        .flatMap((message) => (message.type === 'update' ? message.events : []));
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

describe('an answer that is not allowed', () => {
  it('is refused with the rule, changes nothing, and nobody else hears of it', async () => {
    const start = { options: { long: false }, seats: 3, seed: seedFromText('refused') };
    const host = await MatchHost.open(title.game, start, { journal: new MemoryJournal() });
    const players = seatsOf(3).map((seat) => new Player(host, seat));
    await host.settled();
    const first = at(players, 0);
    const others = players.slice(1).map(({ heard }) => heard.length);
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
    expect(players.slice(1).map(({ heard }) => heard.length)).toEqual(others);

    await first.client.play(first.choose());
    expect(await refusedBy({ kind: 'keep', dice: 1 })).toBe('dice-3.3');
    const told = at(players, 1).heard.at(-1) ?? '';
    expect(told).toContain('"chose"');
    expect(told).toContain('"dice":{"hidden":true}');
  });
});
