import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { TableInfo } from '@tortuga/protocol';
import { type ReactNode, Suspense } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { namesAt } from '../table/names.ts';
import { BotLine } from './BotSeat.tsx';

interface SeatsProps {
  readonly table: TableInfo;
  /** What can be done about a seat. */
  readonly children?: (index: number) => ReactNode;
}

/** Who sits at a table before its match, and which seats are free. */
export function Seats({ table, children }: SeatsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const names = namesAt(speech, table);
  const letters = lettersOf(names);
  return (
    <ul className="stack lobby-seats">
      {table.seats.map((info, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={index} className="row seat-row" data-kind={info.kind}>
          <SeatMark seat={seat(index)} letter={info.kind === 'open' ? '' : (letters[index] ?? '?')} />
          <p>
            <b>{names[index]}</b>
            {info.bot !== null && (
              <Suspense>
                <BotLine game={table.game} bot={info.bot} />
              </Suspense>
            )}
            {info.player !== null && info.player === table.host && <span>{t('web.lobby.host')}</span>}
            {info.kind === 'person' && !info.present && <span>{t('web.people.away')}</span>}
          </p>
          {children?.(index)}
        </li>
      ))}
    </ul>
  );
}
