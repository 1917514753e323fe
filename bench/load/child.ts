import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, built and started like a release. */
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
    return new Promise((ready, failed) => {
      child.once('exit', (code) => failed(new Error(`${entry} ended with ${code}`)));
      child.stdout?.on('data', (data) => {
        const origin = /http:\/\/[\d.:]+/.exec(String(data))?.[0];
        if (origin !== undefined) ready(new ServerProcess(child, origin));
      });
    });
  }

  async stop(): Promise<void> {
    this.#child.removeAllListeners('exit');
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
