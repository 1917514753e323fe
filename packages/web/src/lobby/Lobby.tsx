import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { ChatMessage, TableInfo } from '@tortuga/protocol';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { NamedOnly } from '../pages/NamedOnly.tsx';
import { api } from '../server/api.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Chat } from '../table/Chat.tsx';
import { namesAt } from '../table/names.ts';
import { TermsLine } from '../terms/TermsLine.tsx';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { BotChoice, BotLine } from './BotSeat.tsx';
import { Invitation } from './Invitation.tsx';
import { LobbyLesson } from './LobbyLesson.tsx';

interface LobbyProps {
  readonly table: TableInfo;
  readonly chat: readonly ChatMessage[];
  readonly me: Me;
}

/** A table before its match: who sits where, the link for friends, bots for free seats. */
export function Lobby({ table, chat, me }: LobbyProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [, go] = useLocation();
  const [query] = useSearchParams();
  const [trouble, attempt] = useTrouble();
  const myId = isPlayer(me) ? me.id : null;
  const iAmHost = myId === table.host;
  const sitting = table.seats.some(({ kind, player }) => kind === 'person' && player === myId);
  const full = table.seats.every(({ kind }) => kind !== 'open');
  const invite = query.get('invite');
  const names = namesAt(speech, table);
  const letters = lettersOf(names);
  const sit = (index: number) =>
    attempt(() => api.join(table.id, { seat: index, ...(invite === null ? {} : { invite }) }));
  const leave = () =>
    attempt(async () => {
      await api.leave(table.id);
      go('/');
    });

  return (
    <Page title={t('web.lobby.title', { game: t(`web.game.${table.game}.name`) })} game={table.game}>
      <NamedOnly>
        <div className="lobby">
          <section aria-label={t('web.people.title')}>
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
                    {info.player === table.host && <span>{t('web.lobby.host')}</span>}
                    {info.kind === 'person' && !info.present && <span>{t('web.people.away')}</span>}
                  </p>
                  {info.kind === 'open' && !sitting && (
                    <button type="button" className="btn primary" onClick={() => sit(index)}>
                      {t('web.lobby.sit')}
                    </button>
                  )}
                  {info.kind !== 'person' && iAmHost && (
                    <Suspense>
                      <BotChoice
                        game={table.game}
                        seat={index}
                        bot={info.bot}
                        onChange={(bot) => attempt(() => api.setBot(table.id, index, bot))}
                      />
                    </Suspense>
                  )}
                </li>
              ))}
            </ul>
            {/* The buttons come with what stands above them: they never move under a pointer. */}
            <Suspense>
              <TermsLine table={table} />
              <Trouble phrase={trouble} />
              <div className="row">
                {iAmHost && (
                  <button
                    type="button"
                    className="btn primary large"
                    aria-disabled={!full}
                    onClick={() => attempt(() => api.start(table.id))}
                  >
                    {t('web.lobby.start')}
                  </button>
                )}
                {!iAmHost && <p role="status">{t(sitting ? 'web.lobby.waitForHost' : 'web.lobby.watching')}</p>}
                {sitting && (
                  <button type="button" className="btn" onClick={leave}>
                    {t('web.lobby.leave')}
                  </button>
                )}
              </div>
            </Suspense>
          </section>
          <LobbyLesson table={table.id} game={table.game} me={me} />
          <Invitation table={table.id} isPublic={table.visibility === 'public'} invite={invite} />
          <section className="lobby-chat" aria-label={t('web.chat.title')}>
            <h2>{t('web.chat.title')}</h2>
            <Chat table={table} chat={chat} me={me} onRead={() => undefined} />
          </section>
        </div>
      </NamedOnly>
    </Page>
  );
}
