import { defaultPack, moduleOf } from '@tortuga/games/tortuga-dice';
import { MatchClient, MatchHost, MemoryJournal } from '@tortuga/host';
import { type Json, seatLettered, seedFromText, type Viewer } from '@tortuga/kernel';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Arrangement, arrange } from '../../../games/tortuga-dice/test/arrange.ts';
import { MatchStore } from '../src/match/match-store.ts';
import { applyTheme, currentSettings } from '../src/settings/settings.ts';
import { loadSpeech, SpeechProvider } from '../src/speech/speech.tsx';
import { useGame } from '../src/table/game.ts';
import { TableFrame } from '../src/table/TableFrame.tsx';
import '../src/style/fonts.css';
import '../src/style/index.css';

/** A table of Tortuga Dice in a position that was arranged in words, before the real host. */
export interface DiceScene {
  readonly arrangement: Arrangement;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

type Player = 'A' | 'B' | 'C' | 'D';

declare global {
  interface Window {
    /** Put there by the test before the page runs. */
    diceScene: DiceScene;
    /** What somebody else at the table does, in the notation of the game. */
    actDice: (player: Player, ...moves: readonly string[]) => Promise<void>;
  }
}

const { arrangement, viewer, names } = window.diceScene;
const arranged = arrange(arrangement).match.state;
const { game, readMove } = moduleOf(defaultPack);
const start = { options: { long: arranged.long }, seats: arranged.seats, seed: seedFromText('scene') };
const host = await MatchHost.open({ ...game, setup: () => game.copy(arranged) }, start, {
  journal: new MemoryJournal(),
});

const match = new MatchStore({
  id: 'scene',
  seen: 0,
  send: (request) => connection.receive(request),
  disconnect: () => connection.close(),
});
const connection = host.connect(viewer, (message) => setTimeout(() => match.receive(message)));
setTimeout(() => match.opened());

window.actDice = async (player, ...moves) => {
  const client: MatchClient = new MatchClient({
    send: (request) => theirs.receive(request),
    newId: () => crypto.randomUUID(),
    changed: () => undefined,
  });
  const theirs = host.connect(seatLettered(player), (message) => client.receive(message));
  client.connected();
  await host.settled();
  for (const text of moves) {
    const answer = await client.play(readMove(text) as Json);
    if (answer.kind !== 'done') throw new Error(`${player} ${text}: ${JSON.stringify(answer)}`);
  }
  theirs.close();
};

applyTheme();
const speech = await loadSpeech(currentSettings().locale);
const Table = () => (
  <TableFrame
    id="scene"
    open={useGame('tortuga-dice', null)}
    match={match}
    viewer={viewer}
    names={names.slice(0, arranged.seats)}
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
