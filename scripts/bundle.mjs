// Makes a program of a TypeScript entry, the same way for a release, a test and a bench: what is measured is what is shipped.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Packages of other people stay where npm put them; ours are bundled from their sources. */
const othersStayOutside = {
  name: 'others-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@tortuga/') ? undefined : { path: specifier, external: true },
    );
  },
};

/** For whoever runs such a program. What a move leaves behind dies young: with room for more of it, nearly all is dead when it is looked at. */
export const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];

/** Returns where the program is, and the folder to throw away afterwards. */
export async function bundle(entry) {
  // In node_modules, so that what stays outside is found.
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
  return { program: path.join(folder, `${path.basename(entry, '.ts')}.mjs`), folder };
}
