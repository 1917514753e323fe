import { type ChatMessage, QUICK_PHRASES, type Said, type TableInfo } from '@tortuga/host';
import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sessionRead, sessionWrite } from '../reload/session.ts';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { namesAt } from './names.ts';

const LONGEST = 300;

interface ChatProps {
  readonly table: TableInfo;
  readonly chat: readonly ChatMessage[];
  readonly canSpeak: boolean;
  readonly onRead: (n: number) => void;
}

/** What was said at the table. Quick phrases are read by everybody in their own language. */
export function Chat({ table, chat, canSpeak, onRead }: ChatProps) {
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
  const names = namesAt(speech, table);
  const letters = lettersOf(names);
  const say = (said: Said) => attempt(() => api.say(table.id, said));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    void say({ text: text.trim() });
    setText('');
  };
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {chat.map((line) => (
          <li key={line.n}>
            {line.seat !== null && <SeatMark seat={seat(line.seat)} letter={letters[line.seat] ?? '?'} />}{' '}
            <b>{line.name}</b> <Watching line={line} table={table} names={names} />
            <time>{new Date(line.at).toLocaleTimeString(locale, { timeStyle: 'short' })}</time>
            <p>{'phrase' in line.said ? t(`host.chat.${line.said.phrase}`) : line.said.text}</p>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {canSpeak && (
        <>
          <div className="chat-quick">
            {QUICK_PHRASES.map((phrase) => (
              <button key={phrase} type="button" className="chip" onClick={() => say({ phrase })}>
                {t(`host.chat.${phrase}`)}
              </button>
            ))}
          </div>
          <form className="chat-say" onSubmit={send}>
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
      )}
    </div>
  );
}

interface WatchingProps {
  readonly line: ChatMessage;
  readonly table: TableInfo;
  /** By seat. */
  readonly names: readonly string[];
}

/** Who only watched when it was said is marked, so that nobody speaks under the name of somebody who sits there. */
function Watching({ line: { player, seat: sat, name }, table, names }: WatchingProps) {
  const { t } = useSpeech();
  // Lines of before this was told don't say.
  if (sat !== null || player === null) return null;
  const isNamesake = table.seats.some((info, index) => isAlike(names[index] ?? '', name) && info.player !== player);
  return (
    <span className="chat-watching" data-namesake={isNamesake}>
      {t(isNamesake ? 'web.chat.namesake' : 'web.chat.watching')}
    </span>
  );
}

/** The same to the eye: letters that only a machine can tell apart don't make another name. */
const isAlike = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

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
