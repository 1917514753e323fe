import type { GameModule } from '@tortuga/games/game-module';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import type { MatchRecord } from '@tortuga/protocol';
import { expect, it } from 'vitest';
import { moveInWords, resultOf, sayIfKnown } from '../src/record/sentences.ts';

const module: GameModule = tortugaCards;
const record: MatchRecord = {
  game: 'tortuga-cards',
  rulesVersion: 1,
  pack: { id: 'house', digest: '' },
  startedAt: 0,
  finishedAt: 1,
  result: null,
  seedCommitment: '',
  seed: null,
  entries: [],
};
const say = ({ key }: { readonly key: string }): string => {
  if (!key.startsWith('cards.move.')) throw new Error(`No words for ${key}`);
  return key;
};

it('a stored result is shown as far as it is understood', () => {
  const result = { cause: 'cards', ranking: [[1], [0]], scores: [3, 4], lines: 'many', weather: 'fair' };
  expect(resultOf({ ...record, result })).toEqual({ cause: 'cards', ranking: [[1], [0]], scores: [3, 4], lines: [] });
  expect(resultOf({ ...record, result: { winner: 'Anna' } })).toBeNull();
  expect(resultOf(record)).toBeNull();
});

it('a move of a record is put into words if it is still a move and there are words for it', () => {
  expect(moveInWords(module, say, { kind: 'swap', a: 0, b: 1 })).toBe('cards.move.swap');
  expect(moveInWords(module, say, { kind: 'sing' })).toBeNull();
  expect(moveInWords(module, say, undefined)).toBeNull();
  expect(sayIfKnown(say, () => ({ key: 'cards.line.gold' }))).toBeNull();
});
