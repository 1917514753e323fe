import { shelfGame } from '@tortuga/games/shelf';
import { type FormEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CharacterField } from '../bots/CharacterField.tsx';
import { LevelField } from '../bots/LevelField.tsx';
import { useNewcomer } from '../lesson/use-newcomer.tsx';
import { type Choices, keepChoices, lastChoices } from '../local/last-choices.ts';
import { startMatch } from '../local/start-match.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import { Choice } from '../ui/Choice.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { NotFound } from './NotFound.tsx';

/** A match in this browser: against bots, or with friends around one device. Nothing of it needs a server. */
export function PlayPage({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const me = useMe();
  const onShelf = shelfGame(game);
  const [choices, setChoices] = useState(() => lastChoices(game));
  const once = useOnce();
  const [trouble, attempt] = useTrouble();
  const begin = (what: () => Promise<void>): void => once(() => attempt(what));
  const { meet, sheet } = useNewcomer(game, begin);
  if (onShelf === undefined) return <NotFound what="game" />;
  const { how, seats, level, character, names, terms } = choices;
  const people = how === 'device' ? Math.min(choices.people, seats) : 1;
  const hasBots = people < seats;
  const choose = (change: Partial<Choices>): void => setChoices((before) => ({ ...before, ...change }));

  async function start(): Promise<void> {
    const address = await startMatch(game, choices, isPlayer(me) ? me.name : '', t);
    keepChoices(game, choices);
    go(address);
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    begin(() => meet(start));
  };

  return (
    <Page title={t(`web.game.${game}.name`)} game={game}>
      <p className="muted page-lead">
        {t('web.play.newHere')}{' '}
        {onShelf.lessonMinutes !== null && (
          <>
            <Link href={`/learn/${game}`}>{t('web.lesson.learn')}</Link> (
            {t('web.lesson.minutes', { minutes: onShelf.lessonMinutes })}) ·{' '}
          </>
        )}
        <Link href={`/rules/${game}`}>{t('web.play.readRules')}</Link>
      </p>
      <form className="form" onSubmit={submit}>
        <Choice
          label={t('web.play.with')}
          value={how}
          onChange={(value) => choose({ how: value })}
          options={[
            { value: 'bots', label: t('web.play.bots'), hint: t('web.play.botsHint') },
            { value: 'device', label: t('web.play.device'), hint: t('web.play.deviceHint') },
          ]}
        />
        <Choice
          label={t('web.play.seats')}
          value={String(seats)}
          onChange={(count) => choose({ seats: Number(count) })}
          options={onShelf.seatCounts.map((count) => ({ value: String(count), label: String(count) }))}
        />
        {how === 'device' && seats > 2 && (
          <Choice
            label={t('web.play.people')}
            value={String(people)}
            onChange={(count) => choose({ people: Number(count) })}
            options={onShelf.seatCounts
              .filter((count) => count <= seats)
              .map((count) => ({ value: String(count), label: String(count) }))}
          />
        )}
        {how === 'device' && (
          <fieldset className="row names">
            <legend>{t('web.play.names')}</legend>
            {Array.from({ length: people }, (_, seat) => (
              <NameField
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                key={seat}
                label={t('web.play.player', { seat: seat + 1 })}
                value={names[seat] ?? ''}
                onChange={(name) => choose({ names: names.map((each, index) => (index === seat ? name : each)) })}
              />
            ))}
          </fieldset>
        )}
        {hasBots && <LevelField level={level} onChange={(value) => choose({ level: value })} />}
        {/* The button comes with what stands above it: it never moves under a pointer. */}
        <Suspense>
          {hasBots && (
            <CharacterField game={game} character={character} onChange={(value) => choose({ character: value })} />
          )}
          <TermsFields game={game} terms={terms} onChange={(value) => choose({ terms: value })} />
          <Trouble phrase={trouble} />
          <p className="form-start">
            <button type="submit" className="btn primary large">
              {t('web.play.start')}
            </button>
          </p>
        </Suspense>
      </form>
      {sheet}
    </Page>
  );
}
