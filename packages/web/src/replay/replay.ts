import type { Title } from '@tortuga/games/title';
import {
  type GameTypes,
  Match,
  type MatchFile,
  type Phrase,
  type Result,
  replayMatchFile,
  SPECTATOR,
  type Viewer,
} from '@tortuga/kernel';

/** One moment of a match that is over. */
export interface Moment {
  /** After this many entries of the log; 0 is the setup. */
  readonly n: number;
  readonly events: readonly GameTypes['event'][];
  readonly prompt: Phrase;
  /** By seat, as if it ended here. */
  readonly points: readonly number[];
  view(viewer: Viewer): object;
}

export type Replayed =
  | { readonly ok: true; readonly moments: readonly Moment[]; readonly result: Result | null }
  | { readonly ok: false; readonly problem: Phrase };

/**
 * Plays a finished match again, here, from its seed and its log: the shuffle is the one that was promised, every
 * move was legal, and every state is the one that was shown then. Or it says what is wrong.
 */
export function replay(title: Title, file: MatchFile): Replayed {
  const { game } = title;
  const checked = replayMatchFile(game, file);
  if (!checked.ok) return { ok: false, problem: checked.problem };
  const whole = checked.value;
  const match = Match.start(game, { options: whole.options, seats: file.seats, seed: file.seed });
  const moments = [momentOf(title, match, [])];
  for (const entry of whole.entries) {
    const outcome = match.repeat(entry);
    moments.push(momentOf(title, match, outcome.ok ? outcome.events : []));
  }
  return { ok: true, moments, result: whole.result };
}

function momentOf(title: Title, match: Match<GameTypes>, events: Moment['events']): Moment {
  const { game } = title;
  const state = game.copy(match.state);
  return {
    n: match.entries.length,
    events,
    prompt: game.prompt(state),
    points: title.points(game.view(state, SPECTATOR)),
    view: (viewer) => game.view(state, viewer),
  };
}
