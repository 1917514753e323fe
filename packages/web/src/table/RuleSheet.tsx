import { Suspense, useState } from 'react';
import { Paragraph } from '../rulebook/Paragraph.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { BackToTable, Sheet } from '../ui/Sheet.tsx';
import { TableSheet } from './TableSheet.tsx';

interface RuleSheetProps {
  readonly game: string;
  readonly rule: string;
  readonly onClose: () => void;
}

/** One paragraph of the rulebook, over the table; on request the whole of it. */
export function RuleSheet({ game, rule, onClose }: RuleSheetProps) {
  const { t } = useSpeech();
  const [isWhole, setWhole] = useState(false);
  if (isWhole) return <TableSheet sheet="rules" game={game} rule={rule} onClose={onClose} />;
  return (
    <Sheet label={t('web.rule', { rule: rule.replace(/^\w+-/, '') })} onClose={onClose}>
      <Suspense>
        <Paragraph game={game} rule={rule} onWhole={() => setWhole(true)} />
      </Suspense>
      <BackToTable onClick={onClose} />
    </Sheet>
  );
}
