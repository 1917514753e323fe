import type { ChatMessage, TableInfo } from '@tortuga/protocol';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { AlertsButton } from '../alerts/AlertsButton.tsx';
import { api } from '../server/api.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Chat } from '../table/Chat.tsx';
import { TermsLine } from '../terms/TermsLine.tsx';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { BotChoice } from './BotSeat.tsx';
import { Invitation } from './Invitation.tsx';
import { Invited } from './Invited.tsx';
import { LobbyLesson } from './LobbyLesson.tsx';
import { PracticeButton } from './PracticeButton.tsx';
import { RulesButton } from './RulesButton.tsx';
import { Seats } from './Seats.tsx';

const InviteFriends = lazy(async () => ({ default: (await import('../friends/InviteFriends.tsx')).InviteFriends }));

interface LobbyProps {
  readonly table: TableInfo;
  readonly chat: readonly ChatMessage[];
  readonly me: Me;
}

/** A table before its match: an invitation for guests, a place to wait for whoever belongs to it. */
export function Lobby(props: LobbyProps) {
  const { table, me } = props;
  const belongs = isPlayer(me) && (table.host === me.id || table.seats.some(({ player }) => player === me.id));
  return belongs ? <WaitingRoom {...props} /> : <Invited {...props} />;
}

/** Who sits where, the link for friends, bots for free seats, and what to do meanwhile. */
function WaitingRoom({ table, chat, me }: LobbyProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const myId = isPlayer(me) ? me.id : null;
  const iAmHost = myId === table.host;
  const sitting = table.seats.some(({ kind, player }) => kind === 'person' && player === myId);
  const full = table.seats.every(({ kind }) => kind !== 'open');
  const leave = () =>
    attempt(async () => {
      await api.leave(table.id);
      go('/');
    });

  return (
    <Page title={t('web.lobby.title', { game: t(`web.game.${table.game}.name`) })} game={table.game}>
      <div className="lobby">
        <section aria-label={t('web.people.title')}>
          <Seats table={table}>
            {(index) =>
              iAmHost &&
              table.seats[index]?.kind !== 'person' && (
                <Suspense>
                  <BotChoice
                    game={table.game}
                    seat={index}
                    bot={table.seats[index]?.bot ?? null}
                    onChange={(bot) => attempt(() => api.setBot(table.id, index, bot))}
                  />
                </Suspense>
              )
            }
          </Seats>
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
              {!iAmHost && <p role="status">{t('web.lobby.waitForHost')}</p>}
              {!sitting && !full && (
                <button type="button" className="btn" onClick={() => attempt(() => api.join(table.id, {}))}>
                  {t('web.invited.sit')}
                </button>
              )}
              {sitting && (
                <button type="button" className="btn" onClick={leave}>
                  {t('web.lobby.leave')}
                </button>
              )}
            </div>
          </Suspense>
          <div className="row lobby-meanwhile">
            <PracticeButton table={table.id} game={table.game} me={me} />
            <RulesButton game={table.game} />
            <AlertsButton where="lobby" />
          </div>
          <LobbyLesson table={table.id} game={table.game} me={me} />
          {isPlayer(me) && !full && (
            <Suspense>
              <InviteFriends table={table.id} seats={table.seats} />
            </Suspense>
          )}
        </section>
        <section className="lobby-chat" aria-label={t('web.chat.title')}>
          <h2>{t('web.chat.title')}</h2>
          <Chat table={table} chat={chat} me={me} onRead={() => undefined} />
        </section>
        <Invitation table={table.id} isPublic={table.visibility === 'public'} />
      </div>
    </Page>
  );
}
