import { type MatchFile, SPECTATOR } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { begunHere, localTables } from '../local/worker-client.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { api, begunAt } from '../server/api.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import { type Begun, useGame } from '../table/game.ts';
import { localNames, namesAt } from '../table/names.ts';
import { useSkin } from '../table/use-skin.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';

interface Found {
  readonly file: MatchFile;
  readonly begun: Begun;
  readonly names: (speech: Speech) => string[];
}

async function find(where: 'here' | 'server', id: string): Promise<Found | null> {
  if (where === 'here') {
    const [file, found] = await Promise.all([localTables().matchFile(id), localTables().table(id)]);
    return file && found && { file, begun: begunHere(found.table), names: (speech) => localNames(speech, found.table) };
  }
  const [file, table] = await Promise.all([api.matchFile(id), api.table(id)]);
  const begun = begunAt(table, file.rulesVersion, file.pack.digest);
  return { file, begun, names: (speech) => namesAt(speech, table) };
}

/** A match that is over, moment by moment. */
export function ReplayPage({ where, id }: { readonly where: 'here' | 'server'; readonly id: string }) {
  const speech = useSpeech();
  const [found, setFound] = useState<Found | null | undefined>(undefined);
  const [trouble, attempt] = useTrouble();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match does not change
  useEffect(() => {
    inBackground(attempt(async () => setFound(await find(where, id))));
  }, [where, id]);
  const names = useMemo(() => found?.names(speech) ?? [], [found, speech]);
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
  return <FoundMatch found={found} names={names} back={back} />;
}

interface FoundMatchProps {
  readonly found: Found;
  readonly names: readonly string[];
  readonly back: string;
}

function FoundMatch({ found: { file, begun }, names, back }: FoundMatchProps) {
  const [, go] = useLocation();
  useSkin(file.game);
  return (
    <ReplayTable
      open={useGame(file.game, begun)}
      {...{ file, names }}
      viewer={SPECTATOR}
      from={momentIn(location.hash)}
      onClose={() => go(back)}
    />
  );
}

/** The moment that an address names; the first if it names none. */
const momentIn = (hash: string): number => {
  const named = Number(hash.slice(1));
  return Number.isInteger(named) && named > 0 ? named : 0;
};
