/** What the quick policy takes things to be worth, in points. Found by matches of the policy against itself. */
export interface Taste {
  /** A space of a track, and room for one more chest. */
  readonly step: number;
  readonly room: number;
  /** A chest and a treasure tile of the hunt. */
  readonly find: number;
  readonly tile: number;
  /** A chest out of a rival's fleet or crew zone, by what it counts there; and the rival's lost step. */
  readonly boarded: number;
  readonly plundered: number;
  readonly push: number;
  /** A chest of the central island. */
  readonly salvage: number;
  /** The own pawn's step back. */
  readonly recoil: number;
  /** How much of what a rival would gain counts as one's own gain if the rival is overtaken. */
  readonly deny: number;
  /** A die in hand, for the first and for each further one. */
  readonly firstFree: number;
  readonly free: number;
  /** To be done before the others. */
  readonly done: number;
  /** How far a die in hand may raise a total, and how much it blurs the comparison. */
  readonly hope: number;
  readonly blur: number;
  readonly sharp: number;
  readonly tie: number;
  /** A skull is not bound to an action before the reveal. */
  readonly skull: number;
  /** A point that a victim has: who is ahead is attacked rather. */
  readonly leader: number;
  /** What a bonus tile promises for rounds to come, of what its action promises now. */
  readonly later: number;
  /** How much more a purple chest is worth to a thief. */
  readonly purple: number;
  /** In what is likely the last round: how much of the worth of a find, of loot and of room is left. */
  readonly lastFind: number;
  readonly lastLoot: number;
  readonly lastRoom: number;
}

/** By how many play. */
export interface Tastes {
  readonly two: Taste;
  readonly three: Taste;
  readonly four: Taste;
}

/** How many times as much as usual some things are worth to somebody. */
export type Bias = Readonly<Partial<Record<keyof Taste, number>>>;

/** `crowded` comes on top where there are more than two players. */
export function biased({ two, three, four }: Tastes, bias: Bias, crowded: Bias = {}): Tastes {
  const times = (taste: Taste, factors: Bias): Taste => {
    const own: Record<keyof Taste, number> = { ...taste };
    for (const key of Object.keys(taste) as (keyof Taste)[]) own[key] *= factors[key] ?? 1;
    return own;
  };
  const inCrowd = (taste: Taste): Taste => times(times(taste, bias), crowded);
  return { two: times(two, bias), three: inCrowd(three), four: inCrowd(four) };
}

/** The same with any number of players. */
const WITH_ANY = { leader: 0.02, later: 0.3, purple: 1.7, lastFind: 1, lastLoot: 1, lastRoom: 1 };

/** With two players only the 1st acts, so whatever a rival does not get is gained: to attack and to deny is nearly all. */
const TWO: Taste = {
  step: 0.293,
  room: 1.362,
  find: 1.208,
  tile: 1.185,
  boarded: 6.182,
  plundered: 5.449,
  push: 2.621,
  salvage: 1.302,
  recoil: 0.605,
  deny: 4.314,
  firstFree: 1.123,
  free: 0.526,
  done: 0.705,
  hope: 0.219,
  blur: 0.503,
  sharp: 0.892,
  tie: 0.185,
  skull: 0.244,
  ...WITH_ANY,
};

const MORE: Taste = {
  step: 0.747,
  room: 1.434,
  find: 2.82,
  tile: 1.081,
  boarded: 2.427,
  plundered: 2.138,
  push: 1.188,
  salvage: 2.345,
  recoil: 1.86,
  deny: 0.526,
  firstFree: 1.008,
  free: 1.269,
  done: 0.5,
  hope: 0.339,
  blur: 1.3,
  sharp: 0.781,
  tie: 0.441,
  skull: 0.22,
  ...WITH_ANY,
};

/** What the reference goes by: frozen with it. Levels that err do so in comparison with this taste. */
export const REFERENCE_TASTES: Tastes = { two: TWO, three: MORE, four: MORE };

/** To have all dice down early, and so tiles for every roll of the others, is worth more than dice in hand. */
const TWO_HASTY: Taste = { ...TWO, firstFree: 0.225, free: 0.105, done: 1.41 };

export const TASTES: Tastes = { two: TWO_HASTY, three: MORE, four: MORE };
