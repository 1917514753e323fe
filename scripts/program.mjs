// Bundles the program of the server as it is served: with all packages but those that read files of their own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './tool.mjs';

/** They have native parts, threads or WebAssembly, and stay packages; `pg-native` is one that nobody installs. */
export const WHOLE_PACKAGES = ['libsql', 'piscina', '@resvg/resvg-wasm'];
const ABSENT_PACKAGES = ['pg-native'];

const SOURCE = path.join(root, 'packages', 'server', 'src');
/** Modules of CommonJS want what ES modules don't have. */
const REQUIRE = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);`;

/** It imports a CommonJS module when it is first needed, whose names are lost where bundles are split. */
const LATE_IMPORT = "await import('cookie')";
const withoutLateImport = {
  name: 'without-late-import',
  setup(bundler) {
    bundler.onLoad({ filter: /@fastify[\\/]cookie[\\/]index\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes(LATE_IMPORT)) throw new Error(`${file} no longer has ${LATE_IMPORT}: is this still needed?`);
      return { contents: source.replace(LATE_IMPORT, "require('cookie')") };
    });
  },
};

/** Returns what esbuild says of it: which file went where. The maps beside are read with --enable-source-maps only. */
export async function buildProgram(folder) {
  // Worker threads are programs of their own. What they share with the server is in files that both load.
  const workers = readdirSync(SOURCE).filter((file) => file.endsWith('-worker.ts'));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['main.ts', ...workers].map((file) => path.join(SOURCE, file)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Half of the text is comments, which would stay in memory. Names stay as they are: logs can be read.
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    external: [...WHOLE_PACKAGES, ...ABSENT_PACKAGES],
    banner: { js: REQUIRE },
    plugins: [withoutLateImport],
  });
  return metafile;
}
