import { at, type Seat } from '@tortuga/kernel';
import { useState } from 'react';
import { useTable } from './context.ts';
import { islandOrigin } from './origins.ts';
import { ActionIcon, Badge, Bonus, Icon, Mini, Sign } from './Pieces.tsx';
import {
  ACTIONS,
  actionsAll,
  CREW,
  chestsIn,
  countBits,
  DICE,
  FLEET,
  rivalsOf,
  standingOf,
  tileCount,
  total,
} from './table.ts';
import { CARGO_PLACES, ChestRow, Track } from './Zones.tsx';

/** The others' boards, clockwise. On a phone they are strips that open. */
export function Rivals() {
  const { view, viewer, t } = useTable();
  const [open, setOpen] = useState<Seat | null>(null);
  const rivals = rivalsOf(view, viewer);
  return (
    <section className="dice-rivals" data-count={rivals.length} aria-label={t('dice.ui.rivals')}>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} open={open === seat} onOpen={() => setOpen(open === seat ? null : seat)} />
      ))}
    </section>
  );
}

interface Props {
  readonly seat: Seat;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Rival({ seat, open, onOpen }: Props) {
  const { view, t, nameOf, events } = useTable();
  const player = at(view.players, seat);
  const standing = standingOf(view, seat);
  const tiles = tileCount(player);
  return (
    <article className="dice-rival" data-seat={seat} data-standing={standing} data-open={open}>
      <header>
        <Badge seat={seat} />
        <h2>{nameOf(seat)}</h2>
        {view.first === seat && <Icon name="wheel" className="dice-first" />}
        <span className="dice-strip-chests">
          <Icon name="palm" />
          <b>{total(player.tortuga)}</b>
        </span>
        <State seat={seat} />
        <button
          type="button"
          className="dice-open"
          aria-expanded={open}
          aria-label={t('dice.ui.open', { player: nameOf(seat) })}
          onClick={onOpen}
        />
      </header>
      <div className="dice-rival-body">
        <ul className="dice-acts">
          {actionsAll.map((action) => {
            const sum = at(at(view.standings, action).totals, seat);
            const bonus = at(player.bonus, action);
            return (
              <li key={action} data-used={sum !== null} aria-label={t('dice.action', { action: at(ACTIONS, action) })}>
                <ActionIcon action={action} />
                {sum !== null && <b>{sum}</b>}
                <span className="dice-minis">
                  <Dice seat={seat} action={action} />
                  {bonus > 0 && <Bonus side={bonus} />}
                </span>
              </li>
            );
          })}
        </ul>
        <div className="dice-rival-zones">
          {[FLEET, CREW].map((track) => (
            <p key={track}>
              <span className="dice-zone-name">
                {t('dice.ui.zone', { zone: track === FLEET ? 'fleet' : 'crew' })} <b>{player.pawns[track]}</b>
              </span>
              <Track seat={seat} track={track} slim />
              <ChestRow
                seat={seat}
                zone={track === FLEET ? 'fleet' : 'crew'}
                chests={at(player.zones, track)}
                places={CARGO_PLACES}
                room={at(player.capacity, track)}
                from={track === FLEET ? `crew-${seat}` : `island-${seat}`}
              />
            </p>
          ))}
          <p className="dice-long-row">
            <span className="dice-zone-name">{t('dice.ui.zone', { zone: 'tortuga' })}</span>
            <ChestRow
              seat={seat}
              zone="tortuga"
              chests={chestsIn(player.tortuga)}
              places={view.goal}
              room={view.goal}
              from={`fleet-${seat}`}
            />
          </p>
          <p className="dice-long-row" data-empty={total(player.island) === 0}>
            <span className="dice-zone-name">{t('dice.ui.zone', { zone: 'island' })}</span>
            <ChestRow
              seat={seat}
              zone="island"
              chests={chestsIn(player.island)}
              places={0}
              room={CARGO_PLACES}
              from={islandOrigin(events, seat)}
            />
          </p>
        </div>
        <p className="dice-foot">
          <span className="dice-hand" data-flight-anchor={`hand-${seat}`}>
            {DICE.filter((_, die) => (player.free & (1 << die)) !== 0).map((die) => (
              <i key={die} data-seat={seat} />
            ))}
            {t('dice.ui.inHand', { dice: countBits(player.free) })}
          </span>
          <span className="dice-tilecount">
            <Icon name="coin" />
            {t('dice.ui.tiles', { tiles })}
          </span>
        </p>
      </div>
    </article>
  );
}

function Dice({ seat, action }: { readonly seat: Seat; readonly action: number }) {
  const { view, pack } = useTable();
  const { assigned } = at(view.players, seat);
  return assigned.map((where, die) =>
    where === action ? (
      <Mini key={DICE[die]} seat={seat} die={die} number={at(pack.dice, die)[at(ACTIONS, action)]} />
    ) : null,
  );
}

function State({ seat }: { readonly seat: Seat }) {
  const { view, t } = useTable();
  const standing = standingOf(view, seat);
  if (view.phase === 'over') return null;
  return (
    <span className="dice-state" data-standing={standing}>
      {(standing === 'ready' || standing === 'done') && <Sign name="check" />}
      {(standing === 'choosing' || standing === 'acting') && (
        <i className="dice-dots">
          <i />
          <i />
          <i />
        </i>
      )}
      {t('dice.ui.state', { state: standing })}
    </span>
  );
}
