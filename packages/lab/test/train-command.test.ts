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
});
