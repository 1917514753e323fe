export { type BotQuestion, seatBot, type Think } from './bot-player.ts';
export { type Journal, type JournalEntry, JournalFailure } from './journal.ts';
export { type Answer, type ClientHandlers, MatchClient, type MatchSnapshot } from './match-client.ts';
export { type ClockSetting, fullTime, type Given, type MatchClock } from './match-clock.ts';
export { type Client, MatchHost } from './match-host.ts';
export { MemoryJournal } from './memory-journal.ts';
export type { Saved } from './running-match.ts';
export { hostWords } from './words.ts';
