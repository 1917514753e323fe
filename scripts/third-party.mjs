// Who wrote what is inside a release, under which licence: THIRD-PARTY.md, from the lists of the builders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder, root } from './tool.mjs';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** @param files as esbuild and Vite name them: `node_modules/zod/index.js`, `vite/preload-helper.js` */
export function packagesOf(files) {
  const folders = new Set();
  for (const file of files) {
    const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    folders.add(folder === undefined ? packageFolder(file.split('/')[0], 'packages/web') : path.join(root, folder));
  }
  return [...folders];
}

/** @param folders of packages. Throws for one that does not say on which terms it may be passed on. */
export function thirdPartyText(folders) {
  const packages = new Map();
  for (const folder of folders) {
    const about = aboutPackage(folder);
    packages.set(`${about.name} ${about.version}`, about);
  }
  const all = [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const unknown = all.filter(({ licence, text }) => licence === null || text === null);
  if (unknown.length > 0) throw new Error(`No licence is known of ${unknown.map(({ name }) => name).join(', ')}.`);
  return [
    '# What others wrote',
    `Inside this release are ${all.length} packages of others, under these licences.`,
    ['| package | version | licence | source |', '| --- | --- | --- | --- |', ...all.map(rowOf)].join('\n'),
    ...all.map(({ name, version, text }) => `## ${name} ${version}\n\n\`\`\`\`text\n${text}\n\`\`\`\``),
    '',
  ].join('\n\n');
}

const rowOf = ({ name, version, licence, source }) => `| ${name} | ${version} | ${licence} | ${source} |`;

function aboutPackage(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license, licenses, author, repository } = manifest;
  const licence = license?.type ?? license ?? licenses?.[0]?.type ?? null;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
  const whose = author?.name ?? author ?? `the authors of ${name}`;
  // Written as an address, as one of git, or as `owner/name`.
  const [, place = ''] =
    /^(?:.*github\.com[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository?.url ?? repository ?? '') ?? [];
  const source = place === '' ? '' : `https://github.com/${place}`;
  return { name, version, licence, source, text: texts.length > 0 ? texts.join('\n\n') : usualText(licence, whose) };
}

/** Some packages name their licence and leave out its text. */
function usualText(licence, whose) {
  const file = path.join(root, 'scripts', 'licences', `${licence}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace('AUTHORS', whose) : null;
}
