import { ruleNumber } from '@tortuga/kit';
import type { Action } from './actions.ts';
import { costIn } from './actions.ts';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import type { Legal } from './offers.ts';
import { Priced } from './Priced.tsx';

/** The action and its price on one line; below, its effect or why it is refused. */
export function ActionButton({ action }: { readonly action: Action }) {
  const { t } = useBoard();
  const { id, label, note, tone, offer, refused, onGo } = action;
  const why =
    refused === null
      ? note
      : `${t(refused.refusal.key, refused.refusal.params)}\u00a0·\u00a0${ruleNumber('2199', refused.refusal.rule)}`;
  return (
    <Priced offer={offer} refused={refused} className="neon-do" does={id} {...(onGo === undefined ? {} : { onGo })}>
      <span className="neon-do-line" data-tone={tone}>
        <span>{label}</span> {offer !== null && <PriceTag offer={offer} />}
        {refused !== null && costIn(refused) !== null && (
          <span className="neon-tag">
            {costIn(refused)}
            <Glyph name={tone === 'crypto' ? 'crypto' : 'maneuvers'} />
          </span>
        )}
      </span>
      <small>{why}</small>
    </Priced>
  );
}

export function PriceTag({ offer: { price } }: { readonly offer: Legal }) {
  if (price === null) return null;
  const { crypto, minerals, maneuvers } = price;
  return (
    <span className="neon-tag">
      {crypto > 0 && (
        <>
          {crypto}
          <Glyph name="crypto" />
        </>
      )}
      {minerals > 0 && (
        <>
          {minerals}
          <Glyph name="minerals" />
        </>
      )}
      {maneuvers > 0 && (
        <>
          {maneuvers}
          <Glyph name="maneuvers" />
        </>
      )}
    </span>
  );
}
