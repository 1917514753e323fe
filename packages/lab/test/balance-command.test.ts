import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inFolder, lab } from './program.ts';

const TIMEOUT = { timeout: 60_000 };

describe('balance', TIMEOUT, () => {
  const balance = (...args: readonly string[]) => lab(['balance', 'tortuga-cards', '--bots', 'greedy', ...args]);

  it('balance writes a report as Markdown with its pictures beside it, which show light and dark', async () => {
    const file = inFolder('cards.md');
    const { code } = await balance('--games', '20', '--write', file);
    expect(code).toBe(0);
    const report = readFileSync(file, 'utf8');
    expect(report).toContain('# Balance of tortuga-cards, card pack “house”');
    expect(report).toContain('| 2 players (20 games) |');
    const pictures = [...report.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map((found) => found[1] ?? '');
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) {
      expect(existsSync(inFolder(picture)), picture).toBe(true);
      expect(readFileSync(inFolder(picture), 'utf8')).toContain('prefers-color-scheme:dark');
    }
  });

  it('balance goes on from its file where it was stopped, and comes to the same', async () => {
    const file = inFolder('balance.jsonl');
    await balance('--games', '2', '--seats', '2', '--file', file);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}{"variant":0,"se`);
    const { out } = await balance('--games', '4', '--seats', '2', '--file', file);
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    expect(out).toBe((await balance('--games', '4', '--seats', '2')).out);
  });

  it('balance does not go on from the file of another run', async () => {
    const file = inFolder('other.jsonl');
    await balance('--games', '1', '--seats', '2', '--file', file);
    const { code, err } = await balance('--games', '1', '--seats', '2', '--file', file, '--seed', 'another');
    expect(code).toBe(1);
    expect(err).toContain(file);
  });

  it.each([
    [['--seats', '2,5'], '2,5'],
    [['--bots', 'oracle'], 'oracle'],
    [['--games', '0'], '“0”'],
    [['--write', '/no/such/folder/report.md'], '/no/such/folder/report.md'],
  ])('balance refuses %j in one sentence', async (args, named) => {
    const { code, err } = await lab(['balance', 'tortuga-cards', ...args]);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(named);
  });
});
