import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, lab } from './program.ts';

const SMALL = ['train', 'tortuga-2199', '--games', '2', '--matches', '2', '--lang', 'en'];

describe('train', { timeout: 120_000 }, () => {
  const folder = inFolder('training');
  const inTraining = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  it('train learns one generation after the other, and goes on where it was stopped', async () => {
    const svg = inFolder('training.svg');
    const first = await lab([...SMALL, '--generations', '1', '--folder', folder, '--svg', svg]);
    expect(first.out).toMatch(
      /^Generation 1: [\d.]+ % .* of 2 games against the best before it, loss [\d.]+: not kept\.$/m,
    );
    expect(readFileSync(svg, 'utf8')).toContain('strength in Elo by generation');
    const before = inTraining('games.jsonl');
    const second = await lab([...SMALL, '--generations', '2', '--folder', folder]);
    expect(second.out.split('\n').filter((line) => line.startsWith('Generation'))).toHaveLength(2);
    expect(inTraining('games.jsonl').startsWith(before)).toBe(true);
    expect(inTraining('games.jsonl').trim().split('\n')).toHaveLength(4);
  });

  it('train writes no weights when nothing won its match, and says so', async () => {
    const file = inFolder('weights.json');
    const { code, err } = await lab([...SMALL, '--generations', '2', '--folder', folder, '--write', file]);
    expect([code, existsSync(file)]).toEqual([1, false]);
    expect(err).toContain('Nothing that was learned for tortuga-2199 won its match');
  });

  it('train refuses the folder of another training', async () => {
    const { code, err } = await lab([...SMALL, '--generations', '1', '--folder', folder, '--seed', 'other']);
    expect(code).toBe(1);
    expect(err).toContain('belongs to another training');
  });

  it('train begins with weights there are: its first generation has to beat them, as a whole or in parts', async () => {
    const from = 'games/tortuga-2199/bot/weights.json';
    const file = inFolder('begun.json');
    const begun = [...SMALL, '--seats', '2', '--from', from, '--folder', inFolder('begun'), '--generations', '1'];
    const { out } = await lab(begun);
    expect(out).toMatch(/^Generation 1: [\d.]+ % .* of 2 games against the best before it, loss [\d.]+: not kept\.$/m);
    const read = (name: string) =>
      JSON.parse(readFileSync(path.join(inFolder('begun'), name), 'utf8').split('\n')[0] ?? '');
    expect(read('generations.jsonl')).toMatchObject({ way: 'parts', isAccepted: false });
    expect(read('games.jsonl').shares).toHaveLength(2);
    const lessons = readFileSync(path.join(inFolder('begun'), 'games.jsonl'), 'utf8')
      .trim()
      .split('\n');
    const positions = lessons.map((line) => JSON.parse(line).positions.length);
    expect(positions).toEqual([expect.any(Number), expect.any(Number), 0, 0]);
    const refused = await lab([...begun, '--write', file]);
    expect([refused.code, existsSync(file)]).toEqual([1, false]);
  });

  it('train refuses to begin with weights of another game', async () => {
    const { code, err } = await lab([...SMALL, '--from', 'games/tortuga-dice/bot/weights.json']);
    expect(code).toBe(1);
    expect(err).toContain('contains no weights for tortuga-2199');
  });
});
