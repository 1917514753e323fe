import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { TableInfo } from '@tortuga/protocol';
import { AccordButtons } from '../clock/AccordButtons.tsx';
import { api } from '../server/api.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { namesAt } from './names.ts';

type SeatInfo = TableInfo['seats'][number];

/** How somebody sits there: here, away, a bot, a bot for somebody. */
function wordFor({ kind, name, present }: SeatInfo): string {
  if (kind === 'bot') return name === null ? 'bot' : 'standIn';
  return present ? 'here' : 'away';
}

/** Who sits where, who is away, and what can be done about it. */
export function People({ table, me }: { readonly table: TableInfo; readonly me: Me }) {
  const speech = useSpeech();
  const { t } = speech;
  const [trouble, attempt] = useTrouble();
  const names = namesAt(speech, table);
  const letters = lettersOf(names);
  const myId = isPlayer(me) ? me.id : null;
  const iAmHost = myId === table.host;
  const playing = table.state === 'playing';
  const mine = table.seats.findIndex(({ kind, player }) => kind === 'person' && player === myId);
  const sitting = mine >= 0;
  return (
    <div className="stack people">
      <ul className="stack">
        {table.seats.map((info, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={index} className="row seat-row">
            <SeatMark seat={seat(index)} letter={letters[index] ?? '?'} />
            <p>
              <b>{names[index]}</b>
              <span>{t(`web.people.${wordFor(info)}`)}</span>
            </p>
            {playing && iAmHost && info.kind === 'person' && !info.present && (
              <button type="button" className="btn" onClick={() => attempt(() => api.replace(table.id, index))}>
                {t('web.people.replace')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>{t('web.people.watching', { count: table.watching })}</p>
      {isPlayer(me) && (
        // In a tab of its own: nobody leaves the table for it.
        <a className="btn" href="/friends" target="_blank" rel="noreferrer">
          {t('web.friends.atTable')}
        </a>
      )}
      <Trouble phrase={trouble} />
      {playing && sitting && <AccordButtons {...{ table, mine, attempt }} />}
      {playing && sitting && (
        <button type="button" className="btn" onClick={() => attempt(() => api.leave(table.id))}>
          {t('web.people.leave')}
        </button>
      )}
    </div>
  );
}
