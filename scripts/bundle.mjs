// Bundles a TypeScript entry, in the same way for releases, tests and benchmarks.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Third-party packages stay external; ours are bundled from their sources. */
const thirdPartyIsExternal = {
  name: 'third-party-is-external',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@tortuga/') ? undefined : { path: specifier, external: true },
    );
  },
};

/** Options for Node: most garbage is short-lived, so a larger young generation is cheaper. */
export const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];

/** Returns the path of the program, and the folder to delete afterwards. */
export async function bundle(entry) {
  // In node_modules, so that external packages are found.
  const folder = path.join(root, 'node_modules', '.cache', 'tortuga', String(process.pid));
  mkdirSync(folder, { recursive: true });
  const source = path.dirname(path.resolve(root, entry));
  // Worker threads are separate programs, built beside the one that starts them.
  const workers = readdirSync(source).filter((file) => file.endsWith('-worker.ts'));
  await build({
    entryPoints: [path.resolve(root, entry), ...workers.map((file) => path.join(source, file))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [thirdPartyIsExternal],
  });
  return { program: path.join(folder, `${path.basename(entry, '.ts')}.mjs`), folder };
}
