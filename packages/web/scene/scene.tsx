import { tortuga2199 } from '@tortuga/games/tortuga-2199';
import { MatchClient, MatchHost, MemoryJournal } from '@tortuga/host';
import { type Json, type Seat, seat, seatLettered, seedFromText, type Viewer } from '@tortuga/kernel';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Arrangement, arrange } from '../../../games/tortuga-2199/test/arrange.ts';
import { MatchStore } from '../src/match/match-store.ts';
import { applyTheme, currentSettings } from '../src/settings/settings.ts';
import { loadSpeech, SpeechProvider } from '../src/speech/speech.tsx';
import { useGame } from '../src/table/game.ts';
import { TableFrame } from '../src/table/TableFrame.tsx';
import '../src/style/fonts.css';
import '../src/style/index.css';

/**
 * A table of Tortuga 2199 in a position that was arranged in words, before the real host: what a rule test arranges,
 * a browser test can click through.
 */
export interface Scene {
  readonly arrangement: Arrangement;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** What others do before the viewer comes back to the table. */
  readonly before?: readonly { readonly player: Player; readonly moves: readonly string[] }[];
}

type Player = 'A' | 'B' | 'C' | 'D';

declare global {
  interface Window {
    /** Put there by the test before the page runs. */
    scene: Scene;
    /** What somebody else at the table does, in the notation of the game. */
    act: (player: Player, ...moves: readonly string[]) => Promise<void>;
    /** The truth, for what a test must know. */
    truth: () => object;
  }
}

const { arrangement, viewer, names, before = [] } = window.scene;
const arranged = arrange(arrangement).match.state;
const { game, readMove } = tortuga2199;
const start = {
  options: { scenario: arrangement.scenario ?? 'standard', odds: arrangement.odds ?? true } as const,
  seats: arranged.seats,
  seed: seedFromText('scene'),
};
const host = await MatchHost.open({ ...game, setup: () => game.copy(arranged) }, start, {
  journal: new MemoryJournal(),
});

function openMatch(who: Viewer): MatchStore {
  const match = new MatchStore({
    id: 'scene',
    seen: 0,
    send: (request) => client.receive(request),
    disconnect: () => client.close(),
  });
  const client = host.connect(who, (message) => setTimeout(() => match.receive(message)));
  setTimeout(() => match.opened());
  return match;
}

/** Somebody who only answers what the test tells them to. */
function actor(player: Seat): MatchClient {
  const client: MatchClient = new MatchClient({
    send: (request) => connection.receive(request),
    newId: () => crypto.randomUUID(),
    changed: () => undefined,
  });
  const connection = host.connect(player, (message) => client.receive(message));
  client.connected();
  return client;
}
const actors = new Map<string, MatchClient>();

window.act = async (player, ...moves) => {
  const client = actors.get(player) ?? actor(seatLettered(player));
  actors.set(player, client);
  await host.settled();
  for (const text of moves) {
    const answer = await client.play(readMove(text) as Json);
    if (answer.kind !== 'done') throw new Error(`${player} ${text}: ${JSON.stringify(answer)}`);
  }
};
window.truth = () => host.match.view(seat(0));

for (const { player, moves } of before) await window.act(player, ...moves);

applyTheme();
const match = openMatch(viewer);
const speech = await loadSpeech(currentSettings().locale);
const Table = () => (
  <TableFrame
    id="scene"
    open={useGame('tortuga-2199', null)}
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
