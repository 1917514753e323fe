import { type GameTypes, type Match, pick, type Rng, type Seat } from '@tortuga/kernel';

/** Plays random legal moves, by a random one of the players who are asked; a caller that has seen enough stops early. */
export function* randomPlay<T extends GameTypes>(
  match: Match<T>,
  rng: Rng,
): Generator<{ readonly seat: Seat; readonly events: readonly T['event'][] }> {
  while (match.pending.length > 0) {
    const seat = pick(match.pending, rng);
    const outcome = match.play(seat, pick(match.game.moves(match.state, seat), rng));
    if (!outcome.ok) throw new Error(`An offered move is refused: ${outcome.refusal.key}`);
    yield { seat, events: outcome.events };
  }
}
