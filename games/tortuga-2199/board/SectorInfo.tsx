import type { Seat } from '@tortuga/kernel';
import type { SectorView } from '../rules/view-types.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';

/** What a sector is, whose it is, and what acting there would cost. */
export function SectorInfo({ number }: { readonly number: number }) {
  const { view, me, marks, t, sectorName, nameOf } = useBoard();
  const mark = marks.get(number);
  const sector = view.sectors.find((each) => each.sector === number);
  if (sector === undefined) return null;
  const { controller, most, defence, influence, kind, guarded } = sector;
  return (
    <>
      <b>{sectorName(number)}</b>
      {mark !== undefined && (
        <p className={mark.kind === 'lost' || mark.kind === 'freed' ? 'neon-info-warn' : 'neon-info-kind'}>
          {t('2199.ui.marked', { kind: mark.kind, player: nameOf(mark.by) })}
        </p>
      )}
      <p data-seat={controller ?? undefined}>
        {controller === null ? <Glyph name="defence" /> : <Badge seat={controller} />}{' '}
        {controller === null
          ? t('2199.ui.nobodys')
          : controller === me
            ? t('2199.info.yours')
            : t('2199.ui.heldBy', { player: { seat: controller } })}
        {most > 0 && `, ${t('2199.ui.defenceOf', { defence, most })}`}
      </p>
      <p>
        <Glyph name="influence" /> {t('2199.ui.sectorWorth', { influence })}
      </p>
      <p>{t('2199.ui.ability', { kind, scenario: view.scenario })}.</p>
      <Deeds sector={sector} />
      {guarded && controller !== null && controller !== me && (
        <p className="neon-info-warn">{t('2199.info.guarded', { player: nameOf(controller) })}</p>
      )}
      <Sells sector={sector} />
    </>
  );
}

interface Deed {
  readonly key: string;
  readonly label: string;
  readonly cost: number;
  readonly unit: 'maneuvers' | 'crypto';
}

/** The prices of what can be done in a sector, whether or not they can be paid now. */
function Deeds({ sector }: { readonly sector: SectorView }) {
  const deeds = useDeeds(sector);
  if (deeds.length === 0) return null;
  return (
    <ul className="neon-info-deeds">
      {deeds.map(({ key, label, cost, unit }) => (
        <li key={key}>
          <span>{label}</span>
          <span className="neon-tag">
            {cost}
            <Glyph name={unit} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function useDeeds(sector: SectorView): Deed[] {
  const { view, me, t, cardName, huntCard } = useBoard();
  const { reach, controller, conquest, mineral, hunt, guarded, kind } = sector;
  const deeds: Deed[] = [];
  const add = (key: string, label: string, cost: number, unit: Deed['unit'] = 'maneuvers') =>
    deeds.push({ key, label, cost, unit });
  if (me !== null && view.active === me && reach !== null && reach > 0) add('fly', t('2199.info.fly'), reach);
  if ((controller === null || controller !== me) && !guarded) {
    for (const pay of view.conquestPayments) add(`conquer ${pay}`, t('2199.ui.do.conquer'), conquest, pay);
  }
  if (mineral) add('collect', t('2199.ui.do.collect'), view.costs.collect);
  if (hunt !== null) {
    const isMarked = me !== null && hunt.markers.includes(me);
    if (!isMarked) add('scout', t('2199.ui.do.scout'), view.costs.scout);
    if (typeof hunt.hunt === 'number' && hunt.capture !== null) {
      add('capture', t('2199.ui.do.capture', { hunt: cardName(huntCard(hunt.hunt)) }), hunt.capture);
    }
  }
  if (kind === 'tortuga') add('influence', t('2199.ui.do.influence'), view.costs.influence, 'crypto');
  return deeds;
}

function Sells({ sector }: { readonly sector: SectorView }) {
  const { view, t, cardName } = useBoard();
  const market = view.markets.find((each) => each.sector === sector.sector);
  const cards =
    market === undefined
      ? t('2199.info.tCards')
      : market.open.length === 0
        ? t('2199.info.noCards')
        : market.open.map(cardName).join(', ');
  return <p className="neon-info-kind">{t('2199.info.sells', { cards })}</p>;
}

/** A hunt token: what it is, as far as the viewer knows, and how to get it. */
export function HuntInfo({ number }: { readonly number: number }) {
  const { view, me, t, nameOf, allOf, cardName, faceOf, huntCard } = useBoard();
  const hunt = view.sectors.find(({ sector }) => sector === number)?.hunt ?? null;
  if (hunt === null) return <SectorInfo number={number} />;
  const known = typeof hunt.hunt === 'number' ? huntCard(hunt.hunt) : null;
  const cost = (count: number) => t('2199.unit.maneuvers', { count });
  return (
    <>
      <b>
        <Glyph name="hunt" /> {known === null ? t('2199.info.huntToken') : cardName(known)}
      </b>
      <p>
        {known === null
          ? t('2199.info.huntUnknown', { cost: cost(view.costs.scout) })
          : t('2199.info.huntKnown', {
              cost: cost(hunt.capture ?? 0),
              influence: faceOf(known).hunt?.influence ?? 0,
            })}
      </p>
      {hunt.markers.length > 0 && (
        <p className="neon-info-kind">
          {t('2199.info.scoutedBy', {
            players: allOf(
              hunt.markers.map((seat: Seat) => (seat === me ? t('2199.ui.you').toLocaleLowerCase() : nameOf(seat))),
            ),
          })}
        </p>
      )}
    </>
  );
}
