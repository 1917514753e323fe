import { at, type Game, onlySeat, type Phrase, promptFor, seat as seatAt } from '@tortuga/kernel';
import { z } from 'zod';
import { apply } from './apply.ts';
import { considered } from './considered.ts';
import { determinize } from './determinize.ts';
import { GAME_EVENTS, type GameEvent } from './event.ts';
import { hashed } from './hash.ts';
import { type Move, moveSchema } from './move.ts';
import { moves } from './moves.ts';
import type { Pack } from './pack.ts';
import { type Price, price } from './price.ts';
import { refuse } from './refuse.ts';
import { LINES, result } from './result.ts';
import { redact, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { copy, ENDINGS, FRAMES, SCENARIOS, type Scenario, type State } from './state.ts';
import { valuesOf } from './values.ts';
import { NEWEST } from './versions.ts';
import { openTo, ownOf } from './view.ts';
import type { OpenView, OwnView } from './view-types.ts';

interface Options {
  readonly scenario: Scenario;
  /** Whether an attacker sees how likely the cards picked so far win. */
  readonly odds: boolean;
}

export interface Types2199 {
  state: State;
  move: Move;
  event: GameEvent;
  open: OpenView;
  own: OwnView;
  options: Options;
  price: Price;
}

/** The game with one pack, by one version of the rules. */
export function tortuga2199(pack: Pack, rulesVersion = NEWEST): Game<Types2199> {
  const values = valuesOf(pack, rulesVersion);
  return {
    id: 'tortuga-2199',
    rulesVersion,
    pack: values.ref,
    seatCounts: [2, 3, 4],
    optionSets: [...SCENARIOS.map((scenario) => ({ scenario, odds: true })), { scenario: 'standard', odds: false }],
    vocabulary: { endings: ENDINGS, events: GAME_EVENTS, lines: LINES },
    optionsSchema: z.strictObject({
      scenario: z.enum(SCENARIOS).default('standard'),
      odds: z.boolean().default(true),
    }),
    moveSchema,
    setup: ({ scenario, odds }, seats, rng) => setup(values, SCENARIOS.indexOf(scenario), odds, seats, rng),
    copy,
    hashed,
    pending: (state) => onlySeat(state.decider),
    question: (state) => state.question,
    prompt,
    moves: (state, seat) => moves(values, state, seat),
    considered: (state, seat) => (state.decider === seat ? considered(values, state) : []),
    refuse: (state, seat, move) => refuse(values, state, seat, move),
    price: (state, _seat, move) => price(values, state, move),
    apply: (state, seat, move, rng) => apply(values, state, seat, move, rng),
    open: (state) => openTo(values, state),
    own: (state, viewer) => ownOf(values, state, viewer),
    redact,
    secrets,
    determinize: (seen, rng) => determinize(values, seen, rng),
    result: (state) => result(values, state),
  };
}

function prompt(state: State): Phrase {
  const frame = at(FRAMES, state.frame);
  return promptFor(state.decider === null ? null : seatAt(state.decider), `2199.prompt.${frame}`);
}
