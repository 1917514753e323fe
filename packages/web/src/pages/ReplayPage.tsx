import type { MatchFile } from '@tortuga/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { localHouse } from '../local/house.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { localNames, namesAt } from '../table/names.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';

interface Found {
  readonly file: MatchFile;
  readonly seats: { readonly names: (speech: ReturnType<typeof useSpeech>) => string[] };
}

async function find(where: 'here' | 'server', id: string): Promise<Found | null> {
  if (where === 'here') {
    const [file, table] = await Promise.all([localHouse().matchFile(id), localHouse().table(id)]);
    return file && table && { file, seats: { names: (speech) => localNames(speech, table) } };
  }
  const [file, table] = await Promise.all([api.matchFile(id), api.table(id)]);
  return { file, seats: { names: (speech) => namesAt(speech, table) } };
}

/** A match that is over, moment by moment. */
export function ReplayPage({ where, id }: { readonly where: 'here' | 'server'; readonly id: string }) {
  const speech = useSpeech();
  const [found, setFound] = useState<Found | null | undefined>(undefined);
  const [trouble, attempt] = useTrouble();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match does not change
  useEffect(() => attempt(async () => setFound(await find(where, id))), [where, id]);
  const names = useMemo(() => found?.seats.names(speech) ?? [], [found, speech]);
  const back = where === 'here' ? `/here/${id}` : `/table/${id}`;
  if (trouble !== null || found === null) {
    return (
      <Page title={speech.t('web.replay.title')}>
        <Trouble phrase={trouble ?? { key: 'server.error.notOver' }} />
        <Link className="btn primary page-back" href={back}>
          {speech.t('web.backToTable')}
        </Link>
      </Page>
    );
  }
  if (found === undefined) return <Waiting />;
  return <ReplayTable file={found.file} names={names} back={back} />;
}
