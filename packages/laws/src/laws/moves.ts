import { canonicalJson, type Game, type GameTypes, hashOf, pick, type Rng, type Seat, seatsOf } from '@tortuga/kernel';
import type { Journey } from '../journey.ts';
import { firstBreach, type Law, statesOf } from '../law.ts';

export const everyDecisionHasAMove: Law = {
  name: 'every pending seat has a legal move, and nobody else has one',
  check: (journey) =>
    firstBreach(statesOf(journey), ({ state, step }) => {
      const { game, start } = journey;
      const pending = game.pending(state);
      return firstBreach(seatsOf(start.seats), (seat) => {
        const count = game.moves(state, seat).length;
        if (pending.includes(seat)) return count > 0 ? null : `step ${step}: seat ${seat} must decide and has no move`;
        return count === 0 ? null : `step ${step}: seat ${seat} owes nothing and has ${count} moves`;
      });
    }),
};

export const movesAreLegal: Law = {
  name: 'moves are unique, stable, well-formed, and pass refuse',
  check: (journey) =>
    firstBreach(statesOf(journey), ({ state, step }) =>
      firstBreach(journey.game.pending(state), (seat) => checkMoves(journey, state, seat, step)),
    ),
};

function checkMoves<T extends GameTypes>(
  { game }: Journey<T>,
  state: T['state'],
  seat: Seat,
  step: number,
): string | null {
  const moves = game.moves(state, seat);
  const written = moves.map((move) => canonicalJson(move));
  if (new Set(written).size < written.length) return `step ${step}: a move is offered twice`;
  if (canonicalJson(game.moves(state, seat)) !== canonicalJson(moves)) return `step ${step}: asked again, other moves`;
  return firstBreach(moves, (move) => {
    const text = canonicalJson(move);
    const refusal = game.refuse(state, seat, move);
    if (refusal !== null) return `step ${step}: ${text} is offered and refused by ${refusal.rule}`;
    const parsed = game.moveSchema.safeParse(JSON.parse(JSON.stringify(move)));
    return parsed.success && canonicalJson(parsed.data) === text
      ? null
      : `step ${step}: the schema does not read ${text}`;
  });
}

/** Moves of other moments, and moves with a number changed, are what a late, confused or cheating player would send. */
const POOL_PER_STATE = 40;
const MUTANTS_PER_STATE = 20;

export const illegalMovesAreRefused: Law = {
  name: 'what is not among the moves is refused with a rule and a reason, and changes nothing',
  check: (journey) => {
    const { game, moments, rng, start } = journey;
    return firstBreach(statesOf(journey), ({ state, step }) => {
      const hash = hashOf(state);
      const complaint = firstBreach(seatsOf(start.seats), (seat) => {
        const legal = new Set(game.moves(state, seat).map((move) => canonicalJson(move)));
        const others = Array.from({ length: POOL_PER_STATE }, () => moments[rng.below(moments.length)]?.move);
        const mutants = others.slice(0, MUTANTS_PER_STATE).map((move) => mutantOf(game, move, rng));
        return firstBreach([...others, ...mutants, ...game.considered(state, seat)], (move) => {
          if (move === undefined) return null;
          const text = canonicalJson(move);
          const refusal = game.refuse(state, seat, move);
          if (legal.has(text)) return null;
          if (refusal === null) return `step ${step}: seat ${seat} may do ${text}, which is not among the moves`;
          return refusal.rule === '' || refusal.key === '' ? `step ${step}: ${text} is refused without a reason` : null;
        });
      });
      return complaint ?? (hashOf(state) === hash ? null : `step ${step}: a refusal changed the state`);
    });
  },
};

/** The same move with one of its numbers replaced; nothing if it has none or is no move any more. */
function mutantOf<T extends GameTypes>(game: Game<T>, move: T['move'] | undefined, rng: Rng): T['move'] | undefined {
  const numbers = Object.entries(move ?? {}).filter(([, value]) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  const [name] = pick(numbers, rng);
  const mutant = { ...move, [name]: rng.below(12) };
  return game.moveSchema.safeParse(mutant).success ? (mutant as T['move']) : undefined;
}
