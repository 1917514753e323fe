import { at, Match, pick, type Seat, seedFromText } from '@tortuga/kernel';
import { firstBreach, type Law } from '../law.ts';
import { startMatch } from '../playthrough.ts';

/** How many steps the law undoes at most, from every step. */
const MAX_DEPTH = 6;

export const undoThenRedo: Law = {
  name: 'undo restores each earlier state exactly, as far back as it may go, and redo each later one',
  check: (playthrough) => {
    const match = startMatch(playthrough.game, playthrough.start);
    const hashes = [match.hash];
    return firstBreach(playthrough.moments.entries(), ([index, moment]) => {
      if (!match.play(moment.seat, moment.move).ok) return `step ${index + 1} does not replay`;
      hashes.push(match.hash);
      const undone: Seat[] = [];
      for (let last = index; last >= 0 && undone.length < MAX_DEPTH; last--) {
        const { seat } = at(playthrough.moments, last);
        if (match.refuseUndo(seat) !== null) break;
        match.undo(seat);
        undone.push(seat);
        if (match.hash !== hashes[last]) return `step ${index + 1}: undoing ${undone.length} leads to another state`;
      }
      while (undone.length > 0) {
        const seat = at(undone.splice(-1), 0);
        const outcome = match.redo(seat);
        if (!outcome.ok) return `step ${index + 1}: redo is refused by ${outcome.refusal.rule}`;
        if (match.hash !== hashes[index + 1 - undone.length]) return `step ${index + 1}: redo leads to another state`;
      }
      return null;
    });
  },
};

export const questionsAreAnsweredByAll: Law = {
  name: 'a question stays open until all who owe an answer have given it',
  check: ({ game, moments }) =>
    firstBreach(moments.entries(), ([step, { before, after, seat }]) => {
      const others = game.pending(before).filter((other) => other !== seat);
      const same = game.question(before) === game.question(after);
      if (!same)
        return others.length === 0 ? null : `step ${step + 1}: a new question, and seat ${others.join()} still owes`;
      const excused = others.filter((other) => !game.pending(after).includes(other));
      if (excused.length > 0) return `step ${step + 1}: seat ${excused.join()} is excused by another's answer`;
      const isMore = game.pending(after).length > 0;
      return isMore ? null : `step ${step + 1}: nobody owes, and the question is still the same`;
    }),
};

export const arrivalOrderDoesNotMatter: Law = {
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
        const reordered = [...answers.slice(shift), ...answers.slice(0, shift)].reverse();
        return arrive(reordered) === inOrder
          ? null
          : `step ${step}: answers of seats ${reordered.map(({ seat }) => seat).join()} lead to another state than in order`;
      });
    }),
};
