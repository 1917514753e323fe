import { type GameTypes, type Json, type Seat, SPECTATOR, seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import { lastTurns, type SeenDeed, tellingDeeds, turnsToAskAbout } from '../src/hints/why.ts';
import { trailWith, type Witnessed } from '../src/match/trail.ts';

/** What was done, and by whom: an event of this toy game is a choice unless it says that it is not. */
interface Done {
  readonly type: string;
  readonly seat: Seat;
  readonly follows?: true;
}

const [ANNA, BOT, OTHER] = [seat(0), seat(1), seat(2)];
const BOTS = [null, 'mate', 'captain'];

const toy = {
  deedOf: (event: GameTypes['event'], view: object) => {
    const { seat: by, type, follows } = event as GameTypes['event'] & Done;
    return follows === true ? null : { seat: by, move: { type }, view };
  },
};

const stepOf = (n: number, by: Seat, ...events: readonly Done[]): Step => ({
  n,
  kind: 'move',
  seat: by,
  events: events.map((event): Json => ({ ...event })),
});
const did = (by: Seat, type: string): Done => ({ seat: by, type });

/** Steps that came one by one; before the n-th the viewer saw n. */
const trailOf = (...steps: readonly Step[]): Witnessed[] => steps.map((step) => ({ view: { before: step.n }, step }));

const typesOf = (deeds: readonly SeenDeed[] = []): string[] => deeds.map(({ event }) => event.type);

describe('the last turn of a bot', () => {
  it('is all that it did since anybody else acted, each with what was seen before it', () => {
    const trail = trailOf(
      stepOf(1, BOT, did(BOT, 'long ago')),
      stepOf(2, ANNA, did(ANNA, 'mine')),
      stepOf(3, BOT, did(BOT, 'play'), { ...did(BOT, 'drawn'), follows: true }),
      stepOf(4, BOT, did(BOT, 'buy')),
    );
    const deeds = lastTurns(toy, trail).get(BOT);
    expect(typesOf(deeds)).toEqual(['play', 'buy']);
    expect(deeds?.map(({ deed }) => deed.view)).toEqual([{ before: 3 }, { before: 4 }]);
  });

  it('stays the last one while others act', () => {
    const trail = trailOf(stepOf(1, BOT, did(BOT, 'play')), stepOf(2, OTHER, did(OTHER, 'buy')), stepOf(3, ANNA));
    expect(typesOf(lastTurns(toy, trail).get(BOT))).toEqual(['play']);
    expect(typesOf(lastTurns(toy, trail).get(OTHER))).toEqual(['buy']);
  });

  it('is what it showed at the same time as the others, in whoever’s step that was', () => {
    const shown = stepOf(2, ANNA, did(ANNA, 'mine'), did(BOT, 'theirs'), did(OTHER, 'too'));
    const turns = lastTurns(toy, trailOf(stepOf(1, BOT, did(BOT, 'before')), shown));
    expect(typesOf(turns.get(BOT))).toEqual(['theirs']);
    expect(typesOf(turns.get(OTHER))).toEqual(['too']);
  });

  it('begins anew with what it showed at the same time as others, even if nobody else has acted since', () => {
    const shown = stepOf(2, BOT, did(BOT, 'mine'), did(OTHER, 'theirs'));
    const turns = lastTurns(toy, trailOf(stepOf(1, BOT, did(BOT, 'before')), shown));
    expect(typesOf(turns.get(BOT))).toEqual(['mine']);
  });

  it('can be asked about by players only, and only where a bot sits', () => {
    const trail = trailOf(stepOf(1, BOT, did(BOT, 'play')), stepOf(2, ANNA, did(ANNA, 'mine')));
    expect(turnsToAskAbout(toy, ANNA, BOTS, trail).map((turn) => turn.seat)).toEqual([BOT]);
    expect(turnsToAskAbout(toy, SPECTATOR, BOTS, trail)).toEqual([]);
    expect(turnsToAskAbout(toy, ANNA, [null, null, null], trail)).toEqual([]);
  });

  it('is named by the last deed of each kind, if it was long', () => {
    const types = ['deploy', 'play', 'scout', 'move', 'play', 'buy', 'move', 'buy'];
    const deeds = lastTurns(toy, trailOf(stepOf(1, BOT, ...types.map((type) => did(BOT, type))))).get(BOT) ?? [];
    expect(tellingDeeds(deeds).map(({ index }) => index)).toEqual([2, 4, 6, 7]);
    expect(tellingDeeds(deeds.slice(0, 4))).toHaveLength(4);
  });
});

describe('the trail of what a viewer saw', () => {
  const view = { before: true };

  it('grows by every step that comes alone', () => {
    const trail = trailWith([], { n: 4, view }, [stepOf(5, BOT)]);
    expect(trail).toEqual([{ view, step: stepOf(5, BOT) }]);
    expect(trailWith(trail, { n: 5, view }, [stepOf(6, BOT)])).toHaveLength(2);
    expect(trailWith(trail, { n: 5, view }, [])).toBe(trail);
  });

  it('begins anew where steps were missed, since nobody can tell what was seen between them', () => {
    const trail = trailWith([], { n: 4, view }, [stepOf(5, BOT)]);
    expect(trailWith(trail, { n: 5, view }, [stepOf(6, BOT), stepOf(7, BOT)])).toEqual([]);
    expect(trailWith(trail, { n: 5, view }, [stepOf(7, BOT)])).toEqual([]);
    expect(trailWith(trail, null, [stepOf(6, BOT)])).toEqual([]);
  });
});
