import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { codeOf, StorageProblem } from './problem.ts';

const FILE_NAME = 'tortuga.lock';
/** One that is just closing may finish. */
const PATIENCE_MS = 2_000;
const NAP_MS = 50;

/**
 * Keeps a folder for this process: two on the same file would not hear of each other's moves. An empty SQLite file with
 * an open transaction is a lock of the system, which is gone with the process however it ended, and which holds within
 * one process too.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = new Libsql(path.join(folder, FILE_NAME));
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return () => lock.close();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || Date.now() > deadline) {
        lock.close();
        throw codeOf(error).startsWith('SQLITE_BUSY') ? new StorageProblem('inUse', { folder }, error) : error;
      }
    }
    await sleep(NAP_MS);
  }
}
