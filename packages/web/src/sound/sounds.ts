import type { GameModule } from '@tortuga/games/game-module';
import type { Sound } from '@tortuga/games/telling';
import type { GameTypes } from '@tortuga/kernel';

/** More at once would be noise. */
const MOST_SOUNDS = 4;

/** The sounds of some events, one after the other; what sounds alike is heard once. */
export function soundsOf(
  { tellingOf }: Pick<GameModule, 'tellingOf'>,
  events: readonly GameTypes['event'][],
): readonly Sound[] {
  const sounds = new Set(events.map((event) => tellingOf(event).sound).filter((sound) => sound !== null));
  return [...sounds].slice(0, MOST_SOUNDS);
}
