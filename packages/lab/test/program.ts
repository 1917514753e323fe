import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { bundle, FLAGS } from '../../../scripts/bundle.mjs';

export const root = path.join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'tortuga-lab-'));
export const inFolder = (name: string): string => path.join(folder, name);

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** French texts have non-breaking spaces, which are compared as plain ones. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The real program, built once as `npm run lab` builds it each time. */
const { program, folder: built } = await bundle('packages/lab/src/main.ts');
afterAll(() => rmSync(built, { recursive: true, force: true }));

export function lab(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C' };
    const child = execFile('node', [...FLAGS, program, ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out: plain(out), err: plain(err) }),
    );
    child.stdin?.end(input);
  });
}
