import type { ChatLine, LogEntry, MatchRow, Player, TableRow } from '../../src/storage/store.ts';

/** More than 32 bits hold, like a time. */
const NOW = 1_763_000_000_123;
export const UNICODE = 'Élodie «Ñ» Тортуга 🏴‍☠️ \u2028 "\'\\ \n {"a":[1]}';

export const samplePlayer = (changes: Partial<Player & { secretHash: string }> = {}) => ({
  id: 'player-1',
  name: UNICODE,
  secretHash: 'hash-1',
  createdAt: NOW,
  ...changes,
});

export const sampleTable = (changes: Partial<TableRow> = {}): TableRow => ({
  id: 'table-1',
  game: 'tortuga-cards',
  packJson: null,
  packId: null,
  packDigest: null,
  optionsJson: JSON.stringify({ text: UNICODE }),
  seatsJson: '[null,null]',
  visibility: 'public',
  hints: 'allowed',
  clockJson: null,
  accordJson: null,
  language: 'fr',
  inviteHash: null,
  hostPlayer: 'player-1',
  state: 'lobby',
  currentMatch: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW + 1,
  pendingJson: '[]',
  entries: 0,
  movedAt: null,
  players: ['player-1'],
  ...changes,
});

export const sampleMatch = (changes: Partial<MatchRow> = {}): MatchRow => ({
  id: 'match-1',
  tableId: 'table-1',
  game: 'tortuga-cards',
  rulesVersion: 3,
  packId: 'classic',
  packDigest: 'd'.repeat(64),
  optionsJson: '{}',
  seatsJson: JSON.stringify([UNICODE, 'bot']),
  seed: 'a'.repeat(64),
  seedCommitment: 'c'.repeat(64),
  createdAt: NOW,
  finishedAt: null,
  resultJson: null,
  ...changes,
});

export const sampleEntry = (index: number, changes: Partial<LogEntry> = {}): LogEntry => ({
  matchId: 'match-1',
  index,
  moveId: `move-${index}`,
  entryJson: JSON.stringify({ kind: 'move', seat: index % 2, text: UNICODE }),
  ...changes,
});

export const sampleLine = (n: number, changes: Partial<ChatLine> = {}): ChatLine => ({
  tableId: 'table-1',
  n,
  player: 'player-1',
  json: JSON.stringify({ text: UNICODE }),
  at: NOW + n,
  ...changes,
});
