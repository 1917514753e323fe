import type { TableInfo } from '@tortuga/protocol';

/** Is there a seat at this table that a bot plays for me? */
export const isKeptFor = ({ state, seats }: TableInfo, player: string | null): boolean =>
  state === 'playing' && player !== null && seats.some((info) => info.kind === 'bot' && info.player === player);
