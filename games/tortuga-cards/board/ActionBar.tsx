import { at, type Params, type Phrase } from '@tortuga/kernel';
import { type ActionBarProps, Reason } from '@tortuga/kit';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { TurnBack } from './Icon.tsx';
import { labelOf } from './layout.ts';
import { isEventMove } from './selection.ts';

interface Props extends ActionBarProps {
  /** Opens the scoring sheet of the last voyage; null before its end. */
  readonly onScoring: (() => void) | null;
}

/** The prompt, or why the last click did nothing; at the end of the game, the result. */
export function ActionBar({ prompt, notice, ending, onUndo, onRedo, onScoring }: Props) {
  const { t, say, selection, refusal, onRule, putBack } = useBoard();
  const sentence = useSentence(prompt);
  const isEnding = ending !== null && refusal === null;
  return (
    <div className={isEnding ? 'cards-bar cards-bar-end' : 'cards-bar'} data-bar="" data-about="turn" tabIndex={-1}>
      {isEnding ? (
        <div className="cards-ending own-scale">{ending}</div>
      ) : (
        <div className="cards-words">
          <LastDeed />
          <p className="cards-say">
            {refusal === null ? (
              say(sentence)
            ) : (
              <Reason
                refusal={refusal}
                className="cards-refusal"
                ruleClassName="cards-rule"
                say={say}
                game="cards"
                ruleKey="cards.ui.rule"
                onRule={onRule}
              />
            )}
          </p>
        </div>
      )}
      <div className="cards-buttons">
        {onUndo !== null && <TurnButton label={t('cards.ui.undo')} onClick={onUndo} />}
        {onRedo !== null && <TurnButton label={t('cards.ui.redo')} onClick={onRedo} forward />}
        {selection.kind !== 'none' && (
          <button type="button" className="cards-button cards-put-back" onClick={putBack}>
            {t('cards.ui.putBack')}
          </button>
        )}
        {onScoring !== null && (
          <button type="button" className="cards-button" onClick={onScoring}>
            {t('cards.ui.scoring.open')}
          </button>
        )}
      </div>
      {notice}
    </div>
  );
}

/** What happened before this turn; whoever has picked something up has read it. */
function LastDeed() {
  const { legal, selection, lastDeed, phrases, say } = useBoard();
  if (lastDeed === null || legal.length === 0 || selection.kind !== 'none') return null;
  return (
    <p className="cards-last-deed" data-seat={lastDeed.seat}>
      <Badge seat={lastDeed.seat} />
      <span>{say(phrases.phraseOfEvent(lastDeed))}</span>
    </p>
  );
}

interface TurnProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly forward?: boolean;
}

/** On a phone the label is hidden: there is only space for the arrow. */
function TurnButton({ label, onClick, forward = false }: TurnProps) {
  return (
    <button type="button" className="cards-button cards-turn" onClick={onClick} aria-label={label}>
      <TurnBack forward={forward} />
      <span>{label}</span>
    </button>
  );
}

function useSentence(prompt: Phrase): Phrase {
  const { view, legal, selection, targets, cardName } = useBoard();
  const row = view.openRow;
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
      return { key: `cards.ui.ask.${kind}`, params: named(selection.columns.map((column) => labelOf(view, column))) };
    }
  }
}

/** For the question about the next column. */
const named = (columns: readonly string[]): Params => ({
  step: at(['first', 'second', 'third'], columns.length),
  last: columns.at(-1) ?? '',
});
