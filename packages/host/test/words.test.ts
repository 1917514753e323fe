import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QUICK_PHRASES } from '@tortuga/protocol';
import { checkCatalogs, checkUsage } from '@tortuga/words';
import { expect, it } from 'vitest';
import { hostWords } from '../src/index.ts';

const isChat = (key: string): boolean => key.startsWith('host.chat.');

it('the words of the host are complete, all used and all there', () => {
  const folder = path.join(import.meta.dirname, '..', 'src');
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(checkCatalogs(hostWords)).toEqual([]);
  const [chat, rest] = [
    Object.keys(hostWords.en).filter(isChat),
    Object.keys(hostWords.en).filter((key) => !isChat(key)),
  ];
  expect(chat).toEqual(QUICK_PHRASES.map((phrase) => `host.chat.${phrase}`));
  expect(checkUsage(rest, 'host', sources)).toEqual({ unused: [], unknown: [] });
});
