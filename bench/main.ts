import { botsBench } from './bots.ts';
import { type EngineBench, engineBench } from './engine.ts';
import { pagesBench } from './pages.ts';
import { serverBench } from './server.ts';
import { webBench } from './web.ts';

const [subject, ...flags] = process.argv.slice(2);
const unknown = flags.find((flag) => flag !== '--json');
const progress = (text: string): void => void process.stderr.write(`${text}\n`);
const print = (value: object, text: string): void =>
  void process.stdout.write(`${flags.includes('--json') ? JSON.stringify(value) : text}\n`);

if (unknown === undefined && subject === 'engine') {
  const bench = engineBench(progress);
  print(bench, table(bench));
} else if (unknown === undefined && subject === 'server') {
  const bench = await serverBench(progress);
  print(bench, JSON.stringify(bench.server, null, 2));
} else if (unknown === undefined && subject === 'web') {
  const bench = await webBench(progress);
  print(bench, JSON.stringify(bench.web, null, 2));
} else if (unknown === undefined && subject === 'pages') {
  const bench = await pagesBench(progress);
  print(bench, JSON.stringify(bench.pages, null, 2));
} else if (unknown === undefined && subject === 'bots') {
  const bench = await botsBench(progress);
  print(bench, JSON.stringify(bench, null, 2));
} else {
  process.stderr.write(
    `bench ${subject ?? ''} ${unknown ?? ''}: there are bench engine, server, web, pages and bots, each with [--json]\n`,
  );
  process.exitCode = 1;
}

function table(bench: EngineBench): string {
  return Object.entries(bench)
    .flatMap(([game, bySeats]) =>
      Object.entries(bySeats).map(
        ([seats, { movesPerSecond, peer, peerMovesPerSecond, ratio, copiesPerSecond, stateBytes }]) =>
          [
            `${game}, ${seats} seats: ${movesPerSecond.toLocaleString('en')} moves/s`,
            peer === undefined ? '' : `, ${ratio} times ${peer} (${peerMovesPerSecond?.toLocaleString('en')})`,
            `; ${copiesPerSecond.toLocaleString('en')} copies/s of ${stateBytes} bytes`,
          ].join(''),
      ),
    )
    .join('\n');
}
