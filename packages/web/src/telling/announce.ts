import type { GameModule } from '@tortuga/games/game-module';
import type { Phrase, Viewer } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { eventsOf } from '../table/events.ts';

type Voice = Pick<GameModule, 'tellingOf' | 'phraseOfEvent'>;

/**
 * What a step is told by to somebody who can't see it: the log's sentences. Of one's own step not the small things that
 * one knows: what was done is enough.
 */
export function announced(module: Voice, step: Step, viewer: Viewer): readonly Phrase[] {
  if (step.kind !== 'move') return [{ key: `web.log.${step.kind}`, params: { player: { seat: step.seat } } }];
  return eventsOf(step)
    .filter((event, index) => {
      const { seat, weight } = module.tellingOf(event);
      return index === 0 || weight > 0 || step.seat !== viewer || seat !== viewer;
    })
    .map(module.phraseOfEvent);
}
