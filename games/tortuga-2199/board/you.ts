import type { Param, Phrase, Seat } from '@tortuga/kernel';

/** Events that concern the viewer: which of their players that must be, and how the viewer is told. */
const TOLD: Readonly<Record<string, { readonly who: string; readonly key: string }>> = {
  '2199.event.attacked': { who: 'rival', key: '2199.you.attacked' },
  '2199.event.conquered': { who: 'loser', key: '2199.you.robbed' },
  '2199.event.spoils': { who: 'loser', key: '2199.you.spoiled' },
  '2199.event.fought': { who: 'winner', key: '2199.you.fought' },
};

const isSeat = (param: Param | undefined, seat: Seat | null): boolean =>
  typeof param === 'object' && 'seat' in param && param.seat === seat;

/** The same sentence, said to the viewer as "you" where it is about them. */
export function toViewer(phrase: Phrase, me: Seat | null): Phrase {
  const { key, params = {} } = phrase;
  const [, asked] = /^2199\.prompt\.(\w+)$/.exec(key) ?? [];
  if (asked !== undefined) return isSeat(params['player'], me) ? { key: `2199.you.${asked}` } : phrase;
  const told = TOLD[key];
  if (told === undefined || !isSeat(params[told.who], me)) return phrase;
  // Who has nothing to lose is told so by name.
  if (params['prize'] === 'bank' || params['prize'] === 'none') return phrase;
  return { key: told.key, params };
}
