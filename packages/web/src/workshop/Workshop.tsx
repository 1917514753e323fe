import type { Phrase } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { use, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { lastChoices } from '../local/last-choices.ts';
import { startMatch } from '../local/start-match.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { saveFile } from '../table/save-file.ts';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { check } from './checked.ts';
import { type Bench, BenchProvider } from './context.ts';
import type { Draft } from './draft.ts';
import './index.css';
import { Measure } from './Measure.tsx';
import { type OpenWorkshop, openBench } from './open.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { readFile } from './read-file.ts';
import { Sections } from './Sections.tsx';
import { SetBar } from './SetBar.tsx';
import { SetList } from './SetList.tsx';
import { slugOf } from './sets.ts';
import { useSets } from './use-sets.ts';

/** A game's workshop. Suspends until it is there. */
export function Workshop({ game }: { readonly game: string }) {
  const speech = useSpeech();
  const open = use(openBench(game, speech));
  return open === null ? null : <Making game={game} open={open} />;
}

const MOST_SAID = 5;

function Making({ game, open }: { readonly game: string; readonly open: OpenWorkshop }) {
  const { locale, t: pageText } = useSpeech();
  const { module, workshop, t, say } = open;
  const sets = useSets(game);
  const [, go] = useLocation();
  const me = useMe();
  const once = useOnce();
  const [trouble, attempt] = useTrouble();
  const [isMeasuring, setMeasuring] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [refused, setRefused] = useState<readonly Phrase[]>([]);
  const set = sets.open;

  const asPack = (pack: Draft, name: string): Draft => ({ ...pack, id: slugOf(name) });
  const readyOf = (pack: Draft, name: string): object | null => {
    const read = check(module, workshop, asPack(pack, name)).module;
    return read === null ? null : (read.pack as object);
  };
  const start = (pack: Draft, name: string): void => {
    setRefused([]);
    const names = new Set(sets.all.map((each) => each.name));
    const free = [name, ...sets.all.map((_, index) => `${name} ${index + 2}`)].find((each) => !names.has(each)) ?? name;
    sets.start({ name: free, language: locale, pack, ready: readyOf(pack, free) });
  };
  const openFile = async (file: File): Promise<void> => {
    const read = await readFile(module, workshop, file);
    if (read.ok) start(read.pack, file.name.replace(/\.json$/i, ''));
    else setRefused(read.problems);
  };
  const change = (pack: Draft): void => {
    if (set !== null) sets.change({ pack, ready: readyOf(pack, set.name) });
  };
  const checked = useMemo(
    () => (set === null ? null : check(module, workshop, { ...set.pack, id: slugOf(set.name) })),
    [set, module, workshop],
  );
  async function tryIt(): Promise<void> {
    if (set?.ready == null) return;
    const choices = lastChoices(game);
    const terms = { ...choices.terms, pack: set.ready };
    go(await startMatch(game, { ...choices, how: 'bots', terms }, isPlayer(me) ? me.name : '', pageText));
  }

  const list = (
    <SetList
      t={t}
      sets={sets}
      onEmpty={() => start(module.packTemplate() as Draft, t('workshop.myBox'))}
      onHouse={() => start(module.pack as Draft, t('workshop.mySet'))}
      onFile={(file) => inBackground(openFile(file))}
    />
  );
  const said = (
    <>
      {refused.length > 0 && (
        <div className="trouble" role="alert">
          <p>{t('workshop.file.refused')}</p>
          <ul>
            {[...new Set(refused.map(say))].slice(0, MOST_SAID).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {!sets.isKept && (
        <p className="trouble" role="alert">
          {t('workshop.notKept')}
        </p>
      )}
      {sets.removed !== null && (
        <p className="row" role="status">
          {t('workshop.removed', { name: sets.removed.name })}{' '}
          <button type="button" className="btn chip" onClick={sets.bringBack}>
            {t('workshop.bringBack')}
          </button>
        </p>
      )}
    </>
  );
  if (set === null || checked === null) {
    return (
      <div className="workshop">
        <p className="muted">{t('workshop.lead')}</p>
        {said}
        {list}
      </div>
    );
  }
  const bench: Bench = { ...open, game, set, problems: checked.problems, change };
  return (
    <BenchProvider value={bench}>
      <div className="workshop">
        <div className="sr" aria-hidden="true">
          {open.sprite}
        </div>
        <SetBar
          sets={sets}
          onName={(name) => sets.change({ name, ready: readyOf(set.pack, name) })}
          onTry={() => once(() => attempt(tryIt))}
          onMeasure={() => set.ready !== null && setMeasuring(true)}
          onPrint={() => setPrinting(true)}
          onSave={() => saveFile(`${slugOf(set.name)}.json`, JSON.stringify(asPack(set.pack, set.name), null, 2))}
        >
          <details className="more">
            <summary>{t('workshop.sets')}</summary>
            {list}
          </details>
        </SetBar>
        {said}
        <Trouble phrase={trouble} />
        {isMeasuring && <Measure key={set.id} onClose={() => setMeasuring(false)} />}
        <Sections key={set.id} />
        {isPrinting && <PrintSheet onPrinted={printed} />}
      </div>
    </BenchProvider>
  );
}
