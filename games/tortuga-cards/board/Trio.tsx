import { at } from '@tortuga/kernel';
import type { Characteristic, Column, Comparison } from '../rules/types.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { plain, signed } from './layout.ts';

interface Props {
  readonly values: Readonly<Record<Characteristic, number>>;
  /** The characteristic that is compared here. */
  readonly inForce?: Characteristic | null;
  /** A sea: with a sign. */
  readonly change?: boolean;
}

/** Speed, hull, guns: at the same place on every card, so that the eye follows one of them down a column. */
export function Trio({ values, inForce = null, change = false }: Props) {
  const { view, t } = useBoard();
  const { speed, hull, guns } = values;
  return (
    <span className="cards-trio" role="img" aria-label={t('cards.ui.values', { speed, hull, guns })}>
      {view.characteristics.map((each) => (
        <span key={each} data-about={each} className={each === inForce ? 'cards-on' : ''}>
          <Icon name={each} />
          <b>{change ? signed(values[each]) : values[each]}</b>
        </span>
      ))}
    </span>
  );
}

const relation = ({ strength, resistance }: Comparison): string =>
  strength === resistance ? '=' : strength > resistance ? '>' : '<';

/** Pirate ship against transport and sea, for each characteristic that a strategy may name. */
export function Tally({
  column,
  comparisons,
  inForce,
  isForecast,
}: {
  readonly column: Column;
  readonly comparisons: readonly Comparison[] | null;
  readonly inForce: Characteristic | null;
  /** With the card that is picked up. */
  readonly isForecast: boolean;
}) {
  const { view, t } = useBoard();
  return (
    <div
      className="cards-tally"
      data-info={isForecast ? undefined : `tally ${column}`}
      data-empty={comparisons === null}
      data-forecast={isForecast}
    >
      {view.characteristics.map((each, index) => {
        const comparison = comparisons === null ? null : at(comparisons, index);
        return (
          <span key={each} className={each === inForce ? 'cards-on' : ''}>
            {comparison !== null && (
              <>
                <span className="sr">{t('cards.ui.characteristic', { characteristic: each })}</span>
                <b>{comparison.strength}</b>
                <i>{relation(comparison)}</i>
                <b>{plain(comparison.resistance)}</b>
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** The comparison in full: pirate ship against transport and sea. */
export function Sum({
  against,
  transport,
  sea,
}: {
  readonly against: Comparison;
  readonly transport: number;
  readonly sea: number;
}) {
  return (
    <span className="cards-sum">
      <b>{against.strength}</b>
      <i>{relation(against)}</i>
      <b>{transport}</b>
      <i>{sea < 0 ? '−' : '+'}</i>
      <b>{Math.abs(sea)}</b>
    </span>
  );
}
