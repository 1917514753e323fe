import { inBackground } from '@tortuga/kit';
import { useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { QrCode } from './QrCode.tsx';

interface CopiedLinkProps {
  readonly link: string;
  /** What it leads to. */
  readonly label: string;
  readonly qrLabel: string;
}

/** A link to take along: to scan from another phone, to copy by a button or by hand. */
export function CopiedLink({ link, label, qrLabel }: CopiedLinkProps) {
  const { t } = useSpeech();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The link stands there to be copied by hand.
    }
  };
  return (
    <>
      <QrCode text={link} label={qrLabel} />
      <div className="form-row">
        <input readOnly aria-label={label} value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className="btn" onClick={() => inBackground(copy())}>
          {t(copied ? 'web.copied' : 'web.copy')}
        </button>
      </div>
    </>
  );
}
