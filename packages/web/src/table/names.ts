import { type Seat, SPECTATOR, type Viewer } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { Speaker } from '@tortuga/words';
import { useMemo } from 'react';
import type { LocalTable } from '../local/local-table.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import type { SpokenModule } from './game.ts';

/** Bots have a sailor's name by their seat, in the reader's language. */
const botName = ({ t }: Speech, seat: number): string => t('web.bot.name', { seat: String(seat) });

/** Who sits at a table of the server, by seat. */
export const namesAt = (speech: Speech, { seats }: Pick<TableInfo, 'seats'>): string[] =>
  seats.map(({ kind, name }, seat) => name ?? (kind === 'bot' ? botName(speech, seat) : speech.t('web.lobby.open')));

/** Who sits at a table of this browser, by seat. */
export const localNames = (speech: Speech, { seats }: Pick<LocalTable, 'seats'>): string[] =>
  seats.map((plan, seat) => {
    if (plan.kind === 'bot') return botName(speech, seat);
    return plan.name === '' ? speech.t('web.play.guest') : plan.name;
  });

/** Speaks of this game and these players, and calls the viewer "you". */
export function useSpeaker(module: SpokenModule, names: readonly string[], viewer: Viewer = SPECTATOR): Speaker {
  const { locale, catalogs } = useSpeech();
  return useMemo(() => {
    const nameOf = (seat: Seat) => names[seat] ?? '';
    const you = viewer === SPECTATOR ? null : viewer;
    return new Speaker(locale, [{ [locale]: module.sentences }, module.names, catalogs], nameOf, you);
  }, [locale, catalogs, module, names, viewer]);
}
