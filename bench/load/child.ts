import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** The clock tick in /proc/<pid>/stat. */
const MS_PER_TICK = 10;

const read = (file: string): string => readFileSync(file, 'utf8');

/** A server in its own process, built and started like a release. */
export class ServerProcess {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
  }

  static async start(entry: string, args: readonly string[], env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['scripts/run.mjs', entry, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // A benchmark that fails must not leave a server behind: it would keep the port and the CPU busy.
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    child.once('close', () => process.off('exit', stop));
    return new Promise((ready, failed) => {
      child.once('exit', (code) => failed(new Error(`${entry} ended with ${code}`)));
      child.stdout?.on('data', (data) => {
        const origin = /http:\/\/[\w.:]+/.exec(String(data))?.[0];
        if (origin !== undefined) ready(new ServerProcess(child, origin));
      });
    });
  }

  /** The CPU time used so far; null where the system does not report it (only Linux does). */
  get cpuMs(): number | null {
    try {
      // The server is a child of the process that bundled it.
      const pid = read(`/proc/${this.#child.pid}/task/${this.#child.pid}/children`).trim().split(' ').at(-1);
      const fields = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    this.#child.removeAllListeners('exit');
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
