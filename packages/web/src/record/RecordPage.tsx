import type { Phrase } from '@tortuga/kernel';
import type { MatchRecord } from '@tortuga/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';
import { phraseOf, Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { RecordTable } from './RecordTable.tsx';
import { sayIfKnown } from './sentences.ts';

interface RecordPageProps {
  /** Why it can't be played on. */
  readonly closed: Phrase;
  readonly names: readonly string[];
  readonly readRecord: () => Promise<MatchRecord | null>;
  /** Its cards, for their names; null if nobody has them. */
  readonly readPack: () => Promise<unknown>;
}

/** A match that can't be run any more, shown from its record. */
export function RecordPage({ closed, names, readRecord, readPack }: RecordPageProps) {
  const { t, say } = useSpeech();
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [trouble, setTrouble] = useState<Phrase | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record does not change
  useEffect(() => {
    let wanted = true;
    readRecord().then(
      (read) => wanted && setRecord(read),
      (error: unknown) => wanted && setTrouble(phraseOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Page title={t('web.record.title')}>
      <p className="record-why" role="status">
        {sayIfKnown(say, () => closed) ?? t('web.closed.doesNotReplay')}
      </p>
      <Trouble phrase={trouble} />
      {record === null && trouble === null && <Waiting />}
      {record !== null && <RecordTable record={record} names={names} readPack={readPack} />}
      <Link className="btn primary page-back" href="/">
        {t('web.table.home')}
      </Link>
    </Page>
  );
}
