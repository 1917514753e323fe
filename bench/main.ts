import { type EngineBench, engineBench } from './engine.ts';

const [subject, ...flags] = process.argv.slice(2);
const unknown = flags.find((flag) => flag !== '--json');

if (subject !== 'engine' || unknown !== undefined) {
  process.stderr.write(`bench ${subject ?? ''} ${unknown ?? ''}: there is only "bench engine [--json]"\n`);
  process.exitCode = 1;
} else {
  const bench = engineBench((text) => process.stderr.write(`${text}\n`));
  process.stdout.write(`${flags.includes('--json') ? JSON.stringify(bench) : table(bench)}\n`);
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
