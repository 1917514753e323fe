import { isPlayer, useMe } from '../server/me.ts';
import { AlertsForm } from './AlertsForm.tsx';
import { useAlertWords } from './words.ts';

/** Among the settings, for whoever has a name here. */
export function AlertsSection() {
  const t = useAlertWords();
  if (!isPlayer(useMe())) return null;
  return (
    <section className="alerts-section">
      <h2>{t('alerts.title')}</h2>
      <AlertsForm />
    </section>
  );
}
