import { GAME_MODULES } from '@tortuga/games/registry';
import { at, canonicalJson, FastRng, type Game, type GameTypes, playout } from '@tortuga/kernel';
import * as boardgameIo from './peers/boardgame-io.ts';

/** The measurements of one game with one number of seats. */
interface Measurement {
  readonly movesPerSecond: number;
  readonly peer?: string;
  readonly peerMovesPerSecond?: number;
  readonly ratio?: number;
  readonly copiesPerSecond: number;
  readonly stateBytes: number;
}

export type EngineBench = Readonly<Record<string, Readonly<Record<string, Measurement>>>>;

interface Peer {
  readonly name: string;
  movesPerSecond(milliseconds: number, round: number): number;
}

/** The peers, by the game and the number of seats that they implement. */
const PEERS: Readonly<Record<string, Peer>> = {
  'tortuga-cards 2': {
    name: boardgameIo.peerName,
    movesPerSecond: (milliseconds, round) => {
      const { moves, seconds } = boardgameIo.playFor(milliseconds, round);
      return moves / seconds;
    },
  },
};

const ROUNDS = 7;
const ROUND_MS = 1500;
const COPY_MS = 300;

/** Measures ours and the peer alternately in one run, on one core; the result is the median of the rounds. */
export function engineBench(progress: (text: string) => void): EngineBench {
  return Object.fromEntries(
    GAME_MODULES.map(({ game }) => [
      game.id,
      Object.fromEntries(game.seatCounts.map((seats) => [String(seats), measure(game, seats, progress)])),
    ]),
  );
}

function measure(game: Game<GameTypes>, seats: number, progress: (text: string) => void): Measurement {
  const peer = PEERS[`${game.id} ${seats}`];
  const ours: number[] = [];
  const theirs: number[] = [];
  const copies: number[] = [];
  const state = midGame(game, seats);
  playRandom(game, seats, ROUND_MS / 3, -1);
  peer?.movesPerSecond(ROUND_MS / 3, 0);
  for (let round = 0; round < ROUNDS; round++) {
    progress(`${game.id}, ${seats} seats: round ${round + 1} of ${ROUNDS}`);
    ours.push(playRandom(game, seats, ROUND_MS, round));
    if (peer !== undefined) theirs.push(peer.movesPerSecond(ROUND_MS, round + 1));
    copies.push(copyFor(game, state, COPY_MS));
  }
  const movesPerSecond = Math.round(median(ours));
  const measured = {
    movesPerSecond,
    copiesPerSecond: Math.round(median(copies)),
    stateBytes: Buffer.byteLength(canonicalJson(state)),
  };
  if (peer === undefined) return measured;
  const peerMovesPerSecond = Math.round(median(theirs));
  return { ...measured, peer: peer.name, peerMovesPerSecond, ratio: Math.round(movesPerSecond / peerMovesPerSecond) };
}

/** Plays random games to the end, listing the legal moves at every step. Returns moves per second. */
function playRandom(game: Game<GameTypes>, seats: number, milliseconds: number, round: number): number {
  const rng = new FastRng(`bench ${game.id} ${seats} ${round}`);
  const options = at(game.optionSets, 0);
  const began = performance.now();
  let moves = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let batch = 0; batch < 50; batch++) moves += playout(game, game.setup(options, seats, rng), rng);
    elapsed = performance.now() - began;
  }
  return (moves / elapsed) * 1000;
}

function midGame(game: Game<GameTypes>, seats: number): object {
  const options = at(game.optionSets, 0);
  const length = playout(game, game.setup(options, seats, new FastRng('middle')), new FastRng('middle'));
  const state = game.setup(options, seats, new FastRng('middle'));
  playout(game, state, new FastRng('middle'), Math.floor(length / 2));
  return state;
}

function copyFor(game: Game<GameTypes>, state: object, milliseconds: number): number {
  const began = performance.now();
  let copies = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let batch = 0; batch < 2000; batch++) game.copy(state);
    copies += 2000;
    elapsed = performance.now() - began;
  }
  return (copies / elapsed) * 1000;
}

function median(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    Math.floor(values.length / 2),
  );
}
