import type { Seat } from '@tortuga/kernel';

/** What can be heard at a table. Each is synthesised: see `packages/web/src/sound`. */
export type Sound =
  | 'blade'
  | 'build'
  | 'cannon'
  | 'card'
  | 'chest'
  | 'coin'
  | 'conquest'
  | 'dice'
  | 'engine'
  | 'reveal'
  | 'storm';

/** How much an event matters: 0 is only seen and heard, 1 is part of a turn's story, 2 of a round's, 3 of the game's. */
export type Weight = 0 | 1 | 2 | 3;

/** What an event means to those who watch. */
export interface Telling {
  /** Whose deed it is; null if it is nobody's. */
  readonly seat: Seat | null;
  /** Who loses by it. */
  readonly loser: Seat | null;
  readonly weight: Weight;
  readonly sound: Sound | null;
}

/** By type of event: its weight and its sound. */
export type Tellings<Type extends string> = Readonly<Record<Type, readonly [weight: Weight, sound: Sound | null]>>;

export function telling<Type extends string>(
  tellings: Tellings<Type>,
  event: { readonly type: Type; readonly seat?: Seat },
  change: Partial<Telling> = {},
): Telling {
  const [weight, sound] = tellings[event.type];
  return { seat: event.seat ?? null, loser: null, weight, sound, ...change };
}
