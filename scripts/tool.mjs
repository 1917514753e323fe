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
  const folder = packageFolder(name, from);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** Where a package is installed, seen from a folder of ours. */
export function packageFolder(name, from = '.') {
  const { paths } = createRequire(path.join(root, from, 'package.json')).resolve;
  const found = (paths(name) ?? [])
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed: npm install`);
  return found;
}
