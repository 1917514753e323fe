import type { Connection as State } from '../match/match-store.ts';
import { useSpeech } from '../speech/speech.tsx';

/** Says that there is no connection (yet), and that nothing is lost. */
export function Connection({ connection }: { readonly connection: State }) {
  const { t } = useSpeech();
  return (
    <p className="connection" role="status">
      <span className="connection-dot" aria-hidden="true" />
      {t(connection === 'lost' ? 'web.table.lost' : 'web.table.connecting')}
    </p>
  );
}
