import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inFolder, lab } from './program.ts';

const TIMEOUT = { timeout: 60_000 };

describe('arena', TIMEOUT, () => {
  const arena = (...args: readonly string[]) => lab(['arena', 'tortuga-cards', '--bots', 'greedy,random', ...args]);

  it('arena prints one JSON object with every pair, its interval and the ratings', async () => {
    const { code, out } = await arena('--games', '20', '--json');
    expect(code).toBe(0);
    const { pairs, ratings, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ game: 'tortuga-cards', seats: 2, games: 20 });
    expect(pairs).toEqual([
      {
        a: 'greedy',
        b: 'random',
        games: 20,
        winsA: expect.any(Number),
        winsB: expect.any(Number),
        draws: expect.any(Number),
        shareA: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
      },
    ]);
    expect(pairs[0].shareA).toBeGreaterThan(0.9);
    expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    expect(ratings[0].rating).toBeGreaterThan(ratings[1].rating);
  });

  it('arena goes on from its file where it was stopped, and plays the same games', async () => {
    const file = inFolder('arena.jsonl');
    await arena('--games', '6', '--file', file);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}{"pair":0,"de`);
    const { out } = await arena('--games', '10', '--file', file, '--json');
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    const whole = JSON.parse((await arena('--games', '10', '--json')).out);
    expect(JSON.parse(out).pairs).toEqual(whole.pairs);
  });

  it('arena stops a pair early once it is decided, and draws the ratings', async () => {
    const svg = inFolder('ratings.svg');
    const { out } = await arena('--games', '400', '--stop-early', '--svg', svg, '--json');
    expect(JSON.parse(out).games).toBeLessThan(60);
    expect(readFileSync(svg, 'utf8')).toContain('greedy');
  });

  it('arena with three seats seats one of the first bot against two of the other', async () => {
    const { out } = await arena('--games', '12', '--seats', '3');
    expect(out).toMatch(/greedy against random: [\d.]+ % of the wins .* in 12 games/);
  });

  it('arena lets weights from a file play as `learned`, and refuses those of another game or cut off', async () => {
    const learned = (...args: readonly string[]) => lab(['arena', 'tortuga-dice', '--games', '2', ...args]);
    const weights = 'games/tortuga-dice/bot/weights.json';
    const { code, out } = await learned('--bots', 'learned@12it,admiral@12it', '--weights', weights);
    expect(code).toBe(0);
    // They are the weights by which the admiral judges, so each wins its half of the two games of a deal.
    expect(out).toContain('learned@12it against admiral@12it: 50.0 %');
    const cut = inFolder('cut.json');
    writeFileSync(cut, readFileSync(weights, 'utf8').slice(0, 2000));
    for (const file of ['games/tortuga-cards/bot/weights.json', cut]) {
      const { code: refused, err } = await learned('--bots', 'learned,greedy', '--weights', file);
      expect([refused, err]).toEqual([1, expect.stringContaining(`${file} contains no weights for tortuga-dice`)]);
    }
    expect((await learned('--bots', 'learned,greedy')).err).toContain('There is no bot “learned”');
  });

  it('arena refuses one bot alone, an unknown bot, and the file of another run', async () => {
    const file = inFolder('other.jsonl');
    await arena('--games', '2', '--file', file);
    const alone = await lab(['arena', 'tortuga-cards', '--bots', 'greedy']);
    const unknown = await lab(['arena', 'tortuga-cards', '--bots', 'greedy,oracle']);
    const other = await arena('--games', '2', '--seed', '2', '--file', file);
    expect([alone.code, unknown.code, other.code]).toEqual([1, 1, 1]);
    expect(alone.err).toBe('The arena needs at least two bots, not 1.\n');
    expect(unknown.err).toContain('There is no bot “oracle”');
    expect(other.err).toContain('belongs to another run');
  });
});
