// Backs up the data of a server to a file, and restores it: npm run backup -- <file>, npm run restore -- <file> [--replace]
import { backUp, restore } from '../storage/backup.ts';
import { locationFrom, placeOf } from '../storage/location.ts';
import { StorageProblem } from '../storage/problem.ts';
import { speakerFor } from '../words.ts';

const { say } = speakerFor(process.env['LANG'] ?? 'en');
const location = locationFrom(process.env);
const [command = '', ...args] = process.argv.slice(2);
const file = args.find((arg) => !arg.startsWith('--'));

async function run(): Promise<void> {
  if (file === undefined) throw new StorageProblem('whichFile', { command });
  const isRestoring = command === 'restore';
  const rows = await (isRestoring ? restore(file, location, args.includes('--replace')) : backUp(location, file));
  const params = { rows, file, place: placeOf(location) };
  process.stdout.write(`${say({ key: isRestoring ? 'server.restored' : 'server.backedUp', params })}\n`);
}

run().catch((error: unknown) => {
  if (!(error instanceof StorageProblem)) throw error;
  process.stderr.write(`${say(error)}\n`);
  process.exitCode = 1;
});
