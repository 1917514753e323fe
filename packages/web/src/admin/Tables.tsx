import type { ChatMessage } from '@tortuga/protocol';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type PartProps, useAsked } from './ask.ts';
import { Search } from './Search.tsx';
import { SureButton } from './SureButton.tsx';
import { useTimes } from './times.ts';
import { useAdminWords } from './words.ts';

interface ShownChat {
  readonly table: string;
  readonly lines: readonly ChatMessage[];
}

/** All tables, with their chats; each can be closed. */
export function Tables({ ask }: PartProps) {
  const speech = useSpeech();
  const t = useAdminWords();
  const time = useTimes();
  const search = useRef('');
  const [chat, setChat] = useState<ShownChat | null>(null);
  const { shown, trouble, look, act } = useAsked(() => ask('tables', { query: { search: search.current } }));
  const readChat = async (table: string): Promise<void> =>
    setChat({ table, lines: await ask('chatOfTable', { id: table }) });
  const removeLine = (table: string, n: number) =>
    act(async () => {
      await ask('removeMessage', { id: table, body: { n } });
      await readChat(table);
    });
  return (
    <div className="stack">
      <Search
        label={t('admin.tables.search')}
        onSearch={(text) => {
          search.current = text;
          return look();
        }}
      />
      <Trouble phrase={trouble} />
      {shown === null && <Waiting />}
      {shown?.length === 0 && <p className="muted">{t('admin.none')}</p>}
      <ul className="stack admin-list">
        {shown?.map(({ id, game, state, visibility, players, updatedAt, movedAt }) => (
          <li key={id} className="stack">
            <p>
              <b>{speech.t(`web.game.${game}.name`)}</b> · {t(`admin.state.${state}`)} ·{' '}
              {t(`admin.visibility.${visibility}`)}
            </p>
            <p>{players.map(({ name }) => name).join(', ')}</p>
            <p className="muted">
              {time(movedAt ?? updatedAt)} · <code>{id}</code>
            </p>
            <div className="row">
              <Link className="btn quiet" href={`/table/${id}`}>
                {t('admin.tables.look')}
              </Link>
              <button
                type="button"
                className="btn"
                aria-label={t('admin.for', { deed: t('admin.tables.chat'), about: id })}
                onClick={() => act(() => readChat(id))}
              >
                {t('admin.tables.chat')}
              </button>
              <SureButton
                label={t('admin.tables.close')}
                about={id}
                onSure={() => act(() => ask('closeTable', { id }))}
              />
            </div>
            {chat?.table === id && (
              <ul className="stack">
                {chat.lines.length === 0 && <li className="muted">{t('admin.tables.silent')}</li>}
                {chat.lines.map(({ n, name, said, at }) => (
                  <li key={n} className="row">
                    <p>
                      <b>{name}</b> <span className="muted">{time(at)}</span>{' '}
                      {'phrase' in said ? speech.t(`host.chat.${said.phrase}`) : said.text}
                    </p>
                    <SureButton
                      label={t('admin.reports.remove')}
                      about={`${name} ${n}`}
                      onSure={() => removeLine(id, n)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
