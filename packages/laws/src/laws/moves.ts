import { canonicalJson, type Game, type GameTypes, hashOf, pick, type Rng, type Seat, seatsOf } from '@tortuga/kernel';
import { firstBreach, type Law, statesOf } from '../law.ts';
import type { Playthrough } from '../playthrough.ts';

export const everyDecisionHasAMove: Law = {
  name: 'every pending seat has a legal move, and nobody else has one',
  check: (playthrough) =>
    firstBreach(statesOf(playthrough), ({ state, step }) => {
      const { game, start } = playthrough;
      const pending = game.pending(state);
      return firstBreach(seatsOf(start.seats), (seat) => {
        const count = game.moves(state, seat).length;
        if (pending.includes(seat)) return count > 0 ? null : `step ${step}: seat ${seat} must decide and has no move`;
        return count === 0 ? null : `step ${step}: seat ${seat} owes nothing and has ${count} moves`;
      });
    }),
};

export const movesAreLegal: Law = {
  name: 'offered moves are unique, well-formed, the same when asked again, and pass refuse',
  check: (playthrough) =>
    firstBreach(statesOf(playthrough), ({ state, step }) =>
      firstBreach(playthrough.game.pending(state), (seat) => checkMoves(playthrough, state, seat, step)),
    ),
};

function checkMoves<T extends GameTypes>(
  { game }: Playthrough<T>,
  state: T['state'],
  seat: Seat,
  step: number,
): string | null {
  const moves = game.moves(state, seat);
  const texts = moves.map((move) => canonicalJson(move));
  if (new Set(texts).size < texts.length) return `step ${step}: a move is offered twice`;
  if (canonicalJson(game.moves(state, seat)) !== canonicalJson(moves))
    return `step ${step}: other moves when asked again`;
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

/** Moves from other moments and moves with a changed number: what a late, confused or cheating player would send. */
const POOL_PER_STATE = 40;
const MUTANTS_PER_STATE = 20;

export const illegalMovesAreRefused: Law = {
  name: 'a move that is not offered is refused with a rule and a reason, and changes nothing',
  check: (playthrough) => {
    const { game, moments, rng, start } = playthrough;
    return firstBreach(statesOf(playthrough), ({ state, step }) => {
      const hash = hashOf(state);
      const breach = firstBreach(seatsOf(start.seats), (seat) => {
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
      return breach ?? (hashOf(state) === hash ? null : `step ${step}: a refusal changed the state`);
    });
  },
};

/** The same move with one of its numbers replaced; undefined if it has none, or is not a move any more. */
function mutantOf<T extends GameTypes>(game: Game<T>, move: T['move'] | undefined, rng: Rng): T['move'] | undefined {
  const numbers = Object.entries(move ?? {}).filter(([, value]) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  const [name] = pick(numbers, rng);
  const mutant = { ...move, [name]: rng.below(12) };
  return game.moveSchema.safeParse(mutant).success ? (mutant as T['move']) : undefined;
}
