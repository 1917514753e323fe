import { at, type Params, type Phrase, type Refusal } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { useTable } from './context.ts';
import { TurnBack } from './Icon.tsx';
import { isEventMove } from './selection.ts';
import { labelOf, openRow } from './table.ts';

interface Props {
  readonly prompt: Phrase;
  readonly ending: ReactNode;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly onRule: (rule: string) => void;
  /** Shows the scoring of the last voyage again; null before its end. */
  readonly onScoring: (() => void) | null;
}

/** One sentence that says what is asked of whom, or why the last tap did nothing; at the end, how it ended. */
export function ActionBar({ prompt, ending, onUndo, onRedo, onRule, onScoring }: Props) {
  const { t, selection, refusal, putBack } = useTable();
  const sentence = useSentence(prompt);
  const isEnding = ending !== null && refusal === null;
  return (
    <div className={isEnding ? 'cards-bar cards-bar-end' : 'cards-bar'} data-bar="" tabIndex={-1}>
      {isEnding ? (
        <div className="cards-ending">{ending}</div>
      ) : (
        <p className="cards-say" role="status">
          {refusal === null ? t(sentence.key, sentence.params) : <Reason refusal={refusal} onRule={onRule} />}
        </p>
      )}
      <div className="cards-buttons">
        {onUndo !== null && <TurnButton label={t('cards.ui.undo')} onClick={onUndo} />}
        {onRedo !== null && <TurnButton label={t('cards.ui.redo')} onClick={onRedo} forward />}
        {selection.kind !== 'none' && (
          <button type="button" className="cards-button" onClick={putBack}>
            {t('cards.ui.putBack')}
          </button>
        )}
        {onScoring !== null && (
          <button type="button" className="cards-button" onClick={onScoring}>
            {t('cards.ui.scoring.open')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Why not, and the paragraph that says so. */
function Reason({ refusal, onRule }: { readonly refusal: Refusal; readonly onRule: (rule: string) => void }) {
  const { t } = useTable();
  return (
    <span className="cards-refusal">
      {t(refusal.key, refusal.params)}{' '}
      <button type="button" className="cards-rule" onClick={() => onRule(refusal.rule)}>
        {t('cards.ui.rule', { rule: refusal.rule.replace(/^cards-/, '') })}
      </button>
    </span>
  );
}

interface TurnProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly forward?: boolean;
}

/** On a phone there is room for the arrow alone. */
function TurnButton({ label, onClick, forward = false }: TurnProps) {
  return (
    <button type="button" className="cards-button cards-turn" onClick={onClick} aria-label={label}>
      <TurnBack forward={forward} />
      <span>{label}</span>
    </button>
  );
}

function useSentence(prompt: Phrase): Phrase {
  const { view, legal, selection, targets, cardName } = useTable();
  const row = openRow(view);
  if (legal.length === 0 || row === null) return prompt;
  switch (selection.kind) {
    case 'none':
      return row === 'event' ? { key: 'cards.ui.takeEvent' } : { key: 'cards.ui.takeCard', params: { row } };
    case 'card':
      return {
        key: 'cards.ui.place',
        params: { card: cardName(selection.card), count: targets.size },
      };
    case 'event': {
      const kind = legal.find(({ move }) => isEventMove(move))?.move.kind ?? 'storm';
      return { key: `cards.ui.ask.${kind}`, params: named(selection.columns.map(labelOf)) };
    }
  }
}

/** The step, and the columns named so far. */
const named = (columns: readonly string[]): Params => ({
  step: at(['first', 'second', 'third'], columns.length),
  last: columns.at(-1) ?? '',
});
