import { shelfGame } from '@tortuga/games/shelf';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useNewcomer } from '../lesson/use-newcomer.tsx';
import { POSTERS } from '../posters.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useArrival } from '../ui/arrival.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOnce } from '../ui/once.ts';
import { TopBar } from '../ui/TopBar.tsx';
import { useTrouble } from '../ui/Trouble.tsx';
import { useTitle } from '../ui/title.ts';
import { useHomeTables } from './home-tables.ts';
import { MyTables } from './MyTables.tsx';

const Invitations = lazy(async () => ({ default: (await import('../friends/Invitations.tsx')).Invitations }));
const InstallHint = lazy(async () => ({ default: (await import('../offline/InstallHint.tsx')).InstallHint }));

/** The three games as posters, and below them the tables that wait for me. */
export function HomePage() {
  const { t } = useSpeech();
  const { online, here, open, remove } = useHomeTables();
  const waiting = online.filter(({ myTurn }) => myTurn).length;
  const heading = useArrival();
  const me = useMe();
  useTitle(null);
  return (
    <>
      <TopBar />
      <main className="home">
        <h1 className="sr" ref={heading} tabIndex={-1}>
          {t('web.title')}
        </h1>
        {isPlayer(me) && (
          <Suspense>
            <Invitations />
          </Suspense>
        )}
        <section className="posters" aria-label={t('web.home.games')}>
          {POSTERS.map((poster) => (
            <Poster key={poster.game} {...poster} open={open.filter(({ game }) => game === poster.game).length} />
          ))}
        </section>
        {waiting > 0 && (
          <a className="btn home-waiting" href="#mine">
            {t('web.home.waiting', { count: waiting })}
          </a>
        )}
        <MyTables
          id="mine"
          title={t('web.home.online')}
          {...(waiting > 0 ? { note: t('web.home.waiting', { count: waiting }) } : {})}
          tables={online}
        />
        <MyTables id="here" title={t('web.home.here')} tables={here} onRemove={remove} />
        {(online.length > 0 || here.length > 0) && (
          <Suspense>
            <InstallHint />
          </Suspense>
        )}
        <footer className="muted home-foot">
          {isPlayer(me) && <Link href="/friends">{t('web.friends.title')}</Link>}
          <Link href="/about">{t('web.about.title')}</Link>
        </footer>
      </main>
    </>
  );
}

interface PosterProps {
  readonly game: string;
  readonly skin: string;
  readonly picture: string;
  readonly open: number;
}

function Poster({ game, skin, picture, open }: PosterProps) {
  const { t } = useSpeech();
  const onShelf = shelfGame(game);
  const seats = onShelf?.seatCounts ?? [2, 3, 4];
  return (
    <article className="poster" data-skin={skin}>
      <img className="poster-picture" src={picture} alt="" width="1080" height="560" />
      {skin === 'cards' && (
        <svg className="poster-frame" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="100" strokeWidth="8" />
          <rect width="100" height="100" strokeWidth="6" className="poster-frame-gap" />
          <rect width="100" height="100" strokeWidth="6" strokeDasharray="26 26" />
        </svg>
      )}
      <div className="poster-text">
        <h2>
          {t('web.title')} <em>{t(`web.game.${game}.word`)}</em>
        </h2>
        <p className="poster-facts">
          <span>{t('web.home.players', { from: Math.min(...seats), to: Math.max(...seats) })}</span>
          {onShelf && <span>{t('web.home.minutes', { from: onShelf.minutes[0], to: onShelf.minutes[1] })}</span>}
          {onShelf && (
            <Link className="poster-rules" href={`/rules/${game}`}>
              {t('web.rules.title')}
              <span className="sr"> {t(`web.game.${game}.name`)}</span>
            </Link>
          )}
        </p>
        <p className="poster-pitch">{t(`web.game.${game}.pitch`)}</p>
        {onShelf === undefined ? (
          <p className="muted">{t('web.home.soon')}</p>
        ) : (
          <p className="doors">
            <PlayNow game={game} />
            {onShelf.lessonMinutes !== null && (
              <Link
                className="btn"
                href={`/learn/${game}`}
                aria-label={t('web.lesson.learnGame', { game: t(`web.game.${game}.name`) })}
              >
                {t('web.lesson.learn')}
              </Link>
            )}
            <Link className="btn" href={`/new/${game}`}>
              {t('web.home.new')}
            </Link>
            <Link className="btn" href={`/join/${game}`}>
              {t('web.home.join')}
              {open > 0 && <span className="open-count">{open}</span>}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

/** Plays at once as the last time; how to play can be chosen beside it. */
function PlayNow({ game }: { readonly game: string }) {
  const { t, say } = useSpeech();
  const [, go] = useLocation();
  const me = useMe();
  const once = useOnce();
  const [trouble, attempt] = useTrouble();
  const start = async (): Promise<void> => {
    // Loaded when it is needed: the page itself is to be there at once.
    const { startAsLastTime } = await import('../local/start-match.ts');
    go(await startAsLastTime(game, isPlayer(me) ? me.name : '', t));
  };
  const begin = (what: () => Promise<void>): void => once(() => attempt(what));
  const { meet, sheet } = useNewcomer(game, begin);
  return (
    <span className="split">
      <button type="button" className="btn primary" onClick={() => begin(() => meet(start))}>
        {t('web.home.play')}
      </button>
      <Link
        className="btn primary"
        href={`/play/${game}`}
        aria-label={t('web.home.options', { game: t(`web.game.${game}.name`) })}
      >
        <Icon name="settings" />
      </Link>
      {trouble !== null && (
        <span className="trouble split-trouble" role="alert">
          {say(trouble)}
        </span>
      )}
      {sheet}
    </span>
  );
}
