import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';

const FILE_NAME = 'tortuga.lock';
/** Time for a process that is just closing. */
const TIMEOUT_MS = 2_000;
const RETRY_MS = 50;

/**
 * Locks a folder for this process: two on the same file would not notice each other's moves. An empty SQLite file with
 * an open transaction is a lock of the system, which is gone with the process however it ended, and which holds within
 * one process too.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    await mkdir(folder, { recursive: true });
    const lock = new Libsql(path.join(folder, FILE_NAME));
    await locked(lock).catch((error: unknown) => {
      lock.close();
      throw error;
    });
    return () => lock.close();
  } catch (error) {
    const isTaken = codeOf(error).startsWith('SQLITE_BUSY');
    throw isTaken
      ? new StorageProblem('inUse', { place: folder }, error)
      : new StorageProblem('notWritable', { folder, reason: reasonOf(error) }, error);
  }
}

async function locked(lock: Libsql.Database): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await sleep(RETRY_MS)) {
    try {
      lock.exec('begin exclusive');
      return;
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || Date.now() > deadline) throw error;
    }
  }
}
