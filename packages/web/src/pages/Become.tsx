import { inBackground } from '@tortuga/kit';
import type { PlayerInfo } from '@tortuga/protocol/http';
import { useEffect, useState } from 'react';
import { api } from '../server/api.ts';
import { setMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { CopiedLink } from '../ui/CopiedLink.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';

/** Somebody's key has come to a browser that is somebody else already. */
export interface Offered {
  readonly token: string;
  readonly other: PlayerInfo;
  readonly me: PlayerInfo;
}

interface BecomeProps extends Offered {
  readonly onDecided: () => void;
}

/**
 * Asks before this browser becomes somebody else: its own secret is in no other place, so that the way back is shown
 * first. Who stays is not changed by having been asked.
 */
export function Become({ token, other, me, onDecided }: BecomeProps) {
  const { t } = useSpeech();
  const [wayBack, setWayBack] = useState<string | null>(null);
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once
  useEffect(() => {
    inBackground(attempt(async () => setWayBack(await api.linkForAnotherDevice())));
  }, []);
  const become = () =>
    once(() =>
      attempt(async () => {
        setMe(await api.becomeWith(token));
        onDecided();
      }),
    );
  return (
    <section className="form become" aria-labelledby="become">
      <h2 id="become">{t('web.me.become', { me: me.name, other: other.name })}</h2>
      <p>{t('web.me.becomeHint', { me: me.name, other: other.name })}</p>
      {wayBack !== null && (
        <CopiedLink link={wayBack} label={t('web.me.wayBack', { me: me.name })} qrLabel={t('web.me.qr')} />
      )}
      <Trouble phrase={trouble} />
      <div className="row form-row">
        <button type="button" className="btn primary" onClick={onDecided}>
          {t('web.me.stay', { me: me.name })}
        </button>
        <button type="button" className="btn" disabled={wayBack === null} onClick={become}>
          {t('web.me.becomeYes', { other: other.name })}
        </button>
      </div>
    </section>
  );
}
