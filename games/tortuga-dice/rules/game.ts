import { type Game, type Phrase, promptFor, type Seat, seatsOf } from '@tortuga/kernel';
import { z } from 'zod';
import { apply } from './apply.ts';
import { determinize } from './determinize.ts';
import { hashed } from './hash.ts';
import { considered, moves } from './moves.ts';
import { actionPhrase, placePhrase } from './names.ts';
import { type Pack, valuesOf } from './pack.ts';
import { price } from './price.ts';
import { currentAction, currentDecider } from './questions.ts';
import { refuse } from './refuse.ts';
import { result } from './result.ts';
import { isChoosing } from './roll.ts';
import { redact, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { trackToPlan } from './stow.ts';
import {
  ACTIONS,
  type Action,
  ALL_DICE,
  COLOURS,
  type Colour,
  ENDINGS,
  GAME_EVENTS,
  type GameEvent,
  LINES,
  MAX_COINS,
  type Move,
  type Options,
  type State,
} from './types.ts';
import { NEWEST } from './versions.ts';
import { openTo, ownOf } from './view.ts';
import type { OpenView, OwnView, Price } from './view-types.ts';

export interface DiceTypes {
  state: State;
  move: Move;
  event: GameEvent;
  open: OpenView;
  own: OwnView;
  options: Options;
  price: Price;
}

const MAX_SEATS = 4;
const MAX_IN_ZONE = 4;

const indexOf = <Index extends number>(list: readonly unknown[]) =>
  z
    .int()
    .min(0)
    .max(list.length - 1)
    .transform((index) => index as Index);

const action = indexOf<Action>(ACTIONS);
const colour = indexOf<Colour>(COLOURS);
const target = indexOf<Seat>(seatsOf(MAX_SEATS));
const chests = z.array(colour).max(MAX_IN_ZONE);

const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep'), dice: z.int().min(0).max(ALL_DICE) }),
  z.strictObject({ kind: z.literal('show') }),
  z.strictObject({ kind: z.literal('turn'), action }),
  z.strictObject({ kind: z.literal('bonus'), action }),
  z.strictObject({ kind: z.literal('act') }),
  z.strictObject({ kind: z.literal('steal'), target, place: z.int().min(0).max(MAX_IN_ZONE).nullable() }),
  z.strictObject({ kind: z.literal('salvage'), target, colour: colour.nullable() }),
  z.strictObject({ kind: z.literal('decline') }),
  z.strictObject({ kind: z.literal('tile'), coins: z.int().min(1).max(MAX_COINS) }),
  z.strictObject({ kind: z.literal('stow') }),
  z.strictObject({ kind: z.literal('load'), chests }),
  z.strictObject({ kind: z.literal('haul'), chests }),
]);

/** By set of bits: created once, because they are asked for at every step. */
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, bits) =>
  seatsOf(MAX_SEATS).filter((player) => (bits & (1 << player)) !== 0),
);

/** The game as one pack of dice and one version of the rules make it. */
export function tortugaDice(pack: Pack, rulesVersion = NEWEST): Game<DiceTypes> {
  const values = valuesOf(pack, rulesVersion);
  return {
    id: 'tortuga-dice',
    rulesVersion,
    pack: values.ref,
    seatCounts: [2, 3, 4],
    optionSets: [{ long: false }, { long: true }],
    vocabulary: { endings: ENDINGS, events: GAME_EVENTS, lines: LINES },
    optionsSchema: z.strictObject({ long: z.boolean().default(false) }),
    moveSchema,
    setup,
    copy,
    hashed,
    pending: (state) => SEATS_IN[askedBits(state)] ?? [],
    question: (state) => state.question,
    prompt,
    moves,
    considered,
    refuse,
    price: (state, player, move) => price(values, state, player, move),
    apply: (state, player, move, rng) => apply(values, state, player, move, rng),
    open: (state) => openTo(values, state),
    own: ownOf,
    redact,
    secrets,
    determinize,
    result,
  };
}

function askedBits(state: State): number {
  let bits = 0;
  switch (state.phase) {
    case 'keep':
      for (let player = 0; player < state.seats; player++) if (isChoosing(state, player)) bits |= 1 << player;
      return bits;
    case 'stow':
      for (let player = 0; player < state.seats; player++) {
        if (trackToPlan(state, player) !== null) bits |= 1 << player;
      }
      return bits;
    case 'over':
      return 0;
    default:
      return 1 << currentDecider(state);
  }
}

function copy(state: State): State {
  return {
    seats: state.seats,
    long: state.long,
    phase: state.phase,
    question: state.question,
    round: state.round,
    roll: state.roll,
    first: state.first,
    decider: state.decider,
    action: state.action,
    place: state.place,
    victim: state.victim,
    owed: state.owed,
    faces: state.faces.slice(),
    assigned: state.assigned.slice(),
    shown: state.shown.slice(),
    free: state.free.slice(),
    kept: state.kept.slice(),
    bonus: state.bonus.slice(),
    pawns: state.pawns.slice(),
    zones: state.zones.map((zone) => zone.slice()),
    island: state.island.slice(),
    tortuga: state.tortuga.slice(),
    bag: state.bag.slice(),
    centre: state.centre.slice(),
    supply: state.supply.slice(),
    tiles: state.tiles.slice(),
    looked: state.looked.slice(),
    plans: state.plans.map((plan) => plan?.slice() ?? null),
  };
}

function prompt(state: State): Phrase {
  const { phase, decider } = state;
  const key = `dice.prompt.${phase}`;
  return phase === 'action'
    ? promptFor(decider, key, { action: actionPhrase(currentAction(state)), place: placePhrase(state.place + 1) })
    : promptFor(decider, key);
}
