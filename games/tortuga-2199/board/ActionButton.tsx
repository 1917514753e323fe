import type { Action } from './actions.ts';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import type { Legal } from './offers.ts';
import { Priced } from './Priced.tsx';
import { costIn } from './within.ts';

/** The action and its price on one line; below, its effect, or what the hand can bring. A click says why it is refused. */
export function ActionButton({ action }: { readonly action: Action }) {
  const { t } = useBoard();
  const { id, label, note, tone, offer, refused, brings, onGo } = action;
  const cost = refused === null ? null : costIn(refused.refusal);
  const isWithin = brings != null;
  return (
    <Priced
      offer={offer}
      refused={refused}
      className="neon-do"
      does={id}
      isWithin={isWithin}
      {...(onGo === undefined ? {} : { onGo })}
    >
      <span className="neon-do-line" data-tone={tone}>
        <span>{label}</span> {offer !== null && <PriceTag offer={offer} />}
        {cost !== null && (
          <span className="neon-tag">
            {cost}
            <Glyph name={tone === 'crypto' ? 'crypto' : 'maneuvers'} />
          </span>
        )}
      </span>
      {refused === null ? <small>{note}</small> : isWithin && <small>{t('2199.ui.within', { brings })}</small>}
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
