import { readFileSync, writeFileSync } from 'node:fs';
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
