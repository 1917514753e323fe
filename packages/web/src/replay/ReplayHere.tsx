import type { MatchFile, Viewer } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useEffect, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import type { OpenGame } from '../table/game.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { ReplayTable } from './ReplayTable.tsx';

interface ReplayHereProps {
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly from: number;
  readonly readFile: () => Promise<MatchFile | null>;
  readonly onClose: () => void;
}

/** The replay in the place of its table, which nobody leaves for it. */
export function ReplayHere({ readFile, ...shown }: ReplayHereProps) {
  const { t } = useSpeech();
  const [file, setFile] = useState<MatchFile | null | undefined>(undefined);
  const [trouble, attempt] = useTrouble();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match does not change
  useEffect(() => {
    inBackground(attempt(async () => setFile(await readFile())));
  }, []);
  if (trouble !== null || file === null) {
    return (
      <main className="page">
        <Trouble phrase={trouble ?? { key: 'server.error.notOver' }} />
        <button type="button" className="btn primary page-back" onClick={shown.onClose}>
          {t('web.backToTable')}
        </button>
      </main>
    );
  }
  return file === undefined ? <Waiting /> : <ReplayTable {...shown} file={file} />;
}
