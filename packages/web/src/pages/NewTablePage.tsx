import { shelfGame } from '@tortuga/games/shelf';
import type { ClockTerms } from '@tortuga/protocol';
import { type FormEvent, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { ClockFields } from '../clock/ClockFields.tsx';
import { api } from '../server/api.ts';
import { keepInvite } from '../server/invites.ts';
import { useSpeech } from '../speech/speech.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import { USUAL_TERMS } from '../terms/terms.ts';
import { Choice } from '../ui/Choice.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { NamedOnly } from './NamedOnly.tsx';
import { NotFound } from './NotFound.tsx';

/** A table on the server. Bots for free seats are chosen in the lobby. */
export function NewTablePage({ game }: { readonly game: string }) {
  const { t, locale } = useSpeech();
  const [, go] = useLocation();
  const onShelf = shelfGame(game);
  const [seats, setSeats] = useState(2);
  const [visibility, setVisibility] = useState<'invite' | 'public'>('invite');
  const [hints, setHints] = useState<'allowed' | 'forbidden'>('allowed');
  const [clock, setClock] = useState<ClockTerms | null>(null);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  if (onShelf === undefined) return <NotFound what="game" />;

  async function open(): Promise<void> {
    const plan = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('me' as const) : ('open' as const)));
    const { table, invite } = await api.createTable({
      game,
      options: terms.options,
      ...(terms.pack === null ? {} : { pack: { ...terms.pack } }),
      visibility,
      hints,
      language: locale,
      clock,
      seats: plan,
    });
    keepInvite(table.id, invite);
    go(`/table/${table.id}`);
  }
  const create = (event: FormEvent): void => {
    event.preventDefault();
    once(() => attempt(open));
  };

  return (
    <Page title={t('web.new.title', { game: t(`web.game.${game}.name`) })} game={game}>
      <NamedOnly>
        <form className="form" onSubmit={create}>
          <Choice
            label={t('web.play.seats')}
            value={String(seats)}
            onChange={(count) => setSeats(Number(count))}
            options={onShelf.seatCounts.map((count) => ({ value: String(count), label: String(count) }))}
          />
          <Choice
            label={t('web.new.who')}
            value={visibility}
            onChange={setVisibility}
            options={[
              { value: 'invite', label: t('web.new.invite'), hint: t('web.new.inviteHint') },
              { value: 'public', label: t('web.new.public'), hint: t('web.new.publicHint') },
            ]}
          />
          <Choice
            label={t('web.new.hints')}
            value={hints}
            onChange={setHints}
            options={[
              { value: 'allowed', label: t('web.new.hintsAllowed'), hint: t('web.new.hintsAllowedHint') },
              { value: 'forbidden', label: t('web.new.hintsForbidden'), hint: t('web.new.hintsForbiddenHint') },
            ]}
          />
          <ClockFields clock={clock} onChange={setClock} />
          {/* The button comes with what stands above it: it never moves under a pointer. */}
          <Suspense>
            <TermsFields game={game} terms={terms} onChange={setTerms} />
            <Trouble phrase={trouble} />
            <p className="form-start">
              <button type="submit" className="btn primary large">
                {t('web.new.create')}
              </button>
            </p>
          </Suspense>
        </form>
      </NamedOnly>
    </Page>
  );
}
