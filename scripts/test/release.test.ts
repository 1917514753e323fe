import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { NAMES } from '../../packages/server/src/settings.ts';
import { root } from '../tool.mjs';

/** A release, as somebody gets it: unpacked into an empty folder, with nothing but Node. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-release-'));
const NAME = `tortuga-${manifest.version}-${process.platform}-${process.arch}`;
const ARCHIVE = path.join(folder, `${NAME}.tar.gz`);
const release = path.join(folder, 'somewhere', NAME);
const MAX_BYTES = 35e6;
const BUILD_MS = 300_000;
/** Half a dozen starts, on a busy machine. */
const PLAY_MS = 120_000;
const started: ChildProcess[] = [];

vi.setConfig({ testTimeout: PLAY_MS });

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/release.mjs', folder], { cwd: root });
  rmSync(path.join(folder, NAME), { recursive: true });
  mkdirSync(path.join(folder, 'somewhere'));
  execFileSync('tar', ['-xzf', ARCHIVE], { cwd: path.join(folder, 'somewhere') });
}, BUILD_MS);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** No PATH, no home, no settings of ours. */
const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['tortuga.mjs', ...args], { cwd: release, env, encoding: 'utf8' });

async function serve(env: Record<string, string>, program = [process.execPath, 'tortuga.mjs'], cwd = release) {
  const [node = '', ...args] = program;
  const child = spawn(node, args, { cwd, env: { PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  for await (const data of child.stdout) {
    const origin = /http:\/\/[\w.:]+/.exec(String(data))?.[0];
    if (origin !== undefined) {
      child.stdout.resume();
      return { child, origin };
    }
  }
  throw new Error('The release did not start');
}

async function ask(origin: string, method: string, place: string, token = '', body: unknown = {}) {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}/api${place}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the answers of the API are what this test checks.
  return (await answer.json()) as any;
}

it('a release is small, says its version, and names everybody whose work is inside', () => {
  expect(statSync(ARCHIVE).size).toBeLessThan(MAX_BYTES);
  expect(run(['--version']).stdout).toBe(`Tortuga ${manifest.version}, on Node ${process.versions.node}\n`);
  for (const file of ['LICENSE', 'CHANGELOG.md', 'docs/hosting.md', 'deploy/Dockerfile'])
    expect(existsSync(path.join(release, file)), file).toBe(true);
  const thirdParty = readFileSync(path.join(release, 'THIRD-PARTY.md'), 'utf8');
  // In the program, beside it, and in the page.
  for (const name of ['fastify', 'zod', 'libsql', '@resvg/resvg-wasm', 'react', 'vite', '@fontsource/alegreya'])
    expect(thirdParty).toMatch(new RegExp(`^\\| ${name} \\| [\\d.]+ \\| \\S+ \\| https://`, 'm'));
  for (const entry of readdirSync(path.join(release, 'node_modules')))
    expect(thirdParty, entry).toContain(`| ${entry}`);
  expect(thirdParty).not.toMatch(/\| (vitest|typescript|esbuild|@tortuga)/);
});

it('a release draws pictures of link previews with its own fonts', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><text y="15">Ж</text></svg>';
  const code = `import { draw } from './program/picture-worker.mjs'; process.stdout.write(await draw(${JSON.stringify(svg)}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: release, env: {} });
  expect(stdout.subarray(1, 4).toString()).toBe('PNG');
});

it('a release serves its page, plays with a bot, closes in order, and restores what it backed up', async () => {
  const { child, origin } = await serve({ METRICS_PORT: '0', BOT_PACE_MS: '0' });
  expect(await (await fetch(`${origin}/`)).text()).toContain('/preview/en/home.png?v=');
  expect((await fetch(`${origin}/api/docs/static/swagger-ui-bundle.js`)).status).toBe(200);
  const { token } = await ask(origin, 'POST', '/players', '', { name: 'Anna' });
  const { table } = await ask(origin, 'POST', '/tables', token, {
    ...{ game: 'tortuga-cards', visibility: 'public', seats: ['me', { bot: 'mate' }] },
  });
  await ask(origin, 'POST', `/tables/${table.id}/start`, token);
  let moves = 0;
  for (let tries = 0; moves < 6 && tries < 200; tries++) {
    const { offers, decision } = await ask(origin, 'GET', `/tables/${table.id}/match`, token);
    if (offers === null) await sleep(50);
    else {
      const { move } = offers.legal[0];
      await ask(origin, 'POST', `/tables/${table.id}/match`, token, {
        type: 'move',
        id: `move-${moves++}`,
        decision,
        move,
      });
    }
  }
  expect(moves).toBe(6);
  expect(run(['backup', 'games.backup']).stdout).toMatch(/^Backed up .*\/data to games\.backup: \d+ rows\.\n$/);
  // Over a running server nothing is restored.
  expect(run(['restore', 'games.backup', '--replace'])).toMatchObject({ status: 1, stdout: '' });
  const { n } = await ask(origin, 'GET', `/tables/${table.id}/match`, token);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);

  writeFileSync(path.join(release, 'cut.backup'), readFileSync(path.join(release, 'games.backup')).subarray(0, -20));
  expect(run(['restore', 'cut.backup', '--replace']).stderr).toMatch(/^The file cut\.backup is not a backup, or/);
  expect(run(['restore', 'games.backup'], { DATA_DIR: 'moved' }).stdout).toMatch(/^Restored games\.backup to .*moved/);
  const second = await serve({ DATA_DIR: 'moved' });
  expect((await ask(second.origin, 'GET', `/tables/${table.id}/match`, token)).n).toBeGreaterThanOrEqual(n - 2);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});

const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n');

it('a Dockerfile makes an image whose commands work in a bare folder', async () => {
  const instructions = readFileSync(path.join(root, 'deploy', 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [line, '']);
  const of = (name: string) => instructions.filter(([each]) => each === name).map(([, rest = '']) => rest);
  expect(of('FROM')).toEqual([expect.stringMatching(/^node:\d+-slim$/)]);
  expect(of('COPY')).toEqual(['. .']);
  expect(of('RUN')).toEqual(['mkdir data && chown node:node data']);
  expect(of('EXPOSE')).toEqual(['2199']);
  const known = [
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'USER',
    'ENV',
    'VOLUME',
    'EXPOSE',
    'HEALTHCHECK',
    'ENTRYPOINT',
    'CMD',
  ];
  expect(instructions.filter(([name = '']) => !known.includes(name))).toEqual([]);
  // Nobody can write to the image but where its volume is.
  expect(of('VOLUME')).toEqual([`${of('WORKDIR')[0]}/data`]);
  const env = Object.fromEntries(of('ENV').flatMap((line) => line.split(' ').map((each) => each.split('='))));
  const command = [...JSON.parse(of('ENTRYPOINT')[0] ?? ''), ...JSON.parse(of('CMD')[0] ?? '')];
  expect(command[0]).toBe('node');
  rmSync(path.join(release, 'data'), { recursive: true, force: true });
  mkdirSync(path.join(release, 'data'));
  const { child, origin } = await serve({ ...env }, [process.execPath, ...command.slice(1)]);
  expect(existsSync(path.join(release, 'data', 'tortuga.sqlite'))).toBe(true);
  const [, , code = ''] = JSON.parse(/CMD (.*)$/.exec(of('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]');
  const check = (port: string) => spawnSync(process.execPath, ['-e', code], { env: { PORT: port } }).status;
  expect(check(new URL(origin).port)).toBe(0);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(check(new URL(origin).port)).toBe(1);
});

it('the service and the containers use files of the release, and settings that there are', () => {
  const service = linesOf('deploy/tortuga.service');
  expect(service).toContain('ExecStart=/usr/bin/node tortuga.mjs');
  const set = [...service.join('\n').matchAll(/^Environment=(.*)$/gm)].flatMap(([, each = '']) => each.split(' '));
  const composed = linesOf('deploy/compose.yaml').flatMap((line) => /^ {6}([A-Z_]+):/.exec(line)?.[1] ?? []);
  const names = [...set.map((each) => each.split('=')[0]), ...composed];
  expect(names).toContain('DATABASE_URL');
  const others = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD'];
  expect(names.filter((name = '') => ![...NAMES, ...others].includes(name))).toEqual([]);
  const verified = spawnSync('systemd-analyze', ['verify', path.join(root, 'deploy', 'tortuga.service')], {
    encoding: 'utf8',
  });
  // Where there is no systemd, only its own words are missing.
  if (verified.error === undefined) expect(verified.stderr).not.toContain('tortuga.service:');
});

it('the guide for self-hosters has every setting, and names files that are there', () => {
  const guide = linesOf('docs/hosting.md');
  const described = guide
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(described.sort()).toEqual([...NAMES, 'LANG'].sort());
  for (const [, link = ''] of guide.join('\n').matchAll(/\]\(([^)#]+)\)/g))
    if (!link.startsWith('http')) expect(existsSync(path.join(root, 'docs', link)), link).toBe(true);
  for (const [, name = ''] of guide.join('\n').matchAll(/npm run (?:-s )?(\w[\w-]*)/g))
    expect(Object.keys(manifest.scripts), name).toContain(name);
});

/** The commands of the guide. A block says behind `sh` what it needs, if we don't have that here. */
function commandsOfGuide(): string[] {
  const blocks = linesOf('docs/hosting.md')
    .join('\n')
    .matchAll(/^```sh( while it is running)?\n([^`]*)^```/gm);
  return [...blocks]
    .flatMap(([, , block = '']) => block.split('\n'))
    .flatMap((line) => line.split(' #')[0]?.trim() || []);
}

it.runIf(process.platform !== 'win32')(
  'the commands of the guide for self-hosters work, one after the other',
  async () => {
    const commands = commandsOfGuide();
    expect(commands.length).toBeGreaterThanOrEqual(7);
    let cwd = mkdtempSync(path.join(folder, 'guide-'));
    symlinkSync(ARCHIVE, path.join(cwd, path.basename(ARCHIVE)));
    const env = { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` };
    let server: Awaited<ReturnType<typeof serve>> | null = null;
    for (const command of commands) {
      if (command === 'node tortuga.mjs') {
        server = await serve({}, [process.execPath, path.join(cwd, 'tortuga.mjs')], cwd);
        continue;
      }
      const here = command.replace('http://localhost:2199', server?.origin ?? '');
      const { status, stdout, stderr } = spawnSync('sh', ['-c', `${here} && echo && pwd`], {
        cwd,
        env,
        encoding: 'utf8',
      });
      expect(status, `${command}: ${stderr}`).toBe(0);
      cwd = stdout.trim().split('\n').at(-1) ?? cwd;
    }
    expect(existsSync(path.join(cwd, 'elsewhere', 'tortuga.sqlite'))).toBe(true);
    server?.child.kill('SIGTERM');
  },
);
