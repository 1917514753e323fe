import { at, seat } from '@tortuga/kernel';
import { useState } from 'react';
import type { View } from '../rules/view-types.ts';
import { CardPicture } from './art/Picture.tsx';
import { Badge } from './Badge.tsx';
import { BriefText, CardFace, capital } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { Glyph, HexBadge } from './Glyph.tsx';
import { legalMove, refusedMove } from './offers.ts';
import { Priced } from './Priced.tsx';
import { SHOPS, type Shop } from './sheets.ts';
import { WhyNot } from './WhyNot.tsx';
import { costIn, isPaidTogether, isWithin } from './within.ts';

/** The shop where the viewer's ship is; the T stacks without a ship. */
function shopHere(view: View, me: number): Shop {
  const place = at(view.players, me).sector;
  const sector = view.sectors.find((each) => each.sector === place);
  return sector?.market ?? 't';
}

/** The cards for sale here, and at a click those of the other shops. */
export function Market({ first = null }: { readonly first?: Shop | null }) {
  const { view, me, sheet, refusal, t } = useBoard();
  const here = me === null ? null : shopHere(view, me);
  const [chosen, choose] = useState<Shop | null>(first);
  const shop = chosen ?? here ?? 't';
  return (
    <section className="neon-market" data-about="market" aria-label={t('2199.ui.market')}>
      <h2>
        <HexBadge kind="letter">{t('2199.ui.letter', { kind: shop })}</HexBadge>
        <span>{shop === here ? t('2199.ui.marketHere') : t('2199.ui.shop', { shop })}</span>
      </h2>
      <Purse shop={shop} here={shop === here} />
      {sheet !== null && refusal !== null && (
        <p>
          <WhyNot />
        </p>
      )}
      {shop === 'hunts' ? <Hunts /> : <Sale shop={shop} here={shop === here} />}
      <nav className="neon-shops" aria-label={t('2199.ui.elsewhere')}>
        <span>{t('2199.ui.elsewhere')}</span>
        {SHOPS.map((each) => (
          <button
            key={each}
            type="button"
            data-from={each === 'hunts' ? 'hunt' : each}
            aria-pressed={each === shop}
            aria-label={t('2199.ui.shop', { shop: each })}
            title={t('2199.ui.shop', { shop: each })}
            onClick={() => choose(each === here ? null : each)}
          >
            <HexBadge kind="letter">{t('2199.ui.letter', { kind: each })}</HexBadge>
          </button>
        ))}
      </nav>
    </section>
  );
}

function Purse({ shop, here }: { readonly shop: Shop; readonly here: boolean }) {
  const { view, me, t } = useBoard();
  if (shop === 'hunts') return <p className="neon-purse">{t('2199.ui.huntsOpen')}</p>;
  const distances = view.sectors.flatMap(({ market, reach }) => (market === shop && reach !== null ? [reach] : []));
  return (
    <p className="neon-purse">
      {view.active === me && (
        <>
          {t('2199.ui.spend')} <b>{view.crypto}</b>
          <Glyph name="crypto" />+ <b>{at(view.players, me ?? 0).minerals}</b>
          <Glyph name="minerals" />
        </>
      )}
      {!here && view.active === me && distances.length > 0 && (
        <span className="neon-away">
          {t('2199.ui.away')} {Math.min(...distances)}
          <Glyph name="maneuvers" />
        </span>
      )}
    </p>
  );
}

/** All T stacks, also those that are sold out, so that none changes its place; or the open cards of an outer sector. */
function Sale({ shop, here }: { readonly shop: Shop; readonly here: boolean }) {
  const { view, stacks, t } = useBoard();
  const market = view.markets.find(({ sector }) =>
    view.sectors.some((each) => each.sector === sector && each.market === shop),
  );
  if (market === undefined) {
    return (
      <ul className="neon-sale">
        {stacks.map((card) => (
          <SaleRow key={card} card={card} here={here} />
        ))}
      </ul>
    );
  }
  return (
    <>
      <ul className="neon-sale neon-opens">
        {market.open.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may lie there twice
          <OpenCard key={`${card} ${index}`} card={card} here={here} />
        ))}
      </ul>
      {market.open.length === 0 && <p className="neon-quiet">{t('2199.ui.soldOut')}</p>}
      <p className="neon-quiet neon-deck-left">{t('2199.ui.deckOf', { count: market.deck })}</p>
    </>
  );
}

interface SaleProps {
  readonly card: number;
  readonly here: boolean;
}

/** Whether the viewer can buy it now, or could after playing the hand. */
function useSale({ card, here }: SaleProps) {
  const { view, desk, me } = useBoard();
  const price = view.prices.find((each) => each.card === card);
  const offer = legalMove(desk, { kind: 'buy', card }) ?? null;
  const refused = refusedMove(desk, { kind: 'buy', card }) ?? null;
  const affordable = price?.affordable === true;
  return {
    price,
    offer,
    refused,
    affordable,
    within: price !== undefined && offer === null && !affordable && isWithin(view, 'crypto', price.cost),
    isShop: here && view.active === me && (offer !== null || refused !== null),
  };
}

/** A T stack. */
function SaleRow({ card, here }: SaleProps) {
  const { faceOf, leftOf, cardName, open } = useBoard();
  const face = faceOf(card);
  const { price, offer, affordable, within } = useSale({ card, here });
  return (
    <li
      className="neon-sale-row"
      data-info={`card ${card}`}
      data-from={face.from}
      data-can={offer !== null}
      data-out={price === undefined ? '' : undefined}
      data-within={within ? '' : undefined}
      data-dear={!affordable && !within}
    >
      <button type="button" className="neon-sale-card" onClick={() => open({ kind: 'card', card })}>
        <CardPicture face={face} square anchor={`sale-${card}`} />
        <span className="neon-sale-words">
          <b>
            {cardName(card)} <small>×{leftOf(card)}</small>
          </b>
          <span className="neon-sale-gives">
            {face.crypto > 0 && (
              <span>
                <Glyph name="crypto" />
                {face.crypto}
              </span>
            )}
            {face.maneuvers > 0 && (
              <span>
                <Glyph name="maneuvers" />
                {face.maneuvers}
              </span>
            )}
            <BriefText face={face} />
          </span>
        </span>
      </button>
      <Buy card={card} here={here} />
    </li>
  );
}

/** A card that lies open in an outer sector, as large as there is room for. */
function OpenCard({ card, here }: SaleProps) {
  const { desk, cardName, open, t } = useBoard();
  const { offer } = useSale({ card, here });
  const refresh = legalMove(desk, { kind: 'refresh', card }) ?? null;
  const refused = refusedMove(desk, { kind: 'refresh', card }) ?? null;
  const paid = refresh?.price ?? null;
  const refreshCost = paid === null ? refused && costIn(refused.refusal) : paid.crypto + paid.minerals;
  return (
    <li className="neon-open" data-info={`card ${card}`} data-can={offer !== null}>
      <button
        type="button"
        className="neon-card neon-sale-whole"
        data-flight-anchor={`sale-${card}`}
        aria-label={cardName(card)}
        onClick={() => open({ kind: 'card', card })}
      >
        <CardFace card={card} />
      </button>
      <Buy card={card} here={here} />
      {here && (refresh ?? refused) !== null && (
        <Priced offer={refresh} refused={refused} className="neon-refresh" info="refresh" label={t('2199.ui.refresh')}>
          {refreshCost !== null && (
            <span>
              {refreshCost} <Glyph name="crypto" />
            </span>
          )}
          <small>{t('2199.ui.refreshBrief')}</small>
        </Priced>
      )}
    </li>
  );
}

/** A button in the shop where the ship is, elsewhere only the price. */
function Buy({ card, here }: SaleProps) {
  const { view, me, cardName, t } = useBoard();
  const { price, offer, refused, affordable, within, isShop } = useSale({ card, here });
  if (price === undefined) {
    return (
      <span className="neon-cost">
        <small>{t('2199.ui.soldOut')}</small>
      </span>
    );
  }
  const isPaid = refused !== null && isPaidTogether(view, refused);
  const cost = (
    <span>
      {price.cost} <Glyph name="crypto" />
    </span>
  );
  if (!isShop) {
    return (
      <span
        className="neon-cost"
        data-can={affordable && view.active === me}
        data-within={within ? '' : undefined}
        title={within ? t('2199.ui.afterCards') : undefined}
      >
        {cost}
      </span>
    );
  }
  return (
    <Priced
      offer={offer}
      refused={refused}
      className="neon-buy"
      isWithin={within}
      label={capital(t('2199.move.buy', { card: cardName(card) }))}
    >
      {cost}
      <small>
        {t(
          offer !== null
            ? '2199.ui.buy'
            : isPaid
              ? '2199.ui.withCards'
              : within
                ? '2199.ui.afterCards'
                : '2199.ui.dear',
        )}
      </small>
    </Priced>
  );
}

/** All hunts, which are public: price, influence and owner. */
function Hunts() {
  const { view, faceOf, huntCard, cardName, open, t, nameOf } = useBoard();
  return (
    <ul className="neon-sale">
      {view.trophies.map((owner, hunt) => {
        const card = huntCard(hunt);
        const face = faceOf(card);
        const state = owner === null ? 'free' : owner < view.seats ? 'held' : 'out';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a hunt is its number
            key={hunt}
            className="neon-sale-row"
            data-info={`card ${card}`}
            data-from="hunt"
            data-dear={state !== 'free'}
          >
            <button type="button" className="neon-sale-card" onClick={() => open({ kind: 'card', card })}>
              <CardPicture face={face} square />
              <span className="neon-sale-words">
                <b>{cardName(card)}</b>
                <span className="neon-sale-gives">
                  <span>
                    <Glyph name="influence" />
                    {face.hunt?.influence}
                  </span>
                  <BriefText face={face} />
                </span>
              </span>
            </button>
            {state === 'held' && owner !== null && (
              <span className="neon-cost" title={nameOf(seat(owner))}>
                <Badge seat={seat(owner)} named />
              </span>
            )}
            {state === 'out' && <span className="neon-cost">{t('2199.ui.out')}</span>}
            {state === 'free' && (
              <span className="neon-cost" data-can>
                {face.hunt?.difficulty} <Glyph name="maneuvers" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
