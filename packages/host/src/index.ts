export { type BotQuestion, seatBot, type Think } from './bot-player.ts';
export { chatSchema, QUICK_PHRASES, type Said } from './chat.ts';
export { type Answer, type Asked, type ClientEnds, MatchClient, type Standing } from './match-client.ts';
export { type Client, type Journal, JournalFailure, MatchHost, type Saved, type Written } from './match-host.ts';
export { MemoryJournal } from './memory-journal.ts';
export {
  askingSchema,
  type Happened,
  LARGEST_REQUEST_BYTES,
  type Message,
  messageSchema,
  type Offers,
  OUTDATED_CLIENT,
  PROTOCOL,
  type Request,
  SPOKEN_PROTOCOLS,
} from './protocol.ts';
export {
  type ChatMessage,
  chatHistorySchema,
  chatMessageSchema,
  LARGEST_PACK_BYTES,
  type MatchRecord,
  recordSchema,
  type TableInfo,
  type TableMessage,
  tableInfoSchema,
  tableMessageSchema,
} from './table-messages.ts';
export { hostWords } from './words.ts';
