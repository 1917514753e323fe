import { useSpeech } from '../speech/speech.tsx';
import { numberOf } from './number.ts';

interface RulesProps {
  readonly rules: readonly string[];
  readonly onRule: (rule: string) => void;
}

/** The numbers of rules, as the way to their paragraphs. */
export function Rules({ rules, onRule }: RulesProps) {
  const { t } = useSpeech();
  return (
    <span className="rulebook-numbers">
      {rules.map((rule) => (
        <button
          key={rule}
          type="button"
          aria-label={t('web.rule', { rule: numberOf(rule) })}
          onClick={() => onRule(rule)}
        >
          {numberOf(rule)}
        </button>
      ))}
    </span>
  );
}
