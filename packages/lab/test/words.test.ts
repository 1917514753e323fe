import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kernelWords } from '@tortuga/kernel/words';
import { checkCatalogs, checkUsage } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { labWords } from '../src/words.ts';

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const packages = path.join(import.meta.dirname, '..', '..');

describe('the words of the kernel and the lab', () => {
  it('the words of the kernel and the lab are complete in every language', () => {
    expect(checkCatalogs(kernelWords)).toEqual([]);
    expect(checkCatalogs(labWords)).toEqual([]);
  });

  it('the words of the kernel and the lab are all used, and none is missing', () => {
    const lab = sourcesOf(path.join(packages, 'lab', 'src'));
    expect(checkUsage(Object.keys(labWords.en), 'lab', lab)).toEqual({ unused: [], unknown: [] });
    const errors = lab.flatMap((source) =>
      [...source.matchAll(/complaint\('(\w+)'/g)].map((found) => `lab.error.${found[1]}`),
    );
    const complaints = lab.flatMap((source) =>
      [...source.matchAll(/'(lab\.error\.\w+)'/g)].map((found) => found[1] ?? ''),
    );
    expect(new Set([...errors, ...complaints])).toEqual(
      new Set(Object.keys(labWords.en).filter((key) => key.startsWith('lab.error.'))),
    );
    const kernel = sourcesOf(path.join(packages, 'kernel', 'src'));
    const keys = Object.keys(kernelWords.en);
    const under = (prefix: string) => keys.filter((key) => key.startsWith(`${prefix}.`));
    expect(checkUsage(under('table'), 'table', kernel)).toEqual({ unused: [], unknown: [] });
    const named = kernel.flatMap((source) =>
      [...source.matchAll(/problem\('(\w+)'/g)].map((found) => `file.${found[1]}`),
    );
    expect(new Set(named)).toEqual(new Set(under('file')));
  });
});
