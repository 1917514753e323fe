import { Match, pick, seedFromText } from '@tortuga/kernel';
import { startMatch } from '../journey.ts';
import { firstBreach, type Law } from '../law.ts';

export const undoThenRedo: Law = {
  name: 'undo restores the state before, and redo the state after, exactly',
  check: (journey) => {
    const match = startMatch(journey.game, journey.start);
    return firstBreach(journey.entries.entries(), ([index, entry]) => {
      const before = match.hash;
      if (!match.repeat(entry).ok) return `step ${index + 1} does not replay`;
      if (match.refuseUndo(entry.seat) !== null) return null;
      const after = match.hash;
      match.undo(entry.seat);
      if (match.hash !== before) return `step ${index + 1}: undo leads elsewhere`;
      match.redo(entry.seat);
      return match.hash === after ? null : `step ${index + 1}: redo leads elsewhere`;
    });
  },
};

export const arrivalOrderIsNothing: Law = {
  name: 'simultaneous answers lead to the same state in whatever order they arrive',
  check: ({ game, moments, start, rng }) =>
    firstBreach(moments.entries(), ([step, { before }]) => {
      const pending = game.pending(before);
      if (pending.length < 2) return null;
      const answers = pending.map((seat) => ({ seat, move: pick(game.moves(before, seat), rng) }));
      const arrive = (order: readonly (typeof answers)[number][]): string => {
        const seed = seedFromText(`${start.seed} ${step}`);
        const match = Match.arranged(game, { ...start, seed }, before);
        const { decision } = match;
        for (const { seat, move } of order) {
          const outcome = match.play(seat, move, decision);
          if (!outcome.ok) return `seat ${seat} is refused by ${outcome.refusal.rule}`;
        }
        return match.hash;
      };
      const inOrder = arrive(answers);
      return firstBreach(answers.keys(), (shift) => {
        const turned = [...answers.slice(shift), ...answers.slice(0, shift)].reverse();
        return arrive(turned) === inOrder
          ? null
          : `step ${step}: answers of seats ${turned.map(({ seat }) => seat).join()} lead elsewhere than in order`;
      });
    }),
};
