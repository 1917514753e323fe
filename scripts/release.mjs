// Makes a release for this platform, as a folder and an archive: npm run release [-- folder]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPageIfChanged } from './page.mjs';
import { buildProgram, WHOLE_PACKAGES } from './program.mjs';
import { packagesOf, thirdPartyText } from './third-party.mjs';
import { packageFolder, root } from './tool.mjs';

const SERVER = path.join('packages', 'server');
/** As they are in the project. */
const COPIED = ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/hosting.md'];
/** What nobody needs to run a package. */
const NOT_NEEDED = /^(test|tests|test-jest|scripts|docs|examples?|benchmark|src|\.github)$|\.(map|ts|mts|cts|md)$/;
/** The letters that pictures of link previews are drawn with. */
const FONTS = /-(latin|latin-ext|cyrillic)-(400|600|700|900)-normal\.woff2$/;

const read = (...names) => JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));

const { version } = read('package.json');
const [target = path.join(root, 'release')] = process.argv.slice(2);
const name = `tortuga-${version}-${process.platform}-${process.arch}`;
const folder = path.resolve(target, name);

buildPageIfChanged();
rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'docs'), { recursive: true });
const { outputs } = await buildProgram(path.join(folder, 'program'));
writeFileSync(path.join(folder, 'tortuga.mjs'), "import './program/main.mjs';\n");
const page = path.join('packages', 'web', 'dist');
cpSync(path.join(root, page), path.join(folder, 'page'), {
  recursive: true,
  filter: (file) => path.basename(file) !== '.vite',
});
for (const file of COPIED) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });

const copied = [
  ...wholePackages(),
  ...partOf('@fastify/swagger-ui', (file) => /^static[\\/]/.test(file)),
  ...Object.keys(read(SERVER, 'package.json').dependencies)
    .filter((each) => each.startsWith('@fontsource/'))
    .flatMap((each) => partOf(each, (file) => FONTS.test(file))),
];
const bundled = Object.values(outputs)
  .flatMap(({ inputs }) => Object.keys(inputs))
  .filter((file) => file.includes('node_modules/'));
const inside = [...packagesOf([...bundled, ...read(page, '.vite', 'inside.json')]), ...copied];
writeFileSync(path.join(folder, 'THIRD-PARTY.md'), thirdPartyText([...new Set(inside)]));

const archive = `${name}.tar.gz`;
const { status, error } = spawnSync('tar', ['-czf', archive, name], { cwd: path.dirname(folder), stdio: 'inherit' });
if (status !== 0) throw new Error(`The archive could not be packed: ${error?.message ?? status}`);
const megabytes = statSync(path.join(path.dirname(folder), archive)).size / 1e6;
process.stdout.write(`${path.join(path.dirname(folder), archive)}: ${megabytes.toFixed(1)} MB\n`);

/** Packages that stay packages, with all they need; of natives those that are installed here. Returns where they came from. */
function wholePackages() {
  const found = new Map();
  const add = (each, from) => {
    const source = packageFolder(each, from);
    if (found.has(each)) return;
    found.set(each, source);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(source, 'package.json'), 'utf8'),
    );
    const natives = Object.keys(optionalDependencies).filter((native) => isNativeOf(each, native, source));
    for (const needed of [...Object.keys(dependencies), ...natives]) add(needed, path.relative(root, source));
  };
  for (const each of WHOLE_PACKAGES) add(each, SERVER);
  for (const [each, source] of found) copyPackage(each, source, (file) => !NOT_NEEDED.test(file));
  return [...found.values()];
}

/** A part of the same name: `@libsql/linux-x64-gnu` of libsql. What only makes a package quicker is left out. */
function isNativeOf(name, native, source) {
  if (!native.startsWith(`@${name}/`)) return false;
  try {
    return packageFolder(native, path.relative(root, source)) !== '';
  } catch {
    return false;
  }
}

/** Copies the files of a package that the program reads. Returns where they came from. */
function partOf(each, isRead) {
  const source = packageFolder(each, SERVER);
  copyPackage(each, source, (file, isFolder) => isFolder || file === 'package.json' || isRead(file));
  return [source];
}

/** @param isWanted of a file or a folder, seen from the package */
function copyPackage(each, source, isWanted) {
  const copy = path.join(folder, 'node_modules', each);
  cpSync(source, copy, {
    recursive: true,
    filter: (file) =>
      path.basename(file) !== 'node_modules' && isWanted(path.relative(source, file), statSync(file).isDirectory()),
  });
  removeEmpty(copy);
}

function removeEmpty(inside) {
  for (const entry of readdirSync(inside, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(inside, entry.name));
  }
  if (readdirSync(inside).length === 0) rmSync(inside, { recursive: true });
}
