import { useEffect, useState } from 'react';
import { useOnce } from '../ui/once.ts';
import { useAdminWords } from './words.ts';

interface SureButtonProps {
  readonly label: string;
  /** What it is about, for those who don't see where it stands. */
  readonly about: string;
  readonly onSure: () => Promise<void>;
}

const UNSURE_MS = 5000;

/** For what can't be undone: it takes a second click. */
export function SureButton({ label, about, onSure }: SureButtonProps) {
  const t = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  const once = useOnce();
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), UNSURE_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const shown = isAsking ? t('admin.sure') : label;
  const click = (): void => {
    if (isAsking) once(onSure);
    setAsking(!isAsking);
  };
  return (
    <button type="button" className="btn" aria-label={t('admin.for', { deed: shown, about })} onClick={click}>
      {shown}
    </button>
  );
}
