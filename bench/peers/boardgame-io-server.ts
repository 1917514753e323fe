// boardgame.io's own server with the same game, in memory, with its defaults: node boardgame-io-server <port>
import { createRequire } from 'node:module';
import { tortuga } from './boardgame-io.ts';

const { Server }: typeof import('boardgame.io/server') = createRequire(import.meta.url)('boardgame.io/server');
const port = Number(process.argv[2]);

// It logs every request, which would distort the measurement.
console.info = () => undefined;
await Server({ games: [tortuga], origins: [/.*/] }).run(port);
process.stdout.write(`ready http://127.0.0.1:${port}\n`);
