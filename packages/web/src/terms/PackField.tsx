import type { GameModule } from '@tortuga/games/game-module';
import type { Phrase } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { MAX_PACK_BYTES } from '@tortuga/protocol';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { Link } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import { saveFile } from '../table/save-file.ts';
import { keptSets } from '../workshop/sets.ts';

interface PackFieldProps {
  readonly module: GameModule;
  readonly say: (phrase: Phrase) => string;
  readonly pack: object | null;
  readonly onChange: (pack: object | null) => void;
}

type ReadPack = { readonly pack: object } | { readonly problem: Phrase };

/** A file is only text until the game has read it as a pack. */
async function readPack(module: GameModule, file: File): Promise<ReadPack> {
  if (file.size > MAX_PACK_BYTES)
    return { problem: { key: 'server.error.packTooLarge', params: { most: MAX_PACK_BYTES / 1024 } } };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { problem: { key: 'web.pack.notJson' } };
  }
  const read = module.withPack(json);
  return read.ok ? { pack: read.module.pack as object } : { problem: read.problem };
}

/** Cards of one's own: a set from the workshop, or a file. */
export function PackField({ module, say, pack, onChange }: PackFieldProps) {
  const { t } = useSpeech();
  const [problem, setProblem] = useState<Phrase | null>(null);
  const [sets] = useState(() =>
    keptSets(module.game.id).flatMap(({ id, name, ready }) => {
      const read = ready === null ? null : module.withPack(ready);
      return read?.ok === true ? [{ id, name, pack: read.module.pack as object }] : [];
    }),
  );
  const bring = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (file === undefined) return;
    const read = await readPack(module, file);
    setProblem('problem' in read ? read.problem : null);
    if ('pack' in read) onChange(read.pack);
  };
  return (
    <div className="pack">
      <p>
        {t('web.pack.what')} <Link href={`/workshop/${module.game.id}`}>{t('web.workshop.enter')}</Link>
      </p>
      {sets.length > 0 && (
        <ul className="row" aria-label={t('web.workshop.sets')}>
          {sets.map((set) => (
            <li key={set.id}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setProblem(null);
                  onChange(set.pack);
                }}
              >
                {set.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => inBackground(bring(files))}>
          <Button className="btn">{t('web.pack.choose')}</Button>
        </FileTrigger>
        <button
          type="button"
          className="btn quiet"
          onClick={() => saveFile(`${module.game.id}-pack.json`, JSON.stringify(module.packTemplate(), null, 2))}
        >
          {t('web.pack.template')}
        </button>
      </div>
      {problem !== null && (
        <p className="trouble" role="alert">
          {say(problem)}
        </p>
      )}
      {pack !== null && (
        <p role="status">
          {t('web.pack.chosen', { pack: 'id' in pack ? String(pack.id) : '' })}{' '}
          <button type="button" className="btn quiet" onClick={() => onChange(null)}>
            {t('web.pack.house')}
          </button>
        </p>
      )}
    </div>
  );
}
