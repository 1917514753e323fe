import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { readPack } from '@tortuga/games/tortuga-cards/pack';
import house from '@tortuga/games/tortuga-cards/packs/house' with { type: 'json' };
import { type Phrase, type Seat, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import { kernelWords } from '@tortuga/kernel/words';
import { isLocale, type Locale, Speaker } from '@tortuga/words';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type CardsMatch, playBot, positionOf } from './positions.ts';
import './fonts.css';
import './page.css';

/**
 * A page for developers: the board in positions that were really played, chosen by the address:
 * #/2/strategy/en, #/3/sea/pt-BR, #/4/event-rotate/fr, and as a last word "dark" or "spectator".
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

const read = readPack(house);
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
  const match = useMemo(() => positionOf(seats, phase, me), [seats, phase]);
  const [, redraw] = useState(0);
  const viewer: Viewer = rest.includes('spectator') ? SPECTATOR : me;
  const speaker = useMemo(
    () => new Speaker(locale, [...tortugaCards.catalogs, kernelWords], (player: Seat) => NAMES[locale][player] ?? ''),
    [locale],
  );
  const again = () => redraw((count) => count + 1);
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
      playBot(match);
      again();
    }, BOT_DELAY);
    return () => clearTimeout(timer);
  }, [match, waiting, entries]);

  if (!read.ok) return null;
  return (
    <CardsBoard
      view={match.view(viewer)}
      viewer={viewer}
      offers={offersOf(match, viewer)}
      prompt={match.game.prompt(match.state)}
      pack={read.pack}
      locale={locale}
      say={(phrase: Phrase) => speaker.say(phrase)}
      nameOf={speaker.nameOf}
      onMove={(move) => {
        if (viewer !== SPECTATOR) match.play(viewer, move);
        again();
      }}
      news={[]}
      motion={2}
      onUndo={null}
      onRedo={null}
      onRule={() => undefined}
      tools={null}
      ending={null}
      whyNot={async (move) => (viewer === SPECTATOR ? null : match.game.refuse(match.state, viewer, move))}
    />
  );
}

const offersOf = (match: CardsMatch, viewer: Viewer) => (viewer === SPECTATOR ? [] : match.offers(viewer));

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Suspense>
      <Gallery />
    </Suspense>,
  );
}
