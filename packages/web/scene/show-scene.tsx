import type { GameModule } from '@tortuga/games/game-module';
import { MatchClient, MatchHost, MemoryJournal } from '@tortuga/host';
import { type GameTypes, type Json, type Seat, seatLettered, seedFromText, type Viewer } from '@tortuga/kernel';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { MatchStore } from '../src/match/match-store.ts';
import { applyTheme, currentSettings } from '../src/settings/settings.ts';
import { loadSpeech, SpeechProvider } from '../src/speech/speech.tsx';
import { useGame } from '../src/table/game.ts';
import { TableFrame } from '../src/table/TableFrame.tsx';
import '../src/style/fonts.css';
import '../src/style/index.css';

/** A table in a position that was arranged in words: what a rule test arranges, a browser test can click through. */
export interface Scene<Arrangement> {
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
    scene: Scene<unknown>;
    /** What somebody else at the table does, in the notation of the game. */
    act: (player: Player, ...moves: readonly string[]) => Promise<void>;
  }
}

interface Arranged<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly state: T['state'] & { readonly seats: number };
  readonly options: T['options'];
}

interface TableProps {
  readonly module: Pick<GameModule, 'game' | 'pack'>;
  readonly match: MatchStore;
  readonly names: readonly string[];
}

/** With the cards of the arranged position, which need not be those of today. */
const Table = ({ module: { game, pack }, match, names }: TableProps) => (
  <TableFrame
    id="scene"
    open={useGame(game.id, { rulesVersion: null, packDigest: game.pack.digest, readPack: async () => pack })}
    match={match}
    viewer={window.scene.viewer}
    names={names}
    bots={[]}
    hints={false}
    whatNow={() => <p className="ending" />}
  />
);

/** Plays the scene of this page before the real host. */
export async function showScene<T extends GameTypes>({ module, state, options }: Arranged<T>): Promise<void> {
  const { viewer, names, before = [] } = window.scene;
  const { game, readMove } = module;
  const start = { options, seats: state.seats, seed: seedFromText('scene') };
  const host = await MatchHost.open({ ...game, setup: () => game.copy(state) }, start, {
    journal: new MemoryJournal(),
  });

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
  for (const { player, moves } of before) await window.act(player, ...moves);

  const match = new MatchStore({
    id: 'scene',
    seen: 0,
    send: (request) => connection.receive(request),
    disconnect: () => connection.close(),
  });
  const connection = host.connect(viewer, (message) => setTimeout(() => match.receive(message)));
  setTimeout(() => match.opened());

  applyTheme();
  const speech = await loadSpeech(currentSettings().locale);
  const { hook } = memoryLocation();
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <SpeechProvider first={speech}>
      <Router hook={hook}>
        <Suspense>
          <Table module={module} match={match} names={names.slice(0, state.seats)} />
        </Suspense>
      </Router>
    </SpeechProvider>,
  );
}
