import { at, type MatchFile, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { LocalTable } from '../local/local-table.ts';
import { begunHere, localTables } from '../local/worker-client.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { api, begunAt } from '../server/api.ts';
import { askWhoIAm } from '../server/me.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import { type Begun, useGame } from '../table/game.ts';
import { localNames, namesAt } from '../table/names.ts';
import { useSkin } from '../table/use-skin.ts';
import { viewerAt } from '../table/viewer-at.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';

interface Found {
  readonly file: MatchFile;
  readonly begun: Begun;
  readonly names: (speech: Speech) => string[];
  /** Whose eyes it is seen with at first: one's own, if one played. */
  readonly viewer: Viewer;
}

async function find(where: 'here' | 'server', id: string): Promise<Found | null> {
  if (where === 'here') {
    const [file, found] = await Promise.all([localTables().matchFile(id), localTables().table(id)]);
    if (!file || !found) return null;
    const { table } = found;
    return { file, begun: begunHere(table), names: (speech) => localNames(speech, table), viewer: viewerHere(table) };
  }
  const [file, table, me] = await Promise.all([api.matchFile(id), api.table(id), askWhoIAm()]);
  const begun = begunAt(table, file.rulesVersion, file.pack.digest);
  return { file, begun, names: (speech) => namesAt(speech, table), viewer: viewerAt(table, me) };
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

/** Where several people sat around one device, nobody's eyes come first. */
function viewerHere({ seats }: LocalTable): Viewer {
  const people = seats.flatMap(({ kind }, index) => (kind === 'person' ? [seat(index)] : []));
  return people.length === 1 ? at(people, 0) : SPECTATOR;
}

/** The address names the moment that is looked at, so that it can be sent to others. Not every one in passing: browsers count. */
function useAddress(): (n: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((n: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => history.replaceState(history.state, '', `#${n}`), ADDRESS_MS);
  }, []);
}

const ADDRESS_MS = 400;

function FoundMatch({ found: { file, begun, viewer }, names, back }: FoundMatchProps) {
  const [, go] = useLocation();
  useSkin(file.game);
  return (
    <ReplayTable
      open={useGame(file.game, begun)}
      {...{ file, names }}
      viewer={viewer}
      from={momentIn(location.hash)}
      onMoment={useAddress()}
      onClose={() => go(back)}
    />
  );
}

/** The moment that an address names; the first if it names none. */
const momentIn = (hash: string): number => {
  const named = Number(hash.slice(1));
  return Number.isInteger(named) && named > 0 ? named : 0;
};
