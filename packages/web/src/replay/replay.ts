import type { GameModule } from '@tortuga/games/game-module';
import {
  type Entry,
  type GameTypes,
  Match,
  type MatchFile,
  type Phrase,
  type Result,
  replayMatchFile,
  type Seat,
  SPECTATOR,
  type Viewer,
  viewOf,
} from '@tortuga/kernel';

/** One moment of a match that is over. */
export interface Moment {
  /** After this many entries of the log; 0 is the setup. */
  readonly n: number;
  /** How it was reached, and by whom. */
  readonly kind: Entry<GameTypes>['kind'];
  readonly seat: Seat | null;
  readonly events: readonly GameTypes['event'][];
  readonly prompt: Phrase;
  /** The part of the game that it belongs to. */
  readonly round: Phrase;
  /** By seat, as if it ended here. */
  readonly points: readonly number[];
  view(viewer: Viewer): object;
  /** Who decides here, and what they may do; null at the end. Of several who decide at once, the first. */
  decision(): { readonly seat: Seat; readonly moves: readonly GameTypes['move'][] } | null;
}

export type Replayed =
  | { readonly ok: true; readonly moments: readonly Moment[]; readonly result: Result | null }
  | { readonly ok: false; readonly problem: Phrase };

/**
 * Plays a finished match again, here, from its seed and its log: the shuffle is the one that was promised, every
 * move was legal, and every state is the one that was shown then. Or it says what is wrong.
 */
export function replay(module: GameModule, file: MatchFile): Replayed {
  const { game } = module;
  const checked = replayMatchFile(game, file);
  if (!checked.ok) return { ok: false, problem: checked.problem };
  const whole = checked.value;
  const match = Match.start(game, { options: whole.options, seats: file.seats, seed: file.seed });
  const moments = [momentOf(module, match, { kind: 'move', seat: null, events: [] })];
  for (const entry of whole.entries) {
    const outcome = match.repeat(entry);
    const { kind, seat } = entry;
    moments.push(momentOf(module, match, { kind, seat, events: outcome.ok ? outcome.events : [] }));
  }
  return { ok: true, moments, result: whole.result };
}

type Reached = Pick<Moment, 'kind' | 'seat' | 'events'>;

function momentOf(module: GameModule, match: Match<GameTypes>, reached: Reached): Moment {
  const { game } = module;
  const state = game.copy(match.state);
  const pending = [...match.pending];
  const shown = viewOf(game, state, SPECTATOR);
  return {
    n: match.entries.length,
    ...reached,
    prompt: game.prompt(state),
    round: module.phraseOfRound(shown),
    points: module.points(shown),
    view: (viewer) => viewOf(game, state, viewer),
    decision: () => {
      const [seat] = pending;
      return seat === undefined ? null : { seat, moves: game.moves(state, seat) };
    },
  };
}
