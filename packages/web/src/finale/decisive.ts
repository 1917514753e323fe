import type { GameModule } from '@tortuga/games/game-module';
import { type GameTypes, seat as seatAt } from '@tortuga/kernel';
import type { Moment } from '../replay/replay.ts';

/** A step that brought the winner nearer to winning than most. */
export interface DecisiveMoment {
  readonly n: number;
  /** What is to be told of it. */
  readonly event: GameTypes['event'];
  /** By how much the lead over the best of the others grew. */
  readonly gain: number;
}

const MOST_MOMENTS = 3;

/** The steps after which the lead of the winners had grown most, in their order. */
export function decisiveMoments(
  { tellingOf }: Pick<GameModule, 'tellingOf'>,
  moments: readonly Moment[],
  winners: readonly number[],
): readonly DecisiveMoment[] {
  const leads = moments.map(({ points }) => leadOf(points, winners));
  const found = moments.flatMap((moment, index): DecisiveMoment[] => {
    const gain = (leads[index] ?? 0) - (leads[index - 1] ?? leads[index] ?? 0);
    // Of what matters most the last: what came of it.
    const [event] = [...moment.events].reverse().sort((a, b) => tellingOf(b).weight - tellingOf(a).weight);
    return gain <= 0 || event === undefined ? [] : [{ n: moment.n, event, gain }];
  });
  const best = [...found].sort((a, b) => b.gain - a.gain || b.n - a.n).slice(0, MOST_MOMENTS);
  return found.filter((moment) => best.includes(moment));
}

function leadOf(points: readonly number[], winners: readonly number[]): number {
  const bestOf = (isWanted: (seat: number) => boolean) => {
    const wanted = points.filter((_, seat) => isWanted(seatAt(seat)));
    return wanted.length === 0 ? 0 : Math.max(...wanted);
  };
  return bestOf((seat) => winners.includes(seat)) - bestOf((seat) => !winners.includes(seat));
}
