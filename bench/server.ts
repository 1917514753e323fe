import { at } from '@tortuga/kernel';
import { loadBoardgameIo } from './load/boardgame-io.ts';
import { loadOurs } from './load/ours.ts';
import { peerName } from './peers/boardgame-io.ts';

export interface ServerBench {
  readonly server: {
    readonly tables: number;
    readonly movesPerSecond: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
    /** 0 where the system does not report it. */
    readonly cpuUsPerMove: number;
    readonly rssMb: number;
    readonly peer: string;
    readonly peerMovesPerSecond: number;
    readonly peerP99Ms: number;
    readonly peerCpuUsPerMove: number;
    readonly ratio: number;
    /** Round by round. */
    readonly ratios: readonly number[];
  };
}

const TABLES = 500;
/** Not measured: the compiler keeps optimising either server for about 20,000 moves. */
const WARM_UP = 500;
/** The speed of a machine varies, so both are measured several times, alternately. */
const ROUNDS = 5;

/** Ours with every move durable, then the peer in memory. The load comes from this process; each server has its own. */
export async function serverBench(progress: (text: string) => void): Promise<ServerBench> {
  const ours: Awaited<ReturnType<typeof loadOurs>>[] = [];
  const theirs: Awaited<ReturnType<typeof loadBoardgameIo>>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`ours: ${TABLES} tables, round ${round} of ${ROUNDS}`);
    ours.push(await loadOurs(TABLES, WARM_UP));
    progress(`${peerName}: ${TABLES} tables, round ${round} of ${ROUNDS}`);
    theirs.push(await loadBoardgameIo(TABLES, WARM_UP));
  }
  const ratios = ours.map((round, index) => round.movesPerSecond / at(theirs, index).movesPerSecond);
  return {
    server: {
      tables: TABLES,
      movesPerSecond: median(ours.map(({ movesPerSecond }) => movesPerSecond)),
      p50Ms: median(ours.map(({ p50Ms }) => p50Ms)),
      p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
      cpuUsPerMove: median(ours.map(({ cpuUsPerMove }) => cpuUsPerMove ?? 0)),
      rssMb: Math.max(...ours.map(({ rssMb }) => rssMb)),
      peer: peerName,
      peerMovesPerSecond: median(theirs.map(({ movesPerSecond }) => movesPerSecond)),
      peerP99Ms: median(theirs.map(({ p99Ms }) => p99Ms)),
      peerCpuUsPerMove: median(theirs.map(({ cpuUsPerMove }) => cpuUsPerMove ?? 0)),
      ratio: rounded(median(ratios)),
      ratios: ratios.map(rounded),
    },
  };
}

const median = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );
const rounded = (value: number): number => Math.round(value * 10) / 10;
