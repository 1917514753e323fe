import { useSpeech } from '../speech/speech.tsx';
import type { SpokenModule } from '../table/game.ts';
import { BackToTable, Sheet } from '../ui/Sheet.tsx';
import { Entry } from './Entry.tsx';
import { useGlossary, useGuide } from './glossary.ts';

export interface AboutSheetProps {
  readonly module: SpokenModule;
  readonly view: object;
  /** The `data-about` or `data-info` of a piece. */
  readonly what: string;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** What a piece of the board is, over the table. */
export function AboutSheet({ module, view, what, onRule, onClose }: AboutSheetProps) {
  const { t } = useSpeech();
  const glossary = useGlossary(module.game.id);
  const about = useGuide(module.game.id);
  const entries = about(what, view, module.pack).flatMap((key) => glossary[key] ?? []);
  return (
    <Sheet label={t('web.glossary.ask')} onClose={onClose}>
      <dl className="glossary">
        {entries.map((entry) => (
          <div key={entry.name}>
            <Entry
              entry={entry}
              onRule={(rule) => {
                onClose();
                onRule(rule);
              }}
            />
          </div>
        ))}
      </dl>
      {entries.length === 0 && <p>{t('web.glossary.none')}</p>}
      <BackToTable onClick={onClose} />
    </Sheet>
  );
}
