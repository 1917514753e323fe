import { type Deed, reasonsOfEach } from '@tortuga/bots';
import {
  at,
  FastRng,
  type GameTypes,
  type Phrase,
  type Seat,
  SPECTATOR,
  seatsOf,
  type Viewer,
  viewOf,
} from '@tortuga/kernel';
import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { botFor } from '../bots.ts';
import type { GameModule } from '../game-module.ts';
import { GAME_MODULES } from '../registry.ts';
import { SENTENCES } from '../sentences.ts';

const SEATS = 3;

/** A step of a game among bots: the truth before it, who acted, and all that happened. */
interface Played {
  readonly state: object;
  readonly seat: Seat;
  readonly events: readonly GameTypes['event'][];
}

/** A whole game among bots that think little. */
async function playedAmongBots(module: GameModule): Promise<readonly Played[]> {
  const { game } = module;
  const bots = await Promise.all(
    seatsOf(SEATS).map(async () => {
      const found = await botFor(module, 'bosun@1it');
      return found.ok ? found.bot : expect.fail(found.problem);
    }),
  );
  const rng = new FastRng('why');
  const state = game.setup(at(game.optionSets, 0), SEATS, rng);
  const steps: Played[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = at(pending, 0);
    const view = viewOf(game, state, seat);
    const move = at(bots, seat).choose({ seat, view, moves: game.moves(state, seat), rng });
    steps.push({ state: game.copy(state), seat, events: game.apply(state, seat, move, rng) });
  }
  return steps;
}

describe.each(GAME_MODULES.map((module) => [module.game.id, module] as const))(
  'why a bot of %s did it',
  (id, module) => {
    const { game, deedOf } = module;
    const loaded = Promise.all([playedAmongBots(module), module.searchingBots()]);

    /** The deeds in a step, for a viewer who gets a view of some state and what the rules let them see of the events. */
    const deedsIn = ({ events }: Played, state: object, viewer: Viewer): Deed<GameTypes>[] =>
      events.flatMap((event) => deedOf(game.redact(event, viewer), viewOf(game, state, viewer)) ?? []);

    it(`${id}: most steps that a spectator can see have one to three reasons, sayable in every language`, async () => {
      const [steps, { reasonsAfter }] = await loaded;
      const explained = steps
        .map((step) => deedsIn(step, step.state, SPECTATOR))
        .filter((deeds) => deeds.length > 0)
        .map((deeds) => seatsOf(SEATS).map((seat) => deeds.filter((deed) => deed.seat === seat)))
        .flatMap((bySeat) => bySeat.filter((deeds) => deeds.length > 0))
        .map((deeds) => reasonsAfter(deeds));
      expect(explained.length).toBeGreaterThan(20);
      expect(explained.filter((reasons) => reasons.length > 3)).toEqual([]);
      // In Tortuga 2199 a ship that only moves says nothing by that alone.
      expect(explained.filter((reasons) => reasons.length > 0).length / explained.length).toBeGreaterThan(0.8);
      for (const locale of LOCALES) {
        const { say } = new Speaker(locale, [SENTENCES[id] ?? expect.fail(id), module.names], (seat) => `#${seat}`);
        const said = explained.flat().map(say);
        expect(said.filter((text) => /undefined|[{}]|\[object|\.reason\./.test(text))).toEqual([]);
      }
    });

    it(`${id}: whoever asks why is told the same in every game that looks the same to them`, async () => {
      const [steps, { reasonsAfter }] = await loaded;
      const rng = new FastRng('another truth');
      for (const step of steps.filter((_, index) => index % 5 === 0)) {
        const rivals: readonly Viewer[] = [SPECTATOR, ...seatsOf(SEATS).filter((seat) => seat !== step.seat)];
        for (const viewer of rivals) {
          const other = game.determinize(viewOf(game, step.state, viewer), rng);
          expect(reasonsAfter(deedsIn(step, other, viewer))).toEqual(reasonsAfter(deedsIn(step, step.state, viewer)));
        }
      }
    });

    it(`${id}: a rival who asks why learns nothing that a spectator would not be told`, async () => {
      const [steps, { reasonsAfter }] = await loaded;
      for (const step of steps) {
        for (const rival of seatsOf(SEATS).filter((seat) => seat !== step.seat)) {
          const others = (deeds: readonly Deed<GameTypes>[]) => deeds.filter(({ seat }) => seat !== rival);
          const heard = reasonsAfter(others(deedsIn(step, step.state, rival)));
          expect(heard).toEqual(reasonsAfter(others(deedsIn(step, step.state, SPECTATOR))));
        }
      }
    });

    it(`${id}: an event with something hidden has no choice behind it that could be told`, async () => {
      const [steps] = await loaded;
      for (const { state, events } of steps) {
        const view = viewOf(game, state, SPECTATOR);
        for (const event of events) {
          const seen = game.redact(event, SPECTATOR);
          const deed = deedOf(seen, view);
          if (deed !== null) expect(JSON.stringify(deed.move)).not.toContain('hidden');
        }
      }
    });
  },
);

it('one deed is told with all its reasons, several with the first of each, the newest three of them', () => {
  const deedOf = (name: string): Deed<GameTypes> => ({ seat: at(seatsOf(1), 0), move: { name }, view: {} });
  const reasonsOf = ({ move }: Deed<GameTypes>): Phrase[] =>
    ['first', 'second'].map((rank) => ({ key: `${JSON.stringify(move)} ${rank}` }));
  const toldOf = (...names: string[]) => reasonsOfEach(names.map(deedOf), reasonsOf).map(({ key }) => key);
  expect(toldOf('a')).toEqual(['{"name":"a"} first', '{"name":"a"} second']);
  expect(toldOf('a', 'b', 'c', 'd')).toEqual(['b', 'c', 'd'].map((name) => `{"name":"${name}"} first`));
});
