import path from 'node:path';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';

/** What SQLite and the system say of a file, for whoever can do something about it; all else as it is. */
export function problemOfFile(file: string, error: unknown): unknown {
  const code = codeOf(error);
  const folder = path.dirname(file);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return new StorageProblem('diskFull', { folder }, error);
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return new StorageProblem('notADatabase', { file }, error);
  }
  if (/^SQLITE_(IOERR|READONLY|CANTOPEN|PERM)/.test(code)) {
    return new StorageProblem('notWritable', { folder, reason: reasonOf(error) }, error);
  }
  return error;
}
