import path from 'node:path';
import type { Plugin } from 'vite';

/** What is of others: their files, and the helpers that the builder itself adds (`\0vite/preload-helper.js`). */
const OF_OTHERS = /(^|\/)node_modules\/|^\0(vite|rolldown)\//;

/** Of the page and of its worker threads, which are built before it. */
const found = new Set<string>();

/** Finds which files of packages are inside the page, for a list of their licences: `.vite/inside.json`. */
export function inside({ isWritten }: { readonly isWritten: boolean }): Plugin {
  return {
    name: 'inside',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const sources =
          file.type === 'asset'
            ? file.originalFileNames
            : Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
        for (const source of sources) if (OF_OTHERS.test(source)) found.add(plain(source));
      }
      if (isWritten)
        this.emitFile({ type: 'asset', fileName: '.vite/inside.json', source: JSON.stringify([...found].sort()) });
    },
  };
}

/** From `node_modules` on, or the builder's name for it. */
function plain(id: string): string {
  const [file = ''] = id.replace('\0', '').replaceAll(path.sep, '/').split('?');
  return file.slice(Math.max(0, file.indexOf('node_modules/')));
}
