import { useSpeech } from '../speech/speech.tsx';
import { numberOf } from './number.ts';
import { useRulebook } from './rulebook.ts';

interface ParagraphProps {
  readonly game: string;
  readonly rule: string;
  readonly onWhole: () => void;
}

/** One rule of a game, with its section's heading and the way to the rest. */
export function Paragraph({ game, rule, onWhole }: ParagraphProps) {
  const { t } = useSpeech();
  const section = useRulebook(game).law.sections.find(({ rules }) => rule in rules);
  return (
    <div className="stack rule">
      <h2>{section?.heading ?? t('web.rules.title')}</h2>
      <p>
        <b className="rule-number">{numberOf(rule)}</b> {section?.rules[rule] ?? t('web.rules.missing')}
      </p>
      <button type="button" className="btn quiet rule-whole" onClick={onWhole}>
        {t('web.rules.whole')}
      </button>
    </div>
  );
}
