import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import type { TestServer } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

const GAMES = ['tortuga-cards', 'tortuga-dice', 'tortuga-2199'];

it.each(GAMES)('%s tells the shape of its moves and options, and the values on its cards', async (game) => {
  const { status, body } = await server.ask('GET', `/games/${game}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: game, schemas: { move: expect.any(Object), options: expect.any(Object) } });
  expect(JSON.stringify(body.schemas.move)).toContain('"const"');
  expect(body.pack).not.toBeNull();
});

it.each(GAMES)('%s is told in words: the board, what is asked, and every move with its notation', async (game) => {
  const id = await server.begun(game, [anna, boris]);
  const asked = async (language: string, token: string) =>
    (await server.ask('GET', `/tables/${id}/match/in-words?language=${language}`, undefined, token)).body;
  for (const language of ['en', 'ru']) {
    const both = [await asked(language, anna), await asked(language, boris)];
    const told = both.filter(({ moves }) => moves !== null);
    expect(told.length).toBeGreaterThan(0);
    for (const { moves, prompt, board } of told) {
      expect(prompt).not.toBe('');
      expect(board).toContain('\n');
      for (const { notation, sentence } of moves) expect(notation && sentence).not.toBe('');
    }
  }
  const legal = (await server.ask('GET', `/tables/${id}/match`, undefined, anna)).body.offers?.legal ?? [];
  expect(((await asked('en', anna)).moves ?? []).map(({ move }: { move: unknown }) => move)).toEqual(
    legal.map(({ move }: { move: unknown }) => move),
  );
});

it('a game that is not played here and a match that has not begun are refused with a sentence', async () => {
  expect((await server.ask('GET', '/games/chess')).body.error.message).toBe('There is no game “chess”.');
  const { table } = (
    await server.ask('POST', '/tables', { game: GAMES[0], visibility: 'public', seats: ['me', 'open'] }, anna)
  ).body;
  const refused = await server.ask('GET', `/tables/${table.id}/match/in-words`, undefined, anna);
  expect(refused).toMatchObject({ status: 409, body: { error: { message: 'The game has not begun.' } } });
});
