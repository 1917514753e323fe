// Runs a TypeScript entry: node scripts/run.mjs <entry.ts> [arguments]
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { bundle, FLAGS } from './bundle.mjs';

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) throw new Error('Which entry?');

const { program, folder } = await bundle(entry);
const child = spawn(process.execPath, [...FLAGS, program, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = signal === null ? code : 1;
});
