import type { Deed } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { type GameTypes, type Seat, SPECTATOR, type Viewer } from '@tortuga/kernel';
import type { BotsBySeat } from '../bots/bots.ts';
import type { PlayedWith } from '../local/played-with.ts';
import type { Witnessed } from '../match/trail.ts';
import { eventsOf } from '../table/events.ts';

/** What somebody chose to do, as the viewer saw it happen. */
export interface SeenDeed {
  /** The step, and its place among the events of that step. */
  readonly n: number;
  readonly index: number;
  readonly event: GameTypes['event'];
  readonly deed: Deed<GameTypes>;
}

/** The last turn of a bot: what it did since anybody else acted. */
export interface BotTurn {
  readonly seat: Seat;
  readonly deeds: readonly [SeenDeed, ...SeenDeed[]];
}

/** What a bot's thread needs to find reasons: nothing but what the viewer has seen. */
export interface WhyQuestion {
  readonly playedWith: PlayedWith;
  readonly deeds: readonly Deed<GameTypes>[];
}

interface Open {
  readonly deeds: SeenDeed[];
  /** Whether nobody else has acted since. */
  goesOn: boolean;
}

/** By seat: the last turn of everybody of whom something could be seen. */
export function lastTurns({ deedOf }: Pick<GameModule, 'deedOf'>, trail: readonly Witnessed[]): Map<Seat, SeenDeed[]> {
  const turns = new Map<Seat, Open>();
  for (const { view, step } of trail) {
    for (const [seat, turn] of turns) if (seat !== step.seat) turn.goesOn = false;
    if (step.kind !== 'move') continue;
    const seen = eventsOf(step).flatMap((event, index): SeenDeed[] => {
      const deed = deedOf(event, view as object);
      return deed === null ? [] : [{ n: step.n, index, event, deed }];
    });
    const seats = new Set(seen.map(({ deed }) => deed.seat));
    for (const seat of seats) {
      const mine = seen.filter(({ deed }) => deed.seat === seat);
      const before = turns.get(seat);
      // What all show at the same time is a turn by itself.
      const isAlone = seat === step.seat && seats.size === 1;
      if (isAlone && before?.goesOn === true) before.deeds.push(...mine);
      else turns.set(seat, { deeds: mine, goesOn: isAlone });
    }
  }
  return new Map([...turns].map(([seat, { deeds }]) => [seat, deeds]));
}

/** table-6.2: the turns that this viewer may ask bots about. */
export function turnsToAskAbout(
  module: Pick<GameModule, 'deedOf'>,
  viewer: Viewer,
  bots: BotsBySeat,
  trail: readonly Witnessed[],
): readonly BotTurn[] {
  if (viewer === SPECTATOR) return [];
  return [...lastTurns(module, trail)]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, [first, ...rest]]) =>
      first === undefined || (bots[seat] ?? null) === null ? [] : [{ seat, deeds: [first, ...rest] as const }],
    );
}

const MOST_SENTENCES = 4;

/** The deeds to be named. Of a long turn the last of each kind, and the last of these: they are what the rest was for. */
export function tellingDeeds(deeds: readonly SeenDeed[]): readonly SeenDeed[] {
  if (deeds.length <= MOST_SENTENCES) return deeds;
  const lastOfKind = new Map(deeds.map((deed) => [deed.event.type, deed]));
  return deeds.filter((deed) => lastOfKind.get(deed.event.type) === deed).slice(-MOST_SENTENCES);
}
