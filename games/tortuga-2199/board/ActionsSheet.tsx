import type { Refusal } from '@tortuga/kernel';
import { ruleNumber } from '@tortuga/kit';
import { ActionButton } from './ActionButton.tsx';
import { type Action, useActions } from './actions.ts';
import { useBoard } from './context.ts';
import { KEYS } from './keys.ts';
import { Sheet } from './Sheet.tsx';
import { kindly } from './within.ts';

export function ActionsSheet() {
  const { t } = useBoard();
  return (
    <Sheet title={t('2199.ui.more')}>
      <ActionList />
      <Keys />
    </Sheet>
  );
}

/** The board's keys, for those who have some. */
function Keys() {
  const { t } = useBoard();
  const keys: readonly (readonly [key: string, does: string])[] = [
    ['1 – 9', t('2199.ui.play')],
    [KEYS.all, t('2199.ui.playAll')],
    [KEYS.actions, t('2199.ui.more')],
    [KEYS.market, t('2199.ui.market')],
    [KEYS.end, t('2199.ui.endTurn')],
    [KEYS.explain, t('2199.ui.explain')],
    ['Ctrl Z', t('2199.ui.undo')],
  ];
  return (
    <details className="neon-details">
      <summary>{t('2199.ui.keys')}</summary>
      <dl className="neon-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What can be done; what is within reach of the hand; what is refused, with the reason and a link to the rule. */
export function ActionList() {
  const { t } = useBoard();
  const actions = useActions();
  const can = actions.filter(({ offer }) => offer !== null);
  const within = actions.filter(({ brings }) => brings != null);
  const cannot = actions.filter(({ refused, brings }) => refused !== null && brings == null);
  return (
    <>
      {can.length > 0 && (
        <>
          <h3 className="neon-label">{t('2199.ui.canDo')}</h3>
          <div className="neon-doings">
            {can.map((action) => (
              <ActionButton key={action.id} action={action} />
            ))}
          </div>
        </>
      )}
      <NotYet title={t('2199.ui.withinReach')} actions={within} />
      <NotYet title={t('2199.ui.notNow')} actions={cannot} />
    </>
  );
}

function NotYet({ title, actions }: { readonly title: string; readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <>
      <h3 className="neon-label">{title}</h3>
      <ul className="neon-cannot">
        {actions.map(
          (action) =>
            action.refused !== null && <Refused key={action.id} action={action} refusal={action.refused.refusal} />,
        )}
      </ul>
    </>
  );
}

function Refused({ action: { label, why, brings }, refusal }: { readonly action: Action; readonly refusal: Refusal }) {
  const { view, say, onRule } = useBoard();
  return (
    <li data-within={brings == null ? undefined : ''}>
      <b>{label}</b> {why ?? say(kindly(view, refusal))}{' '}
      <button type="button" className="neon-rule" onClick={() => onRule(refusal.rule)}>
        {ruleNumber('2199', refusal.rule)}
      </button>
    </li>
  );
}
