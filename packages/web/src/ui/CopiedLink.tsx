import { useSpeech } from '../speech/speech.tsx';
import { useCopied } from './copied.ts';
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
  const [isCopied, copy] = useCopied(link);
  return (
    <>
      <QrCode text={link} label={qrLabel} />
      <div className="row form-row">
        <input readOnly aria-label={label} value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className="btn" onClick={copy}>
          {t(isCopied ? 'web.copied' : 'web.copy')}
        </button>
      </div>
    </>
  );
}
