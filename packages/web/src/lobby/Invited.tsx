import { shelfGame } from '@tortuga/games/shelf';
import type { ChatMessage, TableInfo } from '@tortuga/protocol';
import type { PlayerInfo } from '@tortuga/protocol/http';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { NamedOnly } from '../pages/NamedOnly.tsx';
import { api } from '../server/api.ts';
import { inviteTo } from '../server/invites.ts';
import { isPlayer, type Me, setMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Chat } from '../table/Chat.tsx';
import { TermsLine } from '../terms/TermsLine.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { RulesButton } from './RulesButton.tsx';
import { Seats } from './Seats.tsx';

interface InvitedProps {
  readonly table: TableInfo;
  readonly chat: readonly ChatMessage[];
  readonly me: Me;
}

/** What a guest finds behind an invitation: who invites, to which game, who is there; a name, and one button to sit down. */
export function Invited({ table, chat, me }: InvitedProps) {
  const { t } = useSpeech();
  const game = t(`web.game.${table.game}.name`);
  const host = table.seats.find(({ player }) => player === table.host)?.name ?? null;
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const facts = shelfGame(table.game);
  return (
    <Page
      title={host === null ? t('web.lobby.title', { game }) : t('web.invited.title', { host, game })}
      game={table.game}
    >
      <div className="stack invited-game">
        <p>{t(`web.game.${table.game}.pitch`)}</p>
        {facts !== undefined && (
          <p className="muted">
            {t('web.home.players', { from: Math.min(...facts.seatCounts), to: Math.max(...facts.seatCounts) })} ·{' '}
            {t('web.home.minutes', { from: facts.minutes[0], to: facts.minutes[1] })}
          </p>
        )}
      </div>
      <div className="lobby">
        <section aria-label={t('web.people.title')}>
          {isFull && <p role="status">{t('web.invited.full')}</p>}
          {!isFull && (me === 'offline' ? <NamedOnly>{null}</NamedOnly> : <SitDown table={table.id} me={me} />)}
          <Seats table={table} />
          <Suspense>
            <TermsLine table={table} />
          </Suspense>
          <p className="row">
            <RulesButton game={table.game} />
          </p>
        </section>
        {chat.length > 0 && (
          <section className="lobby-chat" aria-label={t('web.chat.title')}>
            <h2>{t('web.chat.title')}</h2>
            <Chat table={table} chat={chat} me={me} onRead={() => undefined} />
          </section>
        )}
      </div>
    </Page>
  );
}

/** The name and the seat in one step. Whoever has a name needs only the button. */
function SitDown({ table, me }: { readonly table: string; readonly me: Me }) {
  const { t } = useSpeech();
  const [query] = useSearchParams();
  const [name, setName] = useState('');
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  const made = useRef<PlayerInfo | null>(null);
  const isNamed = isPlayer(me);
  const sit = async (): Promise<void> => {
    const invite = query.get('invite') ?? inviteTo(table);
    // A seat that could not be had costs nobody their name.
    if (!isNamed) made.current ??= await api.becomePlayer(name.trim());
    await api.join(table, invite === null ? {} : { invite });
    if (made.current !== null) setMe(made.current);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    once(() => attempt(sit));
  };
  return (
    <form className="form invited-form" onSubmit={submit}>
      <div className="row form-row">
        {!isNamed && <NameField label={t('web.me.name')} value={name} onChange={setName} isRequired />}
        <button type="submit" className="btn primary large">
          {t('web.invited.sit')}
        </button>
      </div>
      {!isNamed && <p className="muted">{t('web.me.choose')}</p>}
      <Trouble phrase={trouble} />
    </form>
  );
}
