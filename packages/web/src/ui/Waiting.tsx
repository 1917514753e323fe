import { useSpeech } from '../speech/speech.tsx';
import { Turtle } from './Turtle.tsx';

/** While a page or a board is being fetched. */
export function Waiting() {
  const { t } = useSpeech();
  return (
    <p className="waiting" role="status">
      <Turtle />
      <span className="sr">{t('web.waiting')}</span>
    </p>
  );
}
