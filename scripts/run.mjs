// Runs a TypeScript entry: node scripts/run.mjs <entry.ts> [arguments]
// It is bundled first, the same way a release is, so that what is measured here is what is shipped.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) throw new Error('Which entry?');

/** Packages of other people stay where npm put them; ours are bundled from their sources. */
const othersStayOutside = {
  name: 'others-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@tortuga/') ? undefined : { path: specifier, external: true },
    );
  },
};

const folder = path.join(root, 'node_modules', '.cache', 'tortuga', String(process.pid));
mkdirSync(folder, { recursive: true });
const room = path.dirname(path.resolve(root, entry));
// Worker threads are programs of their own: they are built beside the one that starts them.
const workers = readdirSync(room).filter((file) => file.endsWith('-worker.ts'));
await build({
  entryPoints: [path.resolve(root, entry), ...workers.map((file) => path.join(room, file))],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
  plugins: [othersStayOutside],
});

const program = path.join(folder, `${path.basename(entry, '.ts')}.mjs`);
// What a move leaves behind dies young: with room for more of it, it is seldom gone through, and nearly all is dead.
const flags = ['--enable-source-maps', '--max-semi-space-size=64'];
const child = spawn(process.execPath, [...flags, program, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = signal === null ? code : 1;
});
