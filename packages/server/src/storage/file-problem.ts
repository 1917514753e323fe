import path from 'node:path';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';

/** Turns errors of SQLite and of the file system into problems that an operator can solve; returns others unchanged. */
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
