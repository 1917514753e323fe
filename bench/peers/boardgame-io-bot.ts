import { createRequire } from 'node:module';
import { at } from '@tortuga/kernel';
import type { Game, State as PeerState } from 'boardgame.io';
import pack from '../../games/tortuga-cards/packs/house.json' with { type: 'json' };
import { totalsOf } from '../../games/tortuga-cards/rules/result.ts';
import { COLUMN_COUNT, type Move, type State } from '../../games/tortuga-cards/rules/types.ts';
import { enumerate, type TortugaState, tortuga } from './boardgame-io.ts';

/** The framework's own bot in our matches: it is shown our state as one of its own, hands and all, as it always is. */

// Its entries are folders without an exports map, which Node can only require.
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
const { InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');

const CARDS = [...pack.transports, ...pack.treasures, ...pack.seas, ...pack.strategies].map(({ id }) => id);
/** More than fit into any time: the clock stops it. */
const ENDLESS = 1_000_000_000;
const LONGEST_GAME = 60;

/** It knows no clock, so its count of iterations jumps to the end when the time is over. */
class TimedBot extends MCTSBot {
  end = 0;

  override playout(node: Parameters<InstanceType<typeof MCTSBot>['playout']>[0]): unknown {
    const result: unknown = super.playout(node);
    if (performance.now() >= this.end) this.iterationCounter = ENDLESS;
    return result;
  }
}

const game = ProcessGameConfig(tortuga) as Game;

/** Chooses for whoever's turn it is. */
export async function peerMove(state: State, seed: string, milliseconds: number): Promise<Move> {
  const bot = new TimedBot({ game, enumerate, seed, iterations: ENDLESS, playoutDepth: LONGEST_GAME });
  bot.end = performance.now() + milliseconds;
  const { action } = await bot.play(peerState(state, seed), String(state.turn));
  return moveOf(action.payload.type, action.payload.args as (string | number)[]);
}

function peerState(state: State, seed: string): PeerState<TortugaState> {
  const begun = InitializeGame({ game: { ...game, seed }, numPlayers: state.seats });
  const turn = state.turn ?? 0;
  return {
    ...begun,
    G: tableOf(state),
    ctx: { ...begun.ctx, currentPlayer: String(turn), playOrderPos: turn },
  };
}

function tableOf(state: State): TortugaState {
  const row = (index: number) =>
    state.board
      .slice(index * COLUMN_COUNT, (index + 1) * COLUMN_COUNT)
      .map((card) => (card === null ? null : at(CARDS, card)));
  const totals = totalsOf(state);
  return {
    voyagesSailed: state.voyage - 1,
    starter: state.start,
    played: state.played,
    pirates: state.pirates.map((pirate) => at(pack.pirates, pirate).id),
    transports: row(0),
    treasures: row(1),
    seas: row(2),
    strategies: row(3),
    changed:
      state.changedTreasure === null ? null : { treasure: at(CARDS, state.changedTreasure), by: state.changedBy },
    storm: state.storm,
    hands: state.hands.map((hand) => hand.map((card) => at(CARDS, card))),
    events: [...state.eventCards],
    stock: state.stock.map((card) => at(CARDS, card)),
    eventStock: [...state.eventStock],
    treasurePrestige: totals.map(({ prestige, fromTransports }) => prestige - fromTransports),
    transportPrestige: totals.map(({ fromTransports }) => fromTransports),
  };
}

/** Our move for one of its actions. */
function moveOf(type: string, args: readonly (string | number)[]): Move {
  const [first, second, third] = args;
  switch (type) {
    case 'playCard':
      return { kind: 'play', card: CARDS.indexOf(String(first)), column: second } as Move;
    case 'swap':
      return { kind: 'swap', a: first, b: second } as Move;
    case 'rotate':
      return { kind: 'rotate', a: first, b: second, c: third } as Move;
    case 'changeWorth':
      return { kind: 'change', column: first, by: second } as Move;
    default:
      return { kind: 'storm', column: first } as Move;
  }
}
