/** Why the storage does not work, for the operator of the server: a key of `words/` with its parameters. */
export class StorageProblem extends Error {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(name: string, params: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(`storage.${name}`, { cause });
    this.name = 'StorageProblem';
    this.key = `storage.${name}`;
    this.params = params;
  }
}

/** The code a driver or the system gave an error: `23505`, `SQLITE_BUSY`, `ECONNREFUSED`; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** For a problem's `reason`: the code of an error, or its message if it has none. */
export const reasonOf = (error: unknown): string => codeOf(error) || String(error);

export const problemOfWriting = (error: unknown): StorageProblem =>
  error instanceof StorageProblem ? error : new StorageProblem('writeFailed', { reason: reasonOf(error) }, error);

/**
 * PostgreSQL refuses a NUL inside a text, libsql cuts the text off there, and both replace half a character (a lone
 * surrogate) by another one: none gives back what was stored.
 */
const CHANGED_BY_STORING = /[\0\p{Surrogate}]/u;

export function refuseBadText(row: object): void {
  for (const field in row) {
    const value: unknown = row[field as keyof typeof row];
    if (typeof value === 'string' && CHANGED_BY_STORING.test(value)) throw new StorageProblem('badText', { field });
  }
}
