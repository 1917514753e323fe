import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { problemOfFile } from './file-problem.ts';
import { reasonOf, StorageProblem } from './problem.ts';

/**
 * A backup is a compressed text with a line for each row, the same for every kind of database: a header, the rows table
 * by table, and a hash of all that as the last line. Without that line the file is cut off.
 */
const FORMAT = 'tortuga backup 1';

const headerSchema = z.object({
  format: z.literal(FORMAT),
  /** The last migration of the database. */
  schema: z.string(),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
});
const rowSchema = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);
const lastSchema = z.object({ sha256: z.string() });

export type Header = Omit<z.infer<typeof headerSchema>, 'format'>;
export type BackupRow = z.infer<typeof rowSchema>[1];
export type TableRow = readonly [table: string, row: BackupRow];

/** The file gets its name when it is complete, and replaces an older one only then. */
export async function writeBackup(file: string, header: Header, rows: AsyncIterable<TableRow>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const target = createWriteStream(unfinished, { flush: true });
    await pipeline(Readable.from(linesOf(header, rows)), createGzip(), target);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof StorageProblem) throw error;
    const problem = problemOfFile(file, error);
    throw problem instanceof StorageProblem
      ? problem
      : new StorageProblem('notWritable', { folder: file, reason: reasonOf(error) }, error);
  }
}

async function* linesOf(header: Header, rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (content: unknown) => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: FORMAT, ...header });
  for await (const row of rows) yield line(row);
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** Reads and checks a whole backup. */
export async function checkBackup(file: string): Promise<Header> {
  const left = new Map<string, number>();
  let header: Header | null = null;
  for await (const part of readBackup(file)) {
    if (Array.isArray(part)) {
      const [table] = part as TableRow;
      left.set(table, (left.get(table) ?? 0) - 1);
    } else {
      header = part as Header;
      for (const [table, count] of Object.entries(header.rows)) left.set(table, count);
    }
  }
  if (header === null || [...left.values()].some((count) => count !== 0)) throw noBackup(file, 'rows');
  return header;
}

export async function* rowsOfBackup(file: string): AsyncGenerator<TableRow> {
  for await (const part of readBackup(file)) if (Array.isArray(part)) yield part as TableRow;
}

/** Yields the header, then the rows. Throws at the end if the hash does not match. */
async function* readBackup(file: string): AsyncGenerator<Header | TableRow> {
  const hash = createHash('sha256');
  let isFirst = true;
  let last: string | null = null;
  for await (const line of linesIn(file)) {
    if (last !== null) {
      hash.update(`${last}\n`);
      yield isFirst ? parsed(file, headerSchema, last) : parsed(file, rowSchema, last);
      isFirst = false;
    }
    last = line;
  }
  if (last === null || isFirst) throw noBackup(file, 'cut');
  if (parsed(file, lastSchema, last, 'cut').sha256 !== hash.digest('hex')) throw noBackup(file, 'sha256');
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  // An error on the way is passed on to the reader below.
  const flowing = pipeline(source, text).catch((error: unknown) => {
    text.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
    await flowing;
    if (text.errored !== null) throw text.errored;
  } catch (error) {
    const reason = reasonOf(error);
    throw reason.startsWith('E') ? new StorageProblem('noSuchFile', { file, reason }, error) : noBackup(file, reason);
  } finally {
    source.destroy();
  }
}

function parsed<Part>(file: string, schema: z.ZodType<Part>, line: string, reason = 'format'): Part {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw noBackup(file, reason);
  }
}

const noBackup = (file: string, reason: string) => new StorageProblem('noBackup', { file, reason });
