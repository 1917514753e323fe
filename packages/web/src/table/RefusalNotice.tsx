import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';

interface RefusalNoticeProps {
  readonly text: string;
  /** The rule that says so; empty where no rule is meant. */
  readonly rule: string;
  readonly onRule: () => void;
  readonly onClose: () => void;
}

/** Why something was not done. */
export function RefusalNotice({ text, rule, onRule, onClose }: RefusalNoticeProps) {
  const { t } = useSpeech();
  return (
    <div className="notice" role="alert">
      <p>{text}</p>
      {rule !== '' && (
        <button type="button" className="btn quiet" onClick={onRule}>
          {t('web.rule', { rule: rule.replace(/^\w+-/, '') })}
        </button>
      )}
      <button type="button" className="tool" aria-label={t('web.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
