import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkCatalogs } from '@tortuga/words';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCard } from '../src/previews/card.ts';
import { localeOf, pageAt } from '../src/previews/pages.ts';
import { Pictures } from '../src/previews/pictures.ts';
import { previewWords } from '../src/previews/words.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { CARDS, DUEL, TestServer } from './test-server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-previews-'));
const webDir = path.join(folder, 'dist');
const pictureWorker = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'picture-worker.mjs');
const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect width="10" height="5" fill="red"/></svg>';
let server: TestServer;
let anna: string;

beforeAll(async () => {
  mkdirSync(path.join(webDir, 'previews'), { recursive: true });
  writeFileSync(
    path.join(webDir, 'index.html'),
    '<html><head><meta name="description" content="" /><title>Tortuga</title></head></html>',
  );
  for (const game of [CARDS, 'tortuga-dice']) writeFileSync(path.join(webDir, 'previews', `${game}.svg`), POSTER);
  await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'src', 'picture-worker.ts')],
    outfile: pictureWorker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  server = new TestServer(await buildBotWorker(folder), path.join(folder, 'data'));
  await server.open({ webDir, pictureWorker });
  anna = await server.newPlayer('Anna & <Co>');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(pictureWorker, { force: true });
});

const get = (place: string, headers: Record<string, string> = {}) => fetch(`${server.origin}${place}`, { headers });

/** The tags of a page, by name. */
async function tagsOf(place: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const html = await (await get(place, headers)).text();
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

const newTable = async (table: object = DUEL): Promise<string> =>
  (await server.ask('POST', '/tables', table, anna)).body.table.id;

describe('the preview of a link', () => {
  it('the words of previews are complete in all languages', () => expect(checkCatalogs(previewWords)).toEqual([]));

  it('an open table says who invites to what, in the language of the link', async () => {
    const id = await newTable();
    expect(await tagsOf(`/table/${id}`)).toMatchObject({
      'og:title': 'Anna &amp; &lt;Co&gt; invites you to Tortuga Cards',
      'og:description': '1 seat is free. 2–4 players, 20–30 minutes.',
      'og:url': `${server.origin}/table/${id}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect((await tagsOf(`/table/${id}?lang=ru`))['og:description']).toContain('Свободно 1 место.');
    expect((await tagsOf(`/table/${id}`, { 'accept-language': 'pt-PT,en;q=0.5' }))['og:locale']).toBe('pt_BR');
  });

  it('a running match says who plays, a finished one who won with how many points', async () => {
    const boris = await server.newPlayer('Boris');
    const id = await server.begun(CARDS, [anna, boris]);
    expect((await tagsOf(`/table/${id}`))['og:title']).toContain('and Boris at sea');
    await server.playToTheEnd(id, [anna, boris]);
    for (const place of ['table', 'replay/server']) {
      const tags = await tagsOf(`/${place}/${id}`);
      expect(tags['og:title']).toMatch(/ wins?$/);
      expect(tags['og:description']).toMatch(/^Tortuga Cards: .+ -?\d+ · .+ -?\d+$/);
    }
  });

  it.each(['text/html', '*/*', 'application/json', ''])(
    'a page is HTML for a client that accepts "%s"',
    async (accept) => {
      const id = await newTable();
      for (const [place, status] of [
        ['/', 200],
        [`/table/${id}`, 200],
        ['/rules/tortuga-dice', 200],
        ['/join', 200],
        ['/here/anything', 200],
        ['/rules/nonsense', 404],
        ['/table/nonsense', 404],
        ['/table/00000000-0000-4000-8000-000000000000', 404],
        ['/replay/server/00000000-0000-4000-8000-000000000000', 404],
      ] as const) {
        const answer = await get(place, { accept });
        expect([place, answer.status, answer.headers.get('content-type')]).toEqual([
          place,
          status,
          'text/html; charset=utf-8',
        ]);
        expect(await answer.text()).toContain('<title>Tortuga</title>');
      }
    },
  );

  it('what is no address of the page is an error, with the page only for those who want HTML', async () => {
    const program = await get('/nowhere', { accept: 'application/json' });
    expect([program.status, await program.json()]).toMatchObject([404, { error: { key: 'server.error.noSuchPlace' } }]);
    const browser = await get('/nowhere', { accept: 'text/html' });
    expect([browser.status, (await browser.text()).includes('<title>')]).toEqual([404, true]);
  });
});

describe('the picture of a preview', () => {
  it('the picture of a table, a game and home is a PNG of 1200 × 630 under an address of its own', async () => {
    const id = await newTable();
    const addresses = new Set<string>();
    for (const place of [`/table/${id}?lang=fr`, '/rules/tortuga-dice', '/']) {
      const address = (await tagsOf(place))['og:image'] ?? '';
      addresses.add(address);
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(answer.headers.get('cache-control')).toContain('max-age');
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(addresses.size).toBe(3);
  });

  it.each([
    '/preview/xx/home.png',
    '/preview/en/table/nonsense.png',
    '/preview/en/home.svg',
    '/preview/en/nowhere.png',
  ])('there is no picture at %s', async (place) => expect((await get(place)).status).toBe(404));

  it('another address of a picture when somebody has sat down', async () => {
    const id = await newTable();
    const before = (await tagsOf(`/table/${id}`))['og:image'];
    await server.ask('POST', `/tables/${id}/join`, {}, await server.newPlayer('Boris'));
    expect((await tagsOf(`/table/${id}`))['og:image']).not.toBe(before);
  });

  it('the same words are drawn once, and somebody who wants too many new pictures is asked to come later', async () => {
    const pictures = new Pictures(pictureWorker);
    const asked: string[] = [];
    const answers = [];
    for (const title of ['a', 'a', 'b', 'a']) {
      const mayDraw = (): boolean => asked.push(title) < 2;
      answers.push(await pictures.png(drawCard({ game: CARDS, name: '', title, lines: [] }, null), mayDraw));
    }
    expect(answers.map((answer) => answer !== null)).toEqual([true, true, false, true]);
    expect(asked).toEqual(['a', 'b']);
    await pictures.close();
  });

  it('more new pictures at once than can be drawn soon are refused with the time to wait, known ones are not', async () => {
    expect((await get('/preview/en/home.png')).status).toBe(200);
    const tables = [];
    for (let n = 0; n < 15; n++) {
      const host = await server.newPlayer(`Captain ${n}`);
      tables.push((await server.ask('POST', '/tables', DUEL, host)).body.table.id);
    }
    const answers = [];
    for (const lang of ['en', 'fr', 'ru', 'pt-BR'])
      answers.push(...(await Promise.all(tables.map((id) => get(`/preview/${lang}/table/${id}.png`)))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(60);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    expect((await get('/preview/en/home.png')).status).toBe(200);
  }, 180_000);

  it('a drawing that can’t be drawn costs one picture, not the next', async () => {
    const pictures = new Pictures(pictureWorker);
    const always = () => true;
    await expect(pictures.png('<svg', always)).rejects.toThrow();
    const good = drawCard({ game: CARDS, name: 'Cards', title: 'Анна', lines: ['1'] }, POSTER);
    expect((await pictures.png(good, always))?.length).toBeGreaterThan(1000);
    await pictures.close();
  });

  it('whatever a name consists of, the drawing stays well-formed, and no line is longer than its place', () => {
    for (const title of ['<&>"\u0001', 'W'.repeat(200), 'слово '.repeat(60), '😀'.repeat(30), '']) {
      const svg = drawCard({ game: 'nonsense', name: 'X', title, lines: [title, title] }, null);
      expect(svg).not.toMatch(/\p{Cc}|&(?!amp;|lt;|gt;)/u);
      for (const [, line = ''] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(line.length).toBeLessThan(90);
    }
  });
});

it.each([
  ['/', 'home'],
  ['/?lang=fr', 'home'],
  ['/table/x?invite=1', 'table'],
  ['/replay/server/x', 'replay'],
  ['/replay/here/x', 'plain'],
  ['/join', 'plain'],
  ['/join/tortuga-dice/', 'join'],
  ['/learn/tortuga-dice#x', 'game'],
  ['/rules/%E0%A4%A', 'rules'],
  ['/assets/x.js', undefined],
])('%s is a page of kind %s', (url, kind) => expect(pageAt(url)?.kind).toBe(kind));

it('the language of a link counts more than the reader’s, and English is for all others', () => {
  expect(localeOf('fr', 'ru')).toBe('fr');
  expect(localeOf('xx', 'ru-RU,ru;q=0.9')).toBe('ru');
  expect(localeOf(undefined, 'ja')).toBe('en');
  expect(localeOf(['fr', 'ru'], undefined)).toBe('en');
});
