import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { WorkerPool } from '../src/worker-pool.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-web-'));
const webDir = path.join(folder, 'dist');
const PAGE = '<!doctype html><head><title>Tortuga</title></head>';
const SCRIPT = 'console.info("ahoy");'.repeat(100);
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(webDir, 'assets'), { recursive: true });
  writeFileSync(path.join(webDir, 'index.html'), PAGE);
  writeFileSync(path.join(webDir, 'sw.js'), 'self;');
  const script = path.join(webDir, 'assets', 'index-abc123.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(path.join(folder, 'secret.txt'), 'hidden');
  const workers = new WorkerPool(await buildBotWorker(folder), 1);
  const store = await openStore({ dataDir: path.join(folder, 'data') });
  app = await buildApp({ store, workers, now: () => 0, logger: false, requestsPerMinute: 3, webDir });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('the built page', () => {
  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/settings', 200],
    ['/table/xyz', 404],
    ['/apiary', 404],
    ['/tables?mine=1', 404],
  ])('the page is served at %s with status %i, and never cached', async (url, status) => {
    const { statusCode, headers, body } = await get(url, html);
    expect([statusCode, body.replace(/<meta[^>]*>/g, '')]).toEqual([status, PAGE]);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('whoever opens very many tables gets the page without its preview being looked up', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await get('/table/xyz', html)).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 200]);
  });

  it('the page may run only scripts of its own origin', async () => {
    const policy = String((await get('/table/xyz', html)).headers['content-security-policy']);
    for (const directive of [
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
      "connect-src 'self' ws: wss:",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
    // A server in a home network has no certificate.
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('the hashed files of the page are cached forever, its service worker never', async () => {
    const asset = await get('/assets/index-abc123.js');
    expect([asset.statusCode, asset.body]).toEqual([200, SCRIPT]);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('a client that accepts %s gets the precompressed file', async (accepted, encoding) => {
    const { headers, statusCode } = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    ['an unknown file', '/assets/nothing.js', {}],
    ['an unknown address of the API, even for a browser', '/api/nowhere', html],
    ['no page that is requested as JSON', '/tables/xyz', { accept: 'application/json' }],
    ['a file outside the page’s folder', '/..%2fsecret.txt', {}],
  ])('a request for %s gets a typed error', async (_, url, headers) => {
    const { statusCode, body } = await get(url, headers);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).toContain('server.error.');
    expect(body).not.toContain('hidden');
  });

  it('only GET requests are answered with the page', async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/table/xyz', headers: html });
    expect([statusCode, JSON.parse(body).error.key]).toEqual([404, 'server.error.noSuchPlace']);
  });
});

describe('beside the page', () => {
  it('the API page and the health check are served beside the page', async () => {
    const { statusCode, body, headers } = await get('/api/docs/', html);
    expect(statusCode).toBe(200);
    expect(body).toContain('swagger-ui');
    expect(body).not.toMatch(/<script>/);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
    expect((await get('/healthz')).json()).toEqual({ alive: true, ready: true, draining: false });
  });

  it('only requests to the API count against the limit, as a page is many files', async () => {
    for (let n = 0; n < 10; n++) expect((await get('/assets/index-abc123.js')).statusCode).toBe(200);
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await get('/api/games')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
