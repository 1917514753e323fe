import type { Seat } from '@tortuga/kernel';
import type { CSSProperties, MouseEvent } from 'react';
import type { SectorView } from '../rules/view-types.ts';
import { Badge, Ship } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Glyph, HexBadge } from './Glyph.tsx';
import { ringOf } from './geometry.ts';
import { Icon, pictureOf } from './Icon.tsx';
import type { Mark } from './marks.ts';
import { Motif } from './motifs.tsx';
import { type Destination, useDestination } from './useDestination.ts';

interface Props {
  readonly sector: SectorView;
  readonly x: number;
  readonly y: number;
}

/** Inside the edge, which says where a ship can go. */
const MARKED = 'M0-101 87.500-50.500V50.500L0 101-87.500 50.500V-50.500Z';
const EDGE = 'M0-111 96-55.500V55.500L0 111-96 55.500V-55.500Z';

export function Sector({ sector, x, y }: Props) {
  const { view, show, preview, marks } = useBoard();
  const mark = marks.get(sector.sector) ?? null;
  const to = useDestination(sector);
  const label = useLabel(sector, to);
  const { kind, controller, most, defence } = sector;
  const look = () => show({ price: to.price, sector: sector.sector });
  const style = { '--x': x, '--y': y } as CSSProperties;

  function onClick(click: MouseEvent<HTMLButtonElement>): void {
    // A finger slips, and a choice may show what nobody can take back: it takes a second tap. A flight can be undone.
    const finger = 'pointerType' in click.nativeEvent && click.nativeEvent.pointerType === 'touch';
    const isAsked = finger && to.state === 'target' && preview?.sector !== sector.sector;
    if (isAsked) show({ price: to.price, sector: sector.sector, isTapped: true });
    else to.go();
  }

  return (
    <button
      type="button"
      className="neon-sector"
      data-sector={sector.sector}
      data-info={`sector ${sector.sector}`}
      data-kind={kind}
      data-state={to.state}
      data-seat={controller ?? undefined}
      data-aimed={preview?.sector === sector.sector}
      aria-label={label}
      style={style}
      onClick={onClick}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && show(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && look()}
      onBlur={() => show(null)}
    >
      <svg className="neon-tile" viewBox="-100 -115.500 200 231" aria-hidden="true">
        <path className="neon-ground" d="M0-115.500 100-57.700V57.700L0 115.500-100 57.700V-57.700Z" />
        <Motif kind={kind} />
        {most > 0 &&
          ringOf(most).map((segment, index) => (
            <path key={segment} className="neon-segment" data-on={index < defence} d={segment} />
          ))}
      </svg>
      <svg className="neon-tile neon-glow" viewBox="-100 -115.500 200 231" aria-hidden="true">
        <path className="neon-edge" d={EDGE} />
      </svg>
      {mark !== null && (
        <svg className="neon-tile neon-marked" viewBox="-100 -115.500 200 231" aria-hidden="true">
          <path data-mark={mark.kind} data-seat={mark.by} d={MARKED} />
        </svg>
      )}
      <span className="neon-in" aria-hidden="true">
        <PricePill to={to} />
        <SectorName sector={sector} />
        {mark !== null && mark.kind !== 'last' && <Change sector={sector} mark={mark} />}
        <Tokens sector={sector} />
        <span className="neon-ships">
          {view.players.map(({ sector: place }, seat) =>
            place === sector.sector ? (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                key={seat}
                data-flight={`ship-${seat}`}
                data-flight-at={String(sector.sector)}
              >
                <Ship seat={seat as Seat} />
              </span>
            ) : null,
          )}
        </span>
        <Plate sector={sector} />
      </span>
    </button>
  );
}

function PricePill({ to }: { readonly to: Destination }) {
  const { t } = useBoard();
  if (to.state === 'here') return <span className="neon-price">{t('2199.ui.you')}</span>;
  if (to.state === 'target') return <span className="neon-price">{t('2199.ui.target')}</span>;
  if (to.reach === null) return null;
  return (
    <span className="neon-price">
      {to.reach}
      <Glyph name="maneuvers" />
    </span>
  );
}

/** What a change of control has cost the viewer, or brought a rival. */
function Change({ sector, mark }: { readonly sector: SectorView; readonly mark: Mark }) {
  return (
    <span className="neon-change" data-mark={mark.kind} data-seat={mark.by}>
      {mark.kind === 'taken' ? '+' : '−'}
      {sector.influence}
      <Glyph name="influence" />
    </span>
  );
}

function SectorName({ sector }: { readonly sector: SectorView }) {
  const { t, sectorName } = useBoard();
  const name = sectorName(sector.sector);
  return (
    <span className="neon-sector-name" style={{ '--letters': name.length } as CSSProperties}>
      <span>{name}</span>
      <span className="neon-sector-worth">
        <HexBadge kind="letter">{t('2199.ui.letter', { kind: sector.market })}</HexBadge>
        <Glyph name="influence" />
        {sector.influence}
      </span>
    </span>
  );
}

/** The mineral, the hunt token with its markers, and the depot of the Mines. */
function Tokens({ sector }: { readonly sector: SectorView }) {
  const { view, faceOf, huntCard, me } = useBoard();
  const { mineral, hunt, kind } = sector;
  const known = hunt !== null && typeof hunt.hunt === 'number' ? hunt.hunt : null;
  return (
    <span className="neon-tokens">
      {kind === 'mines' && view.depot > 0 && (
        <span className="neon-depot">
          <Icon name="depot" />
          {view.depot}
        </span>
      )}
      {mineral && <Glyph name="minerals" />}
      {hunt !== null && (
        <span className="neon-hunt" data-known={known !== null} data-info={`hunt ${sector.sector}`}>
          <Glyph name="hunt" />
          {known === null ? <b>?</b> : <Icon name={pictureOf(faceOf(huntCard(known)))} />}
          {hunt.capture !== null && <i>{hunt.capture}</i>}
          {hunt.markers.length > 0 && (
            <span className="neon-markers">
              {[...hunt.markers]
                .sort((a, b) => Number(b === me) - Number(a === me))
                .map((seat) => (
                  <Badge key={seat} seat={seat} />
                ))}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** The defence and its maximum; on Tortuga, which has none, the price. */
function Plate({ sector }: { readonly sector: SectorView }) {
  const { controller, defence, most, conquest } = sector;
  return (
    <span className="neon-plate" data-about="defence">
      {controller === null ? <Glyph name="defence" /> : <Badge seat={controller} />}
      {most === 0 ? conquest : defence}
      {most > 0 && <small>/{most}</small>}
    </span>
  );
}

/** Everything on the tile, for screen readers. */
function useLabel(sector: SectorView, to: Destination): string {
  const { view, marks, t, sectorName, nameOf, cardName, huntCard } = useBoard();
  const { hunt, controller, defence, most, conquest, mineral, influence } = sector;
  const mark = marks.get(sector.sector);
  const ships = view.players.flatMap(({ sector: place }, seat) =>
    place === sector.sector ? [nameOf(seat as Seat)] : [],
  );
  const parts = [
    sectorName(sector.sector),
    to.state === 'here' ? t('2199.ui.youAreHere') : to.reach === null ? '' : t('2199.ui.flyFor', { count: to.reach }),
    to.state === 'target' ? t('2199.ui.target') : '',
    t('2199.ui.sectorWorth', { influence }),
    controller === null ? t('2199.ui.nobodys') : t('2199.ui.heldBy', { player: { seat: controller } }),
    most === 0 ? t('2199.ui.conquestCosts', { cost: conquest }) : t('2199.ui.defenceOf', { defence, most }),
    mineral ? t('2199.board.mineral') : '',
    hunt === null
      ? ''
      : t('2199.board.hunt', {
          hunt: typeof hunt.hunt === 'number' ? cardName(huntCard(hunt.hunt)) : t('2199.board.unknown'),
        }),
    mark === undefined ? '' : t('2199.ui.marked', { kind: mark.kind, player: nameOf(mark.by) }),
    ships.length === 0 ? '' : t('2199.board.ships', { ships: ships.join(', ') }),
    sector.kind === 'mines' ? t('2199.board.depot', { minerals: view.depot }) : '',
  ];
  return parts.filter((part) => part !== '').join('. ');
}
