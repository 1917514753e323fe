import { at, type Seat } from '@tortuga/kernel';
import { useState } from 'react';
import { actionName, LETTERS, letterOf, TRACK_NAMES } from '../words/names.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { ActionIcon, Icon, Sign } from './Icon.tsx';
import { LogPanel } from './LogPanel.tsx';
import { actionsOf, countBits, isAwaited, rivalsOf, total } from './layout.ts';
import { Bonus, Mini } from './Pieces.tsx';
import { Track, ZoneRow } from './Zones.tsx';

/** The other players' boards, clockwise. On a phone they are strips that open. */
export function Rivals() {
  const { view, viewer, t } = useBoard();
  const [open, setOpen] = useState<Seat | null>(null);
  const rivals = rivalsOf(view, viewer);
  return (
    <section className="dice-rivals" data-count={rivals.length} aria-label={t('dice.ui.rivals')}>
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} open={open === seat} onOpen={() => setOpen(open === seat ? null : seat)} />
      ))}
      <LogPanel />
    </section>
  );
}

interface Props {
  readonly seat: Seat;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Rival({ seat, open, onOpen }: Props) {
  const { view, t, nameOf, portraitOf, signOf } = useBoard();
  const player = at(view.players, seat);
  const activity = at(view.activities, seat);
  return (
    <article className="dice-rival" data-about="rival" data-seat={seat} data-activity={activity} data-open={open}>
      <header data-info={`plate ${seat}`} data-speaker={seat}>
        <Badge seat={seat} />
        <h2>
          {portraitOf(seat)} {nameOf(seat)}
        </h2>
        {signOf(seat)}
        {portraitOf(seat) !== null && <small className="dice-bot">{t('dice.ui.bot')}</small>}
        {view.first === seat && <Icon name="wheel" className="dice-first" />}
        <span className="dice-points" role="img" aria-label={t('dice.ui.pointsNow', { points: player.points })}>
          <Sign name="star" />
          <b>{player.points}</b>
        </span>
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
          {actionsOf(view).map((action) => {
            const sum = at(at(view.standings, action).totals, seat);
            const bonus = at(player.bonus, action);
            return (
              <li key={action} data-used={sum !== null} aria-label={t('dice.action', { action: actionName(action) })}>
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
          {TRACK_NAMES.map((zone, track) => (
            <p key={zone}>
              <span className="dice-zone-name">
                {t('dice.ui.zone', { zone })} <b>{player.pawns[track]}</b>
              </span>
              <Track seat={seat} track={track} slim />
              <ZoneRow seat={seat} zone={zone} />
            </p>
          ))}
          <p className="dice-long-row">
            <span className="dice-zone-name">{t('dice.ui.zone', { zone: 'tortuga' })}</span>
            <ZoneRow seat={seat} zone="tortuga" />
          </p>
          <p className="dice-long-row" data-empty={total(player.island) === 0}>
            <span className="dice-zone-name">{t('dice.ui.zone', { zone: 'island' })}</span>
            <ZoneRow seat={seat} zone="island" />
          </p>
        </div>
        <p className="dice-foot">
          <span className="dice-hand" data-flight-anchor={`hand-${seat}`}>
            {LETTERS.filter((_, die) => (player.free & (1 << die)) !== 0).map((die) => (
              <i key={die} data-seat={seat} />
            ))}
            {t('dice.ui.inHand', { dice: countBits(player.free) })}
          </span>
          <span className="dice-tilecount">
            <Icon name="coin" />
            {t('dice.ui.tiles', { tiles: player.tileCount })}
          </span>
        </p>
      </div>
    </article>
  );
}

function Dice({ seat, action }: { readonly seat: Seat; readonly action: number }) {
  const { view, pack } = useBoard();
  const { assigned } = at(view.players, seat);
  return assigned.map((where, die) =>
    where === action ? (
      <Mini key={letterOf(die)} seat={seat} die={die} number={at(pack.dice, die)[actionName(action)]} />
    ) : null,
  );
}

function State({ seat }: { readonly seat: Seat }) {
  const { view, t } = useBoard();
  const activity = at(view.activities, seat);
  if (view.phase === 'over') return null;
  return (
    <span className="dice-state" data-activity={activity}>
      {(activity === 'ready' || activity === 'done') && <Sign name="check" />}
      {isAwaited(view, seat) && (
        <i className="dice-dots">
          <i />
          <i />
          <i />
        </i>
      )}
      <span>{t('dice.ui.state', { state: activity })}</span>
    </span>
  );
}
