// Runs a TypeScript entry: node scripts/run.mjs <entry.ts> [arguments]
// It is bundled first, the same way a release is, so that what is measured here is what is shipped.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
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
const outfile = path.join(folder, `${path.basename(entry, '.ts')}.mjs`);
await build({
  entryPoints: [path.resolve(root, entry)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
  plugins: [othersStayOutside],
});

const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? code : 1;
});
