import { FastRng, pick } from '@tortuga/kernel';
import type { State } from 'boardgame.io';
import { io } from 'socket.io-client';
import { enumerate } from '../peers/boardgame-io.ts';
import { ServerProcess } from './child.ts';
import { type Load, Stopwatch } from './stopwatch.ts';

const PORT = 2198;
const GAME = 'tortuga-cards';

type TortugaState = Parameters<typeof enumerate>[0];

/** The same tables on boardgame.io's own server, in memory, using its own protocol. */
export async function loadBoardgameIo(tables: number, warmUp: number): Promise<Load> {
  const server = await ServerProcess.start('bench/peers/boardgame-io-server.ts', [String(PORT)], {});
  try {
    await playAll(server.origin, 'warm-up', warmUp, new Stopwatch(() => server.cpuMs));
    const watch = new Stopwatch(() => server.cpuMs);
    await playAll(server.origin, 'table', tables, watch);
    return watch.read();
  } finally {
    await server.stop();
  }
}

async function playAll(origin: string, name: string, tables: number, watch: Stopwatch): Promise<void> {
  const matches = Array.from({ length: tables }, (_, number) => `${name}-${number}`);
  // The first player to connect creates the match, so the second must wait.
  const starters = await Promise.all(matches.map((match) => sit(origin, match, '0', watch)));
  const others = await Promise.all(matches.map((match) => sit(origin, match, '1', watch)));
  watch.start();
  await Promise.all([...starters, ...others].map((seat) => seat.play()));
}

interface Player {
  /** Plays whenever it is this seat's turn; resolves when the game is over. */
  play(): Promise<void>;
}

function sit(origin: string, match: string, player: string, watch: Stopwatch): Promise<Player> {
  const rng = new FastRng(`${match} ${player}`);
  const socket = io(`${origin}/${GAME}`, { transports: ['websocket'] });
  return new Promise((seated) => {
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
    socket.on('sync', (_: string, { state }: { state: State<TortugaState> }) => {
      seated({
        play: () =>
          new Promise((over) => {
            let moved = -1;
            const handle = ({ G, ctx, _stateID: n }: State<TortugaState>): void => {
              if (n !== moved) watch.seen(`${match} ${n}`);
              if (ctx.gameover !== undefined) {
                socket.close();
                over();
              } else if (ctx.currentPlayer === player && moved !== n + 1) {
                moved = n + 1;
                watch.send(`${match} ${moved}`);
                const chosen = pick(enumerate(G, ctx, player), rng) as { move: string; args: unknown[] };
                const payload = { type: chosen.move, args: chosen.args, playerID: player };
                socket.emit('update', { type: 'MAKE_MOVE', payload }, n, match, player);
              }
            };
            socket.on('update', (__: string, now: State<TortugaState>) => handle(now));
            handle(state);
          }),
      });
    });
  });
}
