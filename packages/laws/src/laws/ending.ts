import { at, seatsOf } from '@tortuga/kernel';
import { firstBreach, type Law, statesOf } from '../law.ts';

export const gameEnds: Law = {
  name: 'a random game ends with a result',
  check: ({ end }) => (end.kind === 'result' ? null : end.why),
};

export const pendingUntilResult: Law = {
  name: 'somebody owes a decision if and only if there is no result',
  check: (playthrough) =>
    firstBreach(statesOf(playthrough), ({ state, step }) => {
      const owing = playthrough.game.pending(state).length > 0;
      const over = playthrough.game.result(state) !== null;
      return owing === over
        ? `step ${step}: ${over ? 'a result, and somebody still owes' : 'no result, and nobody owes'}`
        : null;
    }),
};

export const resultIsComplete: Law = {
  name: 'a result ranks every seat once, and its lines add up to the scores',
  check: ({ game, last, start }) => {
    const result = game.result(last);
    if (result === null) return null;
    const ranked = result.ranking.flat().sort((a, b) => a - b);
    if (ranked.join() !== seatsOf(start.seats).join()) return `the ranking names the seats ${ranked.join()}`;
    if (!game.vocabulary.endings.includes(result.cause)) return `"${result.cause}" is not a known way to end`;
    const unknown = result.lines.find((line) => !game.vocabulary.lines.includes(line.kind));
    if (unknown !== undefined) return `"${unknown.kind}" is not a known score line`;
    return firstBreach(seatsOf(start.seats), (seat) => {
      const sum = result.lines.reduce((total, line) => total + (line.seats.includes(seat) ? line.points : 0), 0);
      const score = at(result.scores, seat);
      return sum === score ? null : `seat ${seat} has ${score}, its lines add up to ${sum}`;
    });
  },
};
