import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { MatchClient, MatchHost, MemoryJournal } from '@tortuga/host';
import { type Json, seatLettered, seedFromText, type Viewer } from '@tortuga/kernel';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Arrangement, arrange } from '../../../games/tortuga-cards/test/arrange.ts';
import { MatchStore } from '../src/match/match-store.ts';
import { applyTheme, currentSettings } from '../src/settings/settings.ts';
import { loadSpeech, SpeechProvider } from '../src/speech/speech.tsx';
import { useGame } from '../src/table/game.ts';
import { TableFrame } from '../src/table/TableFrame.tsx';
import '../src/style/fonts.css';
import '../src/style/index.css';

/** A table of Tortuga Cards in a position that was arranged in words, before the real host. */
export interface CardsScene {
  /** With the values of the default pack. */
  readonly arrangement: Omit<Arrangement, 'values' | 'rules'>;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

type Player = 'A' | 'B' | 'C' | 'D';

declare global {
  interface Window {
    /** Put there by the test before the page runs. */
    cardsScene: CardsScene;
    /** What somebody else at the table does, in the notation of the game. */
    cardsAct: (player: Player, move: string) => Promise<void>;
  }
}

const { arrangement, viewer, names } = window.cardsScene;
const arranged = arrange(arrangement).match.state;
const { game, readMove } = tortugaCards;
const host = await MatchHost.open(
  { ...game, setup: () => game.copy(arranged) },
  { options: {}, seats: arranged.seats, seed: seedFromText('scene') },
  { journal: new MemoryJournal() },
);

window.cardsAct = async (player, move) => {
  const client: MatchClient = new MatchClient({
    send: (request) => connection.receive(request),
    newId: () => crypto.randomUUID(),
    changed: () => undefined,
  });
  const connection = host.connect(seatLettered(player), (message) => client.receive(message));
  client.connected();
  await host.settled();
  const answer = await client.play(readMove(move) as Json);
  connection.close();
  if (answer.kind !== 'done') throw new Error(`${player} ${move}: ${JSON.stringify(answer)}`);
};

const match = new MatchStore({
  id: 'scene',
  seen: 0,
  send: (request) => seated.receive(request),
  disconnect: () => seated.close(),
});
const seated = host.connect(viewer, (message) => setTimeout(() => match.receive(message)));
setTimeout(() => match.opened());

applyTheme();
const speech = await loadSpeech(currentSettings().locale);
const Table = () => (
  <TableFrame
    id="scene"
    open={useGame('tortuga-cards', null)}
    match={match}
    viewer={viewer}
    names={names}
    bots={[]}
    hints={false}
    whatNow={() => <p className="ending" />}
  />
);
const { hook } = memoryLocation();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <SpeechProvider first={speech}>
      <Router hook={hook}>
        <Suspense>
          <Table />
        </Suspense>
      </Router>
    </SpeechProvider>,
  );
}
