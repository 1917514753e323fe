import type { Seat } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { useSpeech } from '../speech/speech.tsx';

interface WhyButtonsProps {
  readonly seats: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  readonly portraitOf: (seat: Seat) => ReactNode;
  readonly onAsk: (seat: Seat) => void;
}

/** The bots whose last turn can be asked about. */
export function WhyButtons({ seats, nameOf, portraitOf, onAsk }: WhyButtonsProps) {
  const { t } = useSpeech();
  if (seats.length === 0) return null;
  return (
    <p className="row why-buttons">
      {seats.map((seat) => (
        <button key={seat} type="button" className="btn quiet" onClick={() => onAsk(seat)}>
          <span aria-hidden="true">{portraitOf(seat)}</span> {t('web.why.ask', { name: nameOf(seat) })}
        </button>
      ))}
    </p>
  );
}
