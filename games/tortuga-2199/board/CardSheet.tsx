import { at } from '@tortuga/kernel';
import { ruleNumber } from '@tortuga/kit';
import { PriceTag } from './ActionButton.tsx';
import { CardFace, capital } from './CardFace.tsx';
import { Keywords } from './CardInfo.tsx';
import { useBoard } from './context.ts';
import { handOf } from './hand.ts';
import { type Legal, legalMove } from './offers.ts';
import { Priced } from './Priced.tsx';
import { rulingsOf } from './rulings.ts';
import { Sheet } from './Sheet.tsx';

/** A large card with its full text, the rules about it, and what can be done with it now. */
export function CardSheet({ card }: { readonly card: number }) {
  const { faceOf, cardName, say, t, onRule, leftOf } = useBoard();
  const face = faceOf(card);
  const left = leftOf(card);
  return (
    <Sheet title={cardName(card)}>
      <div className="neon-large">
        <div className="neon-card neon-card-large">
          <CardFace card={card} />
        </div>
        <div className="neon-large-words">
          <p className="neon-quiet">
            {t('2199.ui.origin', { from: face.from })}
            {face.cost > 0 && ` · ${t('2199.unit.crypto', { count: face.cost })}`}
            {left !== null && ` · ${t('2199.board.left', { count: left })}`}
            {face.hunt !== null && ` · ${t('2199.ui.difficulty', { count: face.hunt.difficulty })}`}
          </p>
          <p>{t('2199.ui.gives', { crypto: face.crypto, maneuvers: face.maneuvers })}</p>
          <Keywords card={card} />
          {face.hunt !== null && <p>{t('2199.ui.worth', { influence: face.hunt.influence })}.</p>}
          {face.flavour !== null && <p className="neon-flavour">{say(face.flavour)}</p>}
          <p className="neon-rulings">
            <span className="neon-label">{t('2199.ui.rulings')}</span>
            {rulingsOf(face).map((rule) => (
              <button key={rule} type="button" className="neon-rule" onClick={() => onRule(rule)}>
                {ruleNumber('2199', rule)}
              </button>
            ))}
          </p>
          <CardActions card={card} />
        </div>
      </div>
    </Sheet>
  );
}

function CardActions({ card }: { readonly card: number }) {
  const board = useBoard();
  const { view, me, desk, say, phrases } = board;
  const mine =
    me !== null &&
    (handOf(board).includes(card) || view.played.includes(card) || at(view.players, me).reserve === card);
  const kinds = ['play', 'cash', 'reserve', 'destroy', 'powerOn', 'buy', 'refresh'] as const;
  const offers: Legal[] = kinds.flatMap((kind) => legalMove(desk, { kind, card }) ?? []);
  const recall = at(view.players, me ?? 0).reserve === card ? legalMove(desk, { kind: 'recall' }) : undefined;
  if (recall !== undefined) offers.push(recall);
  if (offers.length === 0 || (!mine && offers.every(({ move }) => move.kind !== 'buy' && move.kind !== 'refresh')))
    return null;
  return (
    <div className="neon-large-doings">
      {offers.map((offer) => (
        <Priced key={offer.move.kind} offer={offer} className="neon-button">
          {capital(say(phrases.phraseOfMove(offer.move)))} <PriceTag offer={offer} />
        </Priced>
      ))}
    </div>
  );
}
