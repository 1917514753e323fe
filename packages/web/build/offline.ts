import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Kept when they are first asked for: nobody needs the letters of every language. */
const ON_DEMAND = /^previews\/|\.(woff2?|br|gz)$|^sw\.js$|^\.vite\//;

/** Writes the service worker with the list of what this build consists of. */
export function offline(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .filter((name) => !ON_DEMAND.test(name))
        .sort();
      const digest = createHash('sha256');
      for (const name of files) digest.update(name).update(readFileSync(path.join(folder, name)));
      const entry = /<script[^>]* src="([^"]+)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))?.[1];
      if (entry === undefined) throw new Error('The page has no script');
      const addresses = files.map((name) => (name === 'index.html' ? '/' : `/${name}`));
      const source = readFileSync(path.join(root, 'build', 'service-worker.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(digest.digest('hex').slice(0, 16)))
        .replace("['FILES']", JSON.stringify(addresses))
        .replace("'ENTRY'", JSON.stringify(entry));
      writeFileSync(path.join(folder, 'sw.js'), source);
    },
  };
}
