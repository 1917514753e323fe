import { seat } from '@tortuga/kernel';
import { inBackground, lettersOf, SeatMark } from '@tortuga/kit';
import { type ChatMessage, QUICK_PHRASES, type Said, type TableInfo } from '@tortuga/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ChatLineDeeds } from '../keeping/ChatLineDeeds.tsx';
import { useMuted } from '../keeping/muted.ts';
import { sessionRead, sessionWrite } from '../reload/session.ts';
import { api } from '../server/api.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { namesAt } from './names.ts';

const LONGEST = 300;

interface ChatProps {
  readonly table: TableInfo;
  readonly chat: readonly ChatMessage[];
  readonly me: Me;
  readonly onRead: (n: number) => void;
}

/** Players who sit at the table, or have a seat reserved there. */
const maySpeak = ({ host, seats }: TableInfo, me: Me): boolean =>
  isPlayer(me) && (host === me.id || seats.some(({ player }) => player === me.id));

/** What was said at the table. Quick phrases are read by everybody in their own language. */
export function Chat({ table, chat, me, onRead }: ChatProps) {
  const speech = useSpeech();
  const { t, locale } = speech;
  const [text, setText] = useDraft(table.id);
  const [trouble, attempt] = useTrouble();
  const end = useRef<HTMLLIElement>(null);
  const newest = chat.at(-1)?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is read when it is shown
  useEffect(() => {
    onRead(newest);
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const letters = lettersOf(namesAt(speech, table));
  const muted = useMuted();
  const shown = chat.filter(({ player }) => player === null || !muted.has(player));
  const say = (said: Said) => attempt(() => api.say(table.id, said));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    inBackground(say({ text: text.trim() }));
    setText('');
  };
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {shown.map((line) => (
          <li key={line.n}>
            {line.seat !== null && <SeatMark seat={seat(line.seat)} letter={letters[line.seat] ?? '?'} />}{' '}
            <b>{line.name}</b> <time>{new Date(line.at).toLocaleTimeString(locale, { timeStyle: 'short' })}</time>
            {isPlayer(me) && line.player !== me.id && <ChatLineDeeds table={table.id} line={line} />}
            <p>{'phrase' in line.said ? t(`host.chat.${line.said.phrase}`) : line.said.text}</p>
          </li>
        ))}
        {shown.length < chat.length && (
          <li className="muted">{t('web.keeping.hidden', { count: chat.length - shown.length })}</li>
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
      {maySpeak(table, me) ? (
        <>
          <div className="row chat-quick">
            {QUICK_PHRASES.map((phrase) => (
              <button key={phrase} type="button" className="btn chip" onClick={() => say({ phrase })}>
                {t(`host.chat.${phrase}`)}
              </button>
            ))}
          </div>
          <form className="row chat-say" onSubmit={send}>
            <input
              aria-label={t('web.chat.say')}
              placeholder={t('web.chat.say')}
              value={text}
              maxLength={LONGEST}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="btn">
              {t('web.chat.send')}
            </button>
          </form>
          <Trouble phrase={trouble} />
        </>
      ) : (
        <p className="muted">{t('web.chat.seatedOnly')}</p>
      )}
    </div>
  );
}

/** What is typed and not sent yet stays over a reload. */
function useDraft(table: string): [string, (text: string) => void] {
  const key = `tortuga.draft.${table}`;
  const [text, setText] = useState(() => sessionRead(key) ?? '');
  return [
    text,
    (typed) => {
      setText(typed);
      sessionWrite(key, typed === '' ? null : typed);
    },
  ];
}
