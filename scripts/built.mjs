// What was built from the sources as they are is not built again.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tool.mjs';

const SOURCES = ['packages', 'games', 'scripts', 'package-lock.json'];
/** Made of the sources, or not part of what is built. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'golden', 'gallery']);

/** A text that changes whenever a source does. */
export function sourcesNow() {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(path.join(root, file));
    if (!stat.isDirectory()) {
      hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path.join(root, file)).sort()) {
      if (!NOT_SOURCES.has(name)) add(path.join(file, name));
    }
  };
  for (const source of SOURCES) add(source);
  return hash.digest('hex').slice(0, 16);
}

const noteOf = (what) => path.join(root, 'node_modules', '.cache', 'tortuga', `${what}.built`);

/** What the sources were when this was built last; null if it never was. */
export function builtFrom(what) {
  try {
    return readFileSync(noteOf(what), 'utf8');
  } catch {
    return null;
  }
}

export function noteBuilt(what, sources) {
  mkdirSync(path.dirname(noteOf(what)), { recursive: true });
  writeFileSync(noteOf(what), sources);
}
