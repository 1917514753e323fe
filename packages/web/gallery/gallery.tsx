import { SENTENCES } from '@tortuga/games/sentences';
import { defaultPack, tortugaCards } from '@tortuga/games/tortuga-cards';
import { type Phrase, type Seat, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import { kernelWords } from '@tortuga/kernel/words';
import { isLocale, type Locale, Speaker } from '@tortuga/words';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { playBot, positionOf, type Show, tell } from './positions.ts';
import './page.css';

/**
 * A page for developers: the board in positions that were really played, chosen by the address:
 * #/2/strategy/en, #/3/sea/pt-BR, #/4/event-rotate/fr; "voyage" and "over" are the ends of the two voyages.
 * Last words: "dark", "spectator", "slow", "fast", "still". #/pictures shows the pictures of all cards of Tortuga 2199.
 */

const NAMES: Record<Locale, readonly string[]> = {
  en: ['Zoe', 'Vale', 'Marlow', 'Ines'],
  fr: ['Zoé', 'Valère', 'Marion', 'Inès'],
  ru: ['Зоя', 'Вейл', 'Марфа', 'Инес'],
  'pt-BR': ['Zoé', 'Valentim', 'Marina', 'Inês'],
};

/** In a chunk of its own, as it will be in the client. */
const CardsBoard = lazy(async () => {
  const { CardsBoard: board } = await import('@tortuga/games/tortuga-cards/board');
  return { default: board };
});

const Pictures = lazy(async () => {
  const [{ Pictures: pictures }, { defaultPack: pack }] = await Promise.all([
    import('@tortuga/games/tortuga-2199/pictures'),
    import('@tortuga/games/tortuga-2199'),
  ]);
  return { default: () => pictures({ pack }) };
});

const me = seat(0);

interface Address {
  readonly seats: number;
  readonly phase: string;
  readonly locale: Locale;
  readonly rest: readonly string[];
}

function addressOf(hash: string): Address {
  const [seats = '2', phase = 'strategy', locale = 'en', ...rest] = hash.replace(/^#\//, '').split('/').filter(Boolean);
  return { seats: Number(seats), phase, locale: isLocale(locale) ? locale : 'en', rest };
}

function useAddress(): Address {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return useMemo(() => addressOf(hash), [hash]);
}

const BOT_DELAY = 450;

function Gallery() {
  const { seats, phase, locale, rest } = useAddress();
  const [show, setShow] = useState(() => ({ seats, phase, ...positionOf(seats, phase, me) }));
  if (show.seats !== seats || show.phase !== phase) setShow({ seats, phase, ...positionOf(seats, phase, me) });
  const { match, news } = show;
  const viewer: Viewer = rest.includes('spectator') ? SPECTATOR : me;
  const speaker = useMemo(
    () =>
      new Speaker(
        locale,
        [SENTENCES['tortuga-cards'] ?? {}, tortugaCards.names, kernelWords],
        (player: Seat) => NAMES[locale][player] ?? '',
      ),
    [locale],
  );
  const go = (next: Show) => setShow({ seats, phase, ...next });
  const waiting = match.pending[0] !== undefined && match.pending[0] !== viewer && viewer !== SPECTATOR;

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset['theme'] = rest.includes('dark') ? 'dark' : 'light';
  }, [locale, rest]);
  const entries = match.entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move the next bot may be due
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      go(playBot(show));
    }, BOT_DELAY);
    return () => clearTimeout(timer);
  }, [match, waiting, entries]);
  const player = viewer === SPECTATOR ? null : viewer;

  return (
    <CardsBoard
      view={match.view(viewer)}
      viewer={viewer}
      key={`${seats} ${phase}`}
      offers={player === null ? [] : match.offers(player)}
      prompt={match.game.prompt(match.state)}
      pack={defaultPack}
      locale={locale}
      say={(phrase: Phrase) => speaker.say(phrase)}
      nameOf={speaker.nameOf}
      portraitOf={() => null}
      onMove={(move) => player !== null && go(tell(show, match.play(player, move)))}
      news={news}
      log={news}
      recent={news}
      tellingOf={tortugaCards.tellingOf}
      endTurn="wait"
      motion={rest.includes('still') ? 0 : rest.includes('slow') ? 1 : rest.includes('fast') ? 3 : 2}
      onUndo={player === null || match.refuseUndo(player) !== null ? null : () => go(tell(show, match.undo(player)))}
      onRedo={player === null || match.refuseRedo(player) !== null ? null : () => go(tell(show, match.redo(player)))}
      onRule={(rule) => window.alert(rule)}
      tools={<Tools />}
      ending={match.result === null ? null : <Ending winners={match.result.ranking[0]?.map(speaker.nameOf) ?? []} />}
      whyNot={async (move) => (player === null ? null : match.game.refuse(match.state, player, move))}
    />
  );
}

/** What stands there for the page's own buttons. */
function Tools() {
  return (
    <div className="demo-tools">
      {['?', '≡', '⚙'].map((sign) => (
        <button key={sign} type="button">
          {sign}
        </button>
      ))}
    </div>
  );
}

function Ending({ winners }: { readonly winners: readonly string[] }) {
  return (
    <div className="demo-ending">
      <b>{winners.join(' + ')} ★</b>
      <span>
        <button type="button">↻</button>
        <button type="button">▶</button>
      </span>
    </div>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Suspense>
      <main>{window.location.hash === '#/pictures' ? <Pictures /> : <Gallery />}</main>
    </Suspense>,
  );
}
