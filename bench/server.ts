import { loadBoardgameIo } from './load/boardgame-io.ts';
import { loadOurs } from './load/ours.ts';
import { peerName } from './peers/boardgame-io.ts';

export interface ServerBench {
  readonly server: {
    readonly tables: number;
    readonly movesPerSecond: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
    readonly cpuUsPerMove: number | null;
    readonly rssMb: number;
    readonly peer: string;
    readonly peerMovesPerSecond: number;
    readonly peerP99Ms: number;
    readonly peerCpuUsPerMove: number | null;
    readonly ratio: number;
  };
}

const TABLES = 500;
const WARM_UP = 100;

/** Ours with every move durable, then the peer in memory; the load comes from this process, each server has its own. */
export async function serverBench(progress: (text: string) => void): Promise<ServerBench> {
  progress(`ours: ${TABLES} tables`);
  const ours = await loadOurs(TABLES, WARM_UP);
  progress(`${peerName}: ${TABLES} tables`);
  const theirs = await loadBoardgameIo(TABLES, WARM_UP);
  return {
    server: {
      tables: TABLES,
      ...ours,
      peer: peerName,
      peerMovesPerSecond: theirs.movesPerSecond,
      peerP99Ms: theirs.p99Ms,
      peerCpuUsPerMove: theirs.cpuUsPerMove,
      ratio: Math.round((ours.movesPerSecond / theirs.movesPerSecond) * 10) / 10,
    },
  };
}
