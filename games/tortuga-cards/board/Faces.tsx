import { at } from '@tortuga/kernel';
import type { CardId, Characteristic, Column } from '../rules/types.ts';
import { seaOf, transportOf, treasureOf } from '../words/faces.ts';
import { useBoard } from './context.ts';
import { Doubloon, Icon } from './Icon.tsx';
import { treasureIcon } from './icons.ts';
import { cardAt, labelOf, signed } from './layout.ts';
import { Sea } from './Sea.tsx';
import { Seal } from './Seal.tsx';
import { pirateRig, Ship, transportRig } from './Ship.tsx';
import { Trio } from './Trio.tsx';

/** The cards of a column. */

interface PirateProps {
  readonly column: Column;
  readonly inForce: Characteristic | null;
}

export function PirateFace({ column, inForce }: PirateProps) {
  const { view, pack, phrases, say } = useBoard();
  const id = at(view.pirates, column);
  const pirate = at(pack.pirates, id);
  return (
    <div className="cards-card cards-pirate" data-info={`column ${column}`}>
      <span className="cards-label">{labelOf(view, column)}</span>
      <Ship rig={pirateRig(pirate)} />
      <h3>{say(phrases.pirate(id))}</h3>
      <Trio values={pirate} inForce={inForce} />
    </div>
  );
}

export function TransportFace({ card, inForce }: { readonly card: CardId; readonly inForce: Characteristic | null }) {
  const { pack, cardName } = useBoard();
  const transport = transportOf(pack, card);
  return (
    <>
      <Ship rig={transportRig(transport)} />
      <span className="cards-name">{cardName(card)}</span>
      <Doubloons count={transport.doubloons} />
      <Trio values={transport} inForce={inForce} />
    </>
  );
}

export function Doubloons({ count }: { readonly count: number }) {
  const { t } = useBoard();
  if (count === 0) return null;
  return (
    <span className="cards-doubloons" data-about="doubloons" role="img" aria-label={t('cards.ui.doubloons', { count })}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Doubloon key={index} />
      ))}
    </span>
  );
}

/** The printed worth, its change by an event, the transport's doubloons, and the seal with the sum. */
export function TreasureFace({ card, column }: { readonly card: CardId; readonly column: Column }) {
  const { view, pack, t, cardName } = useBoard();
  const treasure = treasureOf(pack, card);
  const transport = cardAt(view, 'transport', column);
  const doubloons = transport === null ? 0 : transportOf(pack, transport).doubloons;
  const { atStake } = at(view.columns, column);
  return (
    <>
      <Icon name={treasureIcon(treasure.id)} className="cards-picture" />
      <span className="cards-name">{cardName(card)}</span>
      <b className="cards-worth">
        {treasure.worth}
        {view.changedTreasure === card && <em>{signed(view.changedBy)}</em>}
      </b>
      {doubloons > 0 && (
        <span
          className="cards-plus"
          data-about="doubloons"
          role="img"
          aria-label={t('cards.ui.doubloons', { count: doubloons })}
        >
          +{doubloons}
          <Doubloon />
        </span>
      )}
      <Seal worth={atStake} label={t('cards.ui.stake', { prestige: atStake })} />
    </>
  );
}

export function SeaFace({ card, inForce }: { readonly card: CardId; readonly inForce: Characteristic | null }) {
  const { pack, cardName } = useBoard();
  const sea = seaOf(pack, card);
  return (
    <>
      <Sea sea={sea} />
      <span className="cards-name">{cardName(card)}</span>
      <Trio values={sea} inForce={inForce} change />
    </>
  );
}
