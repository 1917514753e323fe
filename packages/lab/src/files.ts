import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Complaint } from './words.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Complaint({ key: 'lab.error.noFile', params: { file } });
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new Complaint({ key: 'lab.error.cannotWrite', params: { file } });
  }
}

/** Fails now rather than after a long game or simulation whose result could not be saved. */
export function expectWritable(file: string): void {
  try {
    if (file === '' || (existsSync(file) && !statSync(file).isFile())) throw new Error('not a file');
    accessSync(existsSync(file) ? file : path.dirname(path.resolve(file)), constants.W_OK);
  } catch {
    throw new Complaint({ key: 'lab.error.cannotWrite', params: { file } });
  }
}
