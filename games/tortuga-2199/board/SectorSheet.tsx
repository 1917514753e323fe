import { at } from '@tortuga/kernel';
import { ruleNumber } from '@tortuga/kit';
import { ActionList } from './ActionsSheet.tsx';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import { Market } from './Market.tsx';
import { Sheet } from './Sheet.tsx';

/** A sector's contents, controller and market, and all actions if the viewer's ship is there. */
export function SectorSheet({ number }: { readonly number: number }) {
  const { view, me, t, sectorName } = useBoard();
  const sector = view.sectors.find((each) => each.sector === number);
  if (sector === undefined) return null;
  const here = me !== null && at(view.players, me).sector === number;
  return (
    <Sheet title={sectorName(number)}>
      <SectorFacts number={number} />
      {here && <ActionList />}
      <details className="neon-details" open={!here}>
        <summary>{t('2199.ui.market')}</summary>
        <Market first={sector.market} />
      </details>
    </Sheet>
  );
}

function SectorFacts({ number }: { readonly number: number }) {
  const { view, t, cardName, huntCard, onRule } = useBoard();
  const sector = view.sectors.find((each) => each.sector === number);
  if (sector === undefined) return null;
  const { hunt, controller } = sector;
  return (
    <ul className="neon-facts">
      <li>
        {controller === null ? <Glyph name="defence" /> : <Badge seat={controller} />}
        {controller === null ? t('2199.ui.nobodys') : t('2199.ui.heldBy', { player: { seat: controller } })}
        {sector.most > 0 && `, ${t('2199.ui.defenceOf', { defence: sector.defence, most: sector.most })}`}
      </li>
      <li>
        <Glyph name="influence" />
        {t('2199.ui.sectorWorth', { influence: sector.influence })}
      </li>
      <li>
        <Glyph name="maneuvers" />
        {view.conquestPayments.includes('crypto') && <Glyph name="crypto" />}
        {t('2199.ui.conquestCosts', { cost: sector.conquest })}
        <button
          type="button"
          className="neon-rule"
          onClick={() => onRule(sector.most === 0 ? '2199-10.5' : '2199-10.1')}
        >
          {ruleNumber('2199', sector.most === 0 ? '2199-10.5' : '2199-10.1')}
        </button>
      </li>
      <li>
        <Glyph name="posts" />
        {t('2199.ui.ability', { kind: sector.kind, scenario: view.scenario })}
      </li>
      {sector.kind === 'mines' && (
        <li>
          <Glyph name="minerals" />
          {t('2199.board.depot', { minerals: view.depot })}
        </li>
      )}
      {hunt !== null && (
        <li>
          <Glyph name="hunt" />
          {t('2199.board.hunt', {
            hunt: typeof hunt.hunt === 'number' ? cardName(huntCard(hunt.hunt)) : t('2199.board.unknown'),
          })}
          {hunt.markers.map((seat) => (
            <Badge key={seat} seat={seat} named />
          ))}
        </li>
      )}
    </ul>
  );
}
