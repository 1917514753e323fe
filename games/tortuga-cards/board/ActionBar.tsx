import { at, type Params, type Phrase } from '@tortuga/kernel';
import { useTable } from './context.ts';
import { isEventMove } from './selection.ts';
import { labelOf, openRow } from './table.ts';

/** One sentence that says what is asked of whom, or why the last tap did nothing. */
export function ActionBar({ prompt }: { readonly prompt: Phrase }) {
  const { t, selection, refusal, putBack } = useTable();
  const sentence = useSentence(prompt);
  return (
    <div className="cards-bar" data-bar="" tabIndex={-1}>
      <p className="cards-say" role="status">
        {refusal === null ? (
          t(sentence.key, sentence.params)
        ) : (
          <span className="cards-refusal">
            {t(refusal.key, refusal.params)}{' '}
            <em>{t('cards.ui.rule', { rule: refusal.rule.replace(/^cards-/, '') })}</em>
          </span>
        )}
      </p>
      {selection.kind !== 'none' && (
        <button type="button" className="cards-button" onClick={putBack}>
          {t('cards.ui.putBack')}
        </button>
      )}
    </div>
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
