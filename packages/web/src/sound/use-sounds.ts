import type { GameModule } from '@tortuga/games/game-module';
import type { Result, Viewer } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { useEffect, useRef } from 'react';
import { currentVolume } from '../settings/settings.ts';
import { eventsOf } from '../table/events.ts';
import { soundsOf } from './sounds.ts';
import { playSound } from './synth.ts';

/** Between two sounds of one step. */
const GAP_S = 0.12;

interface Heard {
  readonly module: GameModule;
  readonly viewer: Viewer;
  readonly news: readonly Step[];
  /** Null until the match is over. */
  readonly result: Result | null;
}

/** What is new is heard, and so is the end. */
export function useSounds({ module, viewer, news, result }: Heard): void {
  useEffect(() => {
    const events = news.filter(({ kind }) => kind === 'move').flatMap(eventsOf);
    for (const [index, sound] of soundsOf(module, events).entries()) playSound(sound, currentVolume(), index * GAP_S);
  }, [module, news]);
  const isOver = result !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (result === null || wasOver.current) return;
    wasOver.current = true;
    const isLost = viewer !== 'spectator' && result.ranking[0]?.includes(viewer) !== true;
    playSound(isLost ? 'lose' : 'win', currentVolume());
  }, [result, viewer]);
}
