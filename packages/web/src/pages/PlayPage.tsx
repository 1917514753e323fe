import type { Level } from '@tortuga/bots';
import { shelfGame } from '@tortuga/games/shelf';
import { type FormEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { botNamed, drawCharacters, type WantedCharacter } from '../bots/bots.ts';
import { CharacterField } from '../bots/CharacterField.tsx';
import { LevelField } from '../bots/LevelField.tsx';
import type { LocalSeat } from '../local/local-table.ts';
import { localTables } from '../local/worker-client.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { TermsFields } from '../terms/TermsFields.tsx';
import { USUAL_TERMS } from '../terms/terms.ts';
import { Choice } from '../ui/Choice.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { NotFound } from './NotFound.tsx';

/** Two of the same name at one device: the second is called by a number. */
const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

/** A match in this browser: against bots, or with friends around one device. Nothing of it needs a server. */
export function PlayPage({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const me = useMe();
  const onShelf = shelfGame(game);
  const [how, setHow] = useState<'bots' | 'device'>('bots');
  const [seats, setSeats] = useState(2);
  const [level, setLevel] = useState<Level>('mate');
  const [character, setCharacter] = useState<WantedCharacter>('lot');
  const [terms, setTerms] = useState(USUAL_TERMS);
  const once = useOnce();
  const [trouble, attempt] = useTrouble();
  const [names, setNames] = useState<readonly string[]>(['', '', '', '']);
  if (onShelf === undefined) return <NotFound what="game" />;

  const nameAt = (seat: number): string => names[seat]?.trim() || t('web.play.player', { seat: seat + 1 });

  const shelf = onShelf;
  async function start(): Promise<void> {
    const people = distinctNames(Array.from({ length: seats }, (_, seat) => nameAt(seat)));
    const { characters } = await shelf.module();
    const drawn = drawCharacters(characters, character, seats - 1);
    const plan = Array.from({ length: seats }, (_, seat): LocalSeat => {
      if (how === 'device') return { kind: 'person', name: people[seat] ?? '' };
      if (seat === 0) return { kind: 'person', name: isPlayer(me) ? me.name : '' };
      return { kind: 'bot', bot: botNamed(level, drawn[seat - 1] ?? null) };
    });
    go(`/here/${await localTables().start({ game, ...terms, seats: plan })}`);
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    once(() => attempt(start));
  };

  return (
    <Page title={t(`web.game.${game}.name`)} game={game}>
      <p className="muted page-lead">
        {t('web.play.newHere')} <Link href={`/rules/${game}`}>{t('web.play.readRules')}</Link>
      </p>
      <form className="form" onSubmit={submit}>
        <Choice
          label={t('web.play.with')}
          value={how}
          onChange={setHow}
          options={[
            { value: 'bots', label: t('web.play.bots'), hint: t('web.play.botsHint') },
            { value: 'device', label: t('web.play.device'), hint: t('web.play.deviceHint') },
          ]}
        />
        <Choice
          label={t('web.play.seats')}
          value={String(seats)}
          onChange={(count) => setSeats(Number(count))}
          options={onShelf.seatCounts.map((count) => ({ value: String(count), label: String(count) }))}
        />
        {how === 'bots' ? (
          <LevelField level={level} onChange={setLevel} />
        ) : (
          <fieldset className="row names">
            <legend>{t('web.play.names')}</legend>
            {Array.from({ length: seats }, (_, seat) => (
              <NameField
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                key={seat}
                label={t('web.play.player', { seat: seat + 1 })}
                value={names[seat] ?? ''}
                onChange={(name) => setNames(names.map((each, index) => (index === seat ? name : each)))}
              />
            ))}
          </fieldset>
        )}
        {/* The button comes with what stands above it: it never moves under a pointer. */}
        <Suspense>
          {how === 'bots' && <CharacterField game={game} character={character} onChange={setCharacter} />}
          <TermsFields game={game} terms={terms} onChange={setTerms} />
          <Trouble phrase={trouble} />
          <button type="submit" className="btn primary large">
            {t('web.play.start')}
          </button>
        </Suspense>
      </form>
    </Page>
  );
}
