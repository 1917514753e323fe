import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { WorkerPool } from '../src/worker-pool.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { postgresDatabases } from './storage/databases.ts';
import { request, TestPage, until } from './test-server.ts';

const PROGRAM = '/usr/sbin/nginx';

/** In CI nginx is installed; elsewhere it is used if it is there. */
function nginxOrNull(): string | null {
  if (existsSync(PROGRAM)) return PROGRAM;
  if (process.env['CI'] === undefined || process.getuid?.() !== 0) return null;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return existsSync(PROGRAM) ? PROGRAM : null;
}

const nginx = nginxOrNull();
if (nginx === null) process.stdout.write('Tests behind a proxy are skipped: there is no nginx.\n');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** As in docs/hosting.md, with two nodes behind it. */
const configOf = (port: number, nodes: readonly string[], folder: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream nodes { ${nodes.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }
}`;

describe.runIf(nginx !== null)('two nodes behind nginx', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-proxy-'));
  const databases = postgresDatabases();
  const nodes: FastifyInstance[] = [];
  let proxy: ChildProcess;
  let origin = '';
  const ask = (method: string, place: string, body?: unknown, token?: string) =>
    request(origin, method, place, body, token);

  beforeAll(async () => {
    await databases.start();
    const location = await databases.empty();
    const worker = await buildBotWorker(folder);
    const origins: string[] = [];
    for (let n = 0; n < 2; n++) {
      const parts = { store: await openStore(location), workers: new WorkerPool(worker, 1), now: () => Date.now() };
      const app = await buildApp({ ...parts, logger: false, requestsPerMinute: 200 });
      nodes.push(app);
      origins.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    }
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(config, configOf(port, origins, folder));
    proxy = spawn(nginx ?? '', ['-p', folder, '-c', config], { stdio: 'ignore' });
    await until(async () => (await fetch(`${origin}/healthz`).catch(() => null))?.ok === true);
  }, 60_000);
  afterAll(async () => {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    for (const node of nodes) await node.close();
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A request from another address of this machine. */
  const from = (address: string, place: string): Promise<number> =>
    new Promise((resolve, reject) => {
      http
        .get(`${origin}${place}`, { localAddress: address, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
        .on('error', reject);
    });

  it('two nodes behind nginx count each visitor apart, however they write the address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 450; n++) statuses.push(await from('127.0.0.2', n % 2 === 0 ? '/api/games' : '/%61pi/games'));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(400);
    expect(statuses).toContain(429);
    expect(await from('127.0.0.3', '/api/games')).toBe(200);
  });

  it('two nodes behind nginx send messages at once over events and sockets, and go on when one of them stops', async () => {
    const newPlayer = async (): Promise<string> => (await ask('POST', '/players', { name: 'Anna' })).body.token;
    const [anna, boris] = [await newPlayer(), await newPlayer()];
    const duel = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'] };
    const { id } = (await ask('POST', '/tables', duel, anna)).body.table;
    await ask('POST', `/tables/${id}/join`, {}, boris);
    await ask('POST', `/tables/${id}/start`, undefined, anna);
    let events = '';
    http.get(`${origin}/api/tables/${id}/events`, { agent: false }, (answer) => {
      answer.on('data', (data) => {
        events += data;
      });
    });
    const pages = [anna, boris].map((token) => new TestPage(origin, id, token));
    await until(() => pages.every(({ snapshot }) => snapshot !== null));
    for (const page of pages) page.playSlowly(20);
    await until(() => events.includes('"type":"update"'));

    await nodes.shift()?.close();
    for (const page of pages) if (page.closed !== null) page.reconnect();
    await until(() => {
      for (const page of pages) if (page.closed !== null) page.reconnect();
      return pages.every(({ snapshot }) => (snapshot?.result ?? null) !== null);
    });
    expect(pages.flatMap(({ answers }) => answers).filter((kind) => kind === 'done')).toHaveLength(52);
  });
});
