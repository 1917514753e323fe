export { chatSchema, QUICK_PHRASES, type Said } from './chat.ts';
export {
  type Agreement,
  type ClockTerms,
  clockTermsSchema,
  type MatchTime,
  type TableEnding,
} from './clock.ts';
export {
  type MatchMessage,
  messageSchema,
  type Offers,
  type OwnUpdate,
  type SharedUpdate,
  type SnapshotMessage,
  type Step,
  type UpdateMessage,
} from './match-messages.ts';
export { type Action, actionSchema, MAX_REQUEST_BYTES, type Request } from './requests.ts';
export {
  CLOSE,
  type ClientEnvelope,
  DEFLATED_SNAPSHOTS,
  PROTOCOL,
  type ReadRequest,
  readRequest,
  readServerEnvelope,
  type ServerEnvelope,
  SHOWS_CLOCKS,
  SUPPORTED_PROTOCOLS,
} from './socket.ts';
export {
  type ChatMessage,
  chatHistorySchema,
  chatMessageSchema,
  MAX_PACK_BYTES,
  type MatchRecord,
  recordSchema,
  type TableInfo,
  type TableMessage,
  tableInfoSchema,
  tableMessageSchema,
} from './table-messages.ts';
