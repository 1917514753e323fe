import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, seat, viewOf } from '@tortuga/kernel';
import { peerName } from './peers/boardgame-io.ts';
import { peerMove } from './peers/boardgame-io-bot.ts';

/** Our best bot of the card game against the one that comes with a framework, at the same time a move. */
export interface BotsBench {
  readonly peer: string;
  readonly milliseconds: number;
  readonly games: number;
  /** The share of games that ours won, draws as halves, with Wilson's 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Milliseconds a move, on average: ours may solve the end of a voyage exactly, which no clock stops. */
  readonly ourMean: number;
  readonly peerMean: number;
}

/** How long both thought. */
interface Thought {
  ours: number;
  ourMoves: number;
  peers: number;
  peerMoves: number;
}

const GAMES = 40;
const MILLISECONDS = 50;
/** Two-sided 95 %. */
const Z = 1.96;

export async function botsBench(progress: (text: string) => void): Promise<BotsBench> {
  let won = 0;
  const thought: Thought = { ours: 0, ourMoves: 0, peers: 0, peerMoves: 0 };
  for (let number = 0; number < GAMES; number++) {
    won += await playGame(number, thought);
    progress(`${number + 1} of ${GAMES} games: ${won} won`);
  }
  const share = won / GAMES;
  const middle = (share + Z ** 2 / (2 * GAMES)) / (1 + Z ** 2 / GAMES);
  const margin = (Z * Math.sqrt((share * (1 - share)) / GAMES + Z ** 2 / (4 * GAMES ** 2))) / (1 + Z ** 2 / GAMES);
  return {
    peer: peerName,
    milliseconds: MILLISECONDS,
    games: GAMES,
    share,
    low: middle - margin,
    high: middle + margin,
    ourMean: thought.ours / thought.ourMoves,
    peerMean: thought.peers / thought.peerMoves,
  };
}

/** Two games have the same deal, with the seats swapped. Returns our share of the win. */
async function playGame(number: number, thought: Thought): Promise<number> {
  const { game } = tortugaCards;
  const ours = seat(number % 2);
  const deal = new FastRng(`bench ${Math.floor(number / 2)}`);
  const thoughts = new FastRng(`bench thoughts ${number}`);
  const time = { decisionMs: MILLISECONDS, turnMs: Number.POSITIVE_INFINITY };
  const bot = (await tortugaCards.searchingBots()).level('admiral', null, { iterations: 1_000_000, time });
  const state = game.setup({}, 2, deal);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const mover = at(pending, 0);
    const moves = game.moves(state, mover);
    const began = performance.now();
    const move =
      mover === ours
        ? bot.choose({
            seat: mover,
            view: viewOf(game, state, mover),
            moves,
            rng: thoughts,
            now: () => performance.now(),
          })
        : await peerMove(state, `${number}/${state.voyage}/${state.played}`, MILLISECONDS);
    if (mover === ours) {
      thought.ours += performance.now() - began;
      thought.ourMoves++;
    } else {
      thought.peers += performance.now() - began;
      thought.peerMoves++;
    }
    const refusal = game.refuse(state, mover, move);
    if (refusal !== null) throw new Error(`Refused: ${refusal.key}`);
    game.apply(state, mover, move, deal);
  }
  const winners = game.result(state)?.ranking[0] ?? [];
  return winners.includes(ours) ? 1 / winners.length : 0;
}
