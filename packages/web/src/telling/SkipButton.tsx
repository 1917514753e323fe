import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';

/** While bots play: on to my next decision. */
export function SkipButton({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useSpeech();
  return (
    <button type="button" className="btn skip" onClick={onSkip}>
      {t('web.skip')}
      <Icon name="skip" />
    </button>
  );
}
