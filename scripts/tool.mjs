// The programs of installed packages, started by Node itself: npm and npx need a shell on Windows, and a PATH everywhere.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project: this file may have been bundled into a program elsewhere in it. */
export const root = above(path.dirname(fileURLToPath(import.meta.url)));

function above(folder) {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : above(path.dirname(folder));
}

/** The file that Node runs as a program of a package, seen from a folder of ours. */
export function tool(name, program = name, from = '.') {
  const { paths } = createRequire(path.join(root, from, 'package.json')).resolve;
  for (const folder of paths(name) ?? []) {
    const manifest = read(path.join(folder, name, 'package.json'));
    if (manifest === null) continue;
    const { bin } = JSON.parse(manifest);
    return path.join(folder, name, typeof bin === 'string' ? bin : bin[program]);
  }
  throw new Error(`${name} is not installed: npm install`);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
