import type { Phrase } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';

interface ReasonsProps {
  readonly speaker: Speaker;
  readonly reasons: readonly Phrase[];
}

export const Reasons = ({ speaker, reasons }: ReasonsProps) =>
  reasons.length === 0 ? null : (
    <ul className="hint-reasons">
      {reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>{speaker.say(reason)}</li>
      ))}
    </ul>
  );
