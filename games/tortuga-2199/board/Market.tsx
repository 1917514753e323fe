import { at, seat } from '@tortuga/kernel';
import { useState } from 'react';
import type { View } from '../rules/view-types.ts';
import { Badge } from './Badge.tsx';
import { BriefText, CardPicture, capital } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { Glyph, HexBadge, TurnBack } from './Glyph.tsx';
import { legalMove, refusedMove } from './offers.ts';
import { Priced } from './Priced.tsx';
import { SHOPS, type Shop } from './sheets.ts';
import { isWithin } from './within.ts';

/** The shop where the viewer's ship is; the T stacks without a ship. */
function shopHere(view: View, me: number): Shop {
  const place = at(view.players, me).sector;
  const sector = view.sectors.find((each) => each.sector === place);
  return sector?.market ?? 't';
}

/** The cards for sale here, and at a click those of the other shops. */
export function Market({ first = null }: { readonly first?: Shop | null }) {
  const { view, me, t } = useBoard();
  const here = me === null ? null : shopHere(view, me);
  const [chosen, choose] = useState<Shop | null>(first);
  const shop = chosen ?? here ?? 't';
  return (
    <section className="neon-market" aria-label={t('2199.ui.market')}>
      <h2>
        <HexBadge kind="letter">{t('2199.ui.letter', { kind: shop })}</HexBadge>
        <span>{shop === here ? t('2199.ui.marketHere') : t('2199.ui.shop', { shop })}</span>
      </h2>
      <Purse shop={shop} here={shop === here} />
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

function Sale({ shop, here }: { readonly shop: Shop; readonly here: boolean }) {
  const { view, faceOf, t } = useBoard();
  const cards = view.prices.filter(({ card }) => faceOf(card).from === shop);
  const market = view.markets.find(({ sector }) =>
    view.sectors.some((each) => each.sector === sector && each.market === shop),
  );
  return (
    <>
      <ul className="neon-sale">
        {cards.map((price) => (
          <SaleRow key={price.card} {...price} here={here} />
        ))}
      </ul>
      {cards.length === 0 && <p className="neon-quiet">{t('2199.ui.soldOut')}</p>}
      {market !== undefined && <p className="neon-quiet">{t('2199.ui.deckOf', { count: market.deck })}</p>}
    </>
  );
}

interface RowProps {
  readonly card: number;
  readonly cost: number;
  readonly affordable: boolean;
  readonly here: boolean;
}

function SaleRow({ card, cost, affordable, here }: RowProps) {
  const { view, desk, faceOf, leftOf, cardName, open, t, me } = useBoard();
  const face = faceOf(card);
  const left = leftOf(card);
  const copies = view.markets.flatMap((market) => market.open).filter((each) => each === card).length;
  const offer = legalMove(desk, { kind: 'buy', card });
  const refused = refusedMove(desk, { kind: 'buy', card });
  const refresh = legalMove(desk, { kind: 'refresh', card });
  const count = left ?? (copies > 1 ? copies : null);
  const within = offer === undefined && !affordable && isWithin(view, 'crypto', cost);
  return (
    <li
      className="neon-sale-row"
      data-from={face.from}
      data-can={offer !== undefined}
      data-within={within ? '' : undefined}
      data-dear={!affordable && !within}
    >
      <button type="button" className="neon-sale-card" onClick={() => open({ kind: 'card', card })}>
        <CardPicture face={face} square />
        <span className="neon-sale-words">
          <b>
            {cardName(card)} {count !== null && <small>×{count}</small>}
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
      {refresh !== undefined && (
        <Priced offer={refresh} className="neon-refresh" label={t('2199.ui.refresh')}>
          <TurnBack forward />
        </Priced>
      )}
      {here && (offer !== undefined || refused !== undefined) && view.active === me ? (
        <Priced
          offer={offer ?? null}
          refused={refused ?? null}
          className="neon-buy"
          isWithin={within}
          label={capital(t('2199.move.buy', { card: cardName(card) }))}
        >
          <span>
            {cost} <Glyph name="crypto" />
          </span>
          <small>{t(offer !== undefined ? '2199.ui.buy' : within ? '2199.ui.afterCards' : '2199.ui.dear')}</small>
        </Priced>
      ) : (
        <span
          className="neon-cost"
          data-can={affordable && view.active === me}
          data-within={within ? '' : undefined}
          title={within ? t('2199.ui.afterCards') : undefined}
        >
          {cost} <Glyph name="crypto" />
        </span>
      )}
    </li>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a hunt is its number
          <li key={hunt} className="neon-sale-row" data-from="hunt" data-dear={state !== 'free'}>
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
