// child <folder>: appends to several matches as fast as it can and prints what was acknowledged, until it is killed.
import { openStore } from '../src/storage/open.ts';

const MATCHES = 20;

async function appendForever(dataDir: string): Promise<void> {
  const { log } = await openStore({ dataDir });
  await Promise.all(
    Array.from({ length: MATCHES }, async (_, match) => {
      const matchId = `match-${match}`;
      for (let index = (await log.load(matchId)).length; ; index++) {
        const { kind } = await log.append({ matchId, index, moveId: `move-${index}`, entryJson: `{"index":${index}}` });
        if (kind !== 'written') throw new Error(`${matchId} ${index}: ${kind}`);
        process.stdout.write(`${matchId} ${index}\n`);
      }
    }),
  );
}

void appendForever(process.argv[2] ?? '');
