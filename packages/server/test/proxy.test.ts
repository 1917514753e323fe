import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { WorkerPool } from '../src/worker-pool.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { nginxOrNull } from './nginx-for-tests.ts';
import { postgresDatabases } from './storage/databases.ts';
import { request, TestPage, until } from './test-server.ts';

const nginx = nginxOrNull();
if (nginx === null) process.stdout.write('Tests behind a proxy are skipped: there is no nginx.\n');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf'), 'utf8');

/** The example for self-hosters, with two nodes and with what a machine without nginx has: free ports, a new certificate. */
function configOf(port: number, otherPort: number, nodes: readonly string[], folder: string): string {
  const servers = nodes.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=1s;`).join(' ');
  const example = EXAMPLE.replace('server 127.0.0.1:2199;', servers)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('listen 80;', `listen 127.0.0.1:${otherPort};`)
    .replaceAll('/etc/letsencrypt/live/tortuga.example.org', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
${example}
}`;
}

/** The page of the nodes, as far as a preview needs one. */
function pageIn(folder: string): string {
  writeFileSync(path.join(folder, 'index.html'), '<html><head><title>Tortuga</title></head><body></body></html>');
  return folder;
}

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
      const app = await buildApp({ ...parts, logger: false, requestsPerMinute: 200, webDir: pageIn(folder) });
      nodes.push(app);
      origins.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    }
    const port = await freePort();
    origin = `https://127.0.0.1:${port}`;
    // The certificate is our own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=tortuga.example.org'],
        ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
      ],
      { stdio: 'ignore' },
    );
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(config, configOf(port, await freePort(), origins, folder));
    proxy = spawn(nginx ?? '', ['-p', folder, '-c', config], { stdio: 'ignore' });
    await until(async () => (await fetch(`${origin}/healthz`).catch(() => null))?.ok === true);
  }, 60_000);
  afterAll(async () => {
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    for (const node of nodes) await node.close();
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A request from another address of this machine. */
  const from = (address: string, place: string): Promise<number> =>
    new Promise((resolve, reject) => {
      https
        .get(`${origin}${place}`, { localAddress: address, agent: false, rejectUnauthorized: false }, (answer) => {
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

  it('behind nginx links and cookies say that the page has TLS', async () => {
    const page = await (await fetch(`${origin}/play/tortuga-cards`)).text();
    expect(page).toContain(`content="${origin}/play/tortuga-cards"`);
    expect((await ask('POST', '/players', { name: 'Eve' })).cookie).toContain('Secure');
  });

  it('two nodes behind nginx send messages at once over events and sockets, and go on when one of them stops', async () => {
    const newPlayer = async (): Promise<string> => (await ask('POST', '/players', { name: 'Anna' })).body.token;
    const [anna, boris] = [await newPlayer(), await newPlayer()];
    const duel = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'] };
    const { id } = (await ask('POST', '/tables', duel, anna)).body.table;
    await ask('POST', `/tables/${id}/join`, {}, boris);
    await ask('POST', `/tables/${id}/start`, undefined, anna);
    let events = '';
    https.get(`${origin}/api/tables/${id}/events`, { agent: false, rejectUnauthorized: false }, (answer) => {
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
