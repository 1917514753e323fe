import { useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { TableSheet } from '../table/TableSheet.tsx';

/** The rulebook with its pictures, over the lobby: nobody has to leave it to read. */
export function RulesButton({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {t('web.invited.rules')}
      </button>
      {isOpen && <TableSheet sheet="rules" game={game} onClose={() => setOpen(false)} />}
    </>
  );
}
