import type { GlossaryEntry } from '@tortuga/games/glossary';
import { numberOf } from '../rulebook/number.ts';
import { useSpeech } from '../speech/speech.tsx';

interface EntryProps {
  readonly entry: GlossaryEntry;
  readonly onRule: (rule: string) => void;
}

/** What something is, with the way to the rules about it. */
export function Entry({ entry, onRule }: EntryProps) {
  const { t } = useSpeech();
  return (
    <>
      <dt>{entry.name}</dt>
      <dd>
        {entry.text}{' '}
        {entry.rules.map((rule) => (
          <button key={rule} type="button" className="btn quiet glossary-rule" onClick={() => onRule(rule)}>
            {t('web.rule', { rule: numberOf(rule) })}
          </button>
        ))}
      </dd>
    </>
  );
}
