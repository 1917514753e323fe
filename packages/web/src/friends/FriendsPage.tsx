import type { PeopleInfo, PlayerInfo } from '@tortuga/protocol/http';
import { type ReactNode, useState } from 'react';
import { noteMuted } from '../keeping/muted.ts';
import { NamedOnly } from '../pages/NamedOnly.tsx';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { useEvery } from '../ui/use-every.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { seenWords } from './seen.ts';

const EVERY_MS = 10_000;

/** Friends, whoever asked to be one, those met at tables, and those who are to stay away. */
export function FriendsPage() {
  const { t } = useSpeech();
  return (
    <Page title={t('web.friends.title')}>
      <NamedOnly>
        <Friends />
      </NamedOnly>
    </Page>
  );
}

type Wanted = Parameters<typeof api.want>[1];

function Friends() {
  const speech = useSpeech();
  const { t } = speech;
  const [people, setPeople] = useState<PeopleInfo | null>(null);
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  useEvery(EVERY_MS, () => attempt(async () => setPeople(await api.people())));
  if (people === null) return trouble === null ? <Waiting /> : <Trouble phrase={trouble} />;
  const button = (deed: string, { id, name }: PlayerInfo, wanted: Wanted, kind = 'btn') => {
    const word = t(`web.friends.${deed}`);
    return (
      <button
        type="button"
        className={kind}
        aria-label={t('web.friends.for', { deed: word, name })}
        onClick={() =>
          once(() =>
            attempt(async () => {
              const after = await api.want(id, wanted);
              setPeople(after);
              noteMuted(after);
            }),
          )
        }
      >
        {word}
      </button>
    );
  };
  const unmute = (id: string) =>
    attempt(async () => {
      const after = await api.mute(id, false);
      setPeople(after);
      noteMuted(after);
    });
  const { friends, asking, asked, met, blocked, muted } = people;
  return (
    <div className="stack friends">
      <Trouble phrase={trouble} />
      {asking.length > 0 && (
        <List title={t('web.friends.asking')} people={asking}>
          {(each) => (
            <>
              {button('accept', each, 'friend', 'btn primary')}
              {button('decline', each, 'nothing', 'btn quiet')}
              {button('block', each, 'blocked', 'btn quiet')}
            </>
          )}
        </List>
      )}
      <List
        title={t('web.friends.mine')}
        people={friends}
        empty={t('web.friends.none')}
        noteOf={(friend) => seenWords(speech, friend)}
      >
        {(each) => (
          <>
            {button('remove', each, 'nothing', 'btn quiet')}
            {button('block', each, 'blocked', 'btn quiet')}
          </>
        )}
      </List>
      {asked.length > 0 && (
        <List title={t('web.friends.asked')} people={asked}>
          {(each) => button('takeBack', each, 'nothing', 'btn quiet')}
        </List>
      )}
      {(met.length > 0 || friends.length === 0) && (
        <List title={t('web.friends.met')} people={met} empty={t('web.friends.noneMet')}>
          {(each) => (
            <>
              {button('ask', each, 'friend')}
              {button('block', each, 'blocked', 'btn quiet')}
            </>
          )}
        </List>
      )}
      {blocked.length > 0 && (
        <List title={t('web.friends.blocked')} people={blocked}>
          {(each) => button('unblock', each, 'nothing')}
        </List>
      )}
      {muted.length > 0 && (
        <List title={t('web.keeping.muted')} people={muted}>
          {({ id, name }) => (
            <button
              type="button"
              className="btn"
              aria-label={t('web.friends.for', { deed: t('web.keeping.unmute'), name })}
              onClick={() => once(() => unmute(id))}
            >
              {t('web.keeping.unmute')}
            </button>
          )}
        </List>
      )}
      <p className="muted">{t('web.friends.blockHint')}</p>
    </div>
  );
}

interface ListProps<Person extends PlayerInfo> {
  readonly title: string;
  readonly people: readonly Person[];
  /** Said in place of an empty list. */
  readonly empty?: string;
  readonly noteOf?: (person: Person) => string;
  readonly children: (person: Person) => ReactNode;
}

function List<Person extends PlayerInfo>({ title, people, empty, noteOf, children }: ListProps<Person>) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {people.length === 0 && <p className="muted">{empty}</p>}
      <ul className="stack">
        {people.map((person) => (
          <li key={person.id} className="row friend">
            <p>
              <b>{person.name}</b>
              {noteOf !== undefined && <span>{noteOf(person)}</span>}
            </p>
            {children(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}
