import type { KeptPlayer } from '@tortuga/protocol/http';
import { useRef, useState } from 'react';
import { NameField } from '../ui/NameField.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type Ask, type PartProps, useAsked } from './ask.ts';
import { Punish } from './Punish.tsx';
import { Search } from './Search.tsx';
import { SureButton } from './SureButton.tsx';
import { useTimes } from './times.ts';
import { useAdminWords } from './words.ts';

/** All players; each can be renamed, muted and banned, and so can the addresses they come from. */
export function Players({ ask }: PartProps) {
  const t = useAdminWords();
  const search = useRef('');
  const { shown, trouble, look, act } = useAsked(() => ask('players', { query: { search: search.current } }));
  return (
    <div className="stack">
      <Search
        label={t('admin.players.search')}
        onSearch={(text) => {
          search.current = text;
          return look();
        }}
      />
      <Trouble phrase={trouble} />
      {shown === null && <Waiting />}
      {shown?.length === 0 && <p className="muted">{t('admin.none')}</p>}
      <ul className="stack admin-list">
        {shown?.map((player) => (
          <Player key={player.id} {...{ ask, act, player }} />
        ))}
      </ul>
    </div>
  );
}

interface PlayerProps {
  readonly ask: Ask;
  readonly act: (deed: () => Promise<unknown>) => Promise<void>;
  readonly player: KeptPlayer;
}

function Player({ ask, act, player }: PlayerProps) {
  const t = useAdminWords();
  const time = useTimes();
  const [name, setName] = useState<string | null>(null);
  const { id, createdAt, seenAt, addresses, sanctions } = player;
  const rename = () =>
    act(async () => {
      await ask('renamePlayer', { id, body: { name: name ?? '' } });
      setName(null);
    });
  return (
    <li className="stack">
      <p>
        <b>{player.name}</b> <span className="muted">{t('admin.players.since', { when: time(createdAt) })}</span>{' '}
        <span className="muted">{t('admin.players.seen', { when: time(seenAt) })}</span>
      </p>
      <p className="muted">
        <code>{id}</code>
      </p>
      {sanctions.map(({ kind, reason, until }) => (
        <p key={kind}>
          {t(`admin.kind.${kind}`)}{' '}
          {until === null ? t('admin.punish.forGood') : t('admin.until', { when: time(until) })} {reason}
        </p>
      ))}
      <div className="row">
        <Punish {...{ ask, act, player }} />
        {name === null ? (
          <button
            type="button"
            className="btn"
            aria-label={t('admin.for', { deed: t('admin.players.rename'), about: player.name })}
            onClick={() => setName(player.name)}
          >
            {t('admin.players.rename')}
          </button>
        ) : (
          <>
            <NameField label={t('admin.players.newName')} value={name} onChange={setName} />
            <button type="button" className="btn" onClick={rename}>
              {t('admin.players.rename')}
            </button>
          </>
        )}
        {addresses.map((address) => (
          <SureButton
            key={address}
            label={t('admin.players.banAddress', { address })}
            about={player.name}
            onSure={() => act(() => ask('impose', { body: { kind: 'address', target: address } }))}
          />
        ))}
      </div>
    </li>
  );
}
