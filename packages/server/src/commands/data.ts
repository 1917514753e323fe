import { backUp, restore } from '../storage/backup.ts';
import { locationFrom, placeOf } from '../storage/location.ts';
import { StorageProblem } from '../storage/problem.ts';
import type { Call } from './call.ts';

/** `backup <file>` */
export async function backUpTo(call: Call): Promise<void> {
  const [file, location] = [fileOf(call), locationFrom(process.env)];
  const rows = await backUp(location, file);
  print(call, 'server.backedUp', { rows, file, place: placeOf(location) });
}

/** `restore <file> [--replace]` */
export async function restoreFrom(call: Call): Promise<void> {
  const [file, location] = [fileOf(call), locationFrom(process.env)];
  const rows = await restore(file, location, call.args.includes('--replace'));
  print(call, 'server.restored', { rows, file, place: placeOf(location) });
}

function fileOf({ name, args }: Call): string {
  const file = args.find((arg) => !arg.startsWith('--'));
  if (file === undefined) throw new StorageProblem('whichFile', { command: name });
  return file;
}

const print = ({ say }: Call, key: string, params: Readonly<Record<string, string | number>>): void => {
  process.stdout.write(`${say({ key, params })}\n`);
};
