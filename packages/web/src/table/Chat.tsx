import { type ChatMessage, QUICK_PHRASES, type Said } from '@tortuga/host';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';

const LONGEST = 300;

interface ChatProps {
  readonly table: string;
  readonly chat: readonly ChatMessage[];
  readonly canSpeak: boolean;
  readonly onRead: (n: number) => void;
}

/** What was said at the table. Quick phrases are read by everybody in their own language. */
export function Chat({ table, chat, canSpeak, onRead }: ChatProps) {
  const { t, locale } = useSpeech();
  const [text, setText] = useState('');
  const [trouble, attempt] = useTrouble();
  const end = useRef<HTMLLIElement>(null);
  const newest = chat.at(-1)?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is read when it is shown
  useEffect(() => {
    onRead(newest);
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const say = (said: Said) => attempt(() => api.say(table, said));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    say({ text: text.trim() });
    setText('');
  };
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite">
        {chat.map(({ n, name, said, at }) => (
          <li key={n}>
            <b>{name}</b> <time>{new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' })}</time>
            <p>{'phrase' in said ? t(`host.chat.${said.phrase}`) : said.text}</p>
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
