import type { GameModule } from '@tortuga/games/game-module';
import { type GameTypes, isSame, type Phrase } from '@tortuga/kernel';
import type { Moment } from './replay.ts';

/** A part of a match, and the great deeds in it. */
export interface RoundMark {
  /** The step at which it began. */
  readonly n: number;
  readonly round: Phrase;
  readonly deeds: readonly { readonly n: number; readonly event: GameTypes['event'] }[];
}

/** Where a replay can jump to: the rounds, and what mattered most in each. */
export function marksOf({ tellingOf }: Pick<GameModule, 'tellingOf'>, moments: readonly Moment[]): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const { n, round, events } of moments) {
    const great = events.find((event) => tellingOf(event).weight === 3);
    const deeds = great === undefined ? [] : [{ n, event: great }];
    const last = marks.at(-1);
    // The last step of a round begins the next one, but its deeds belong to the round that it ends.
    if (last !== undefined) marks[marks.length - 1] = { ...last, deeds: [...last.deeds, ...deeds] };
    if (last === undefined || !isSame(last.round, round)) marks.push({ n, round, deeds: [] });
  }
  return marks;
}
