import { at, type Seat, seatsOf } from '@tortuga/kernel';
import { ruleNumber, useDragOnto } from '@tortuga/kit';
import type { Action } from '../rules/types.ts';
import { actionName, colourName, letterOf, ruleOf, trackName } from '../words/names.ts';
import { ShipPicture } from './Art.tsx';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { ActionIcon, Sign } from './Icon.tsx';
import { actionsOf, type DiceLegal, pastRole, type Role, rivalsOf } from './layout.ts';
import { Bonus, Chest, Mini } from './Pieces.tsx';
import { Tile } from './Side.tsx';

/** The action that is being resolved: its ranking, and the choices of the player who acts. */
export function Stage() {
  const { view } = useBoard();
  const action = view.action ?? (0 as Action);
  return (
    <section className="dice-stage" data-about="rank">
      <Steps now={action} />
      <Ladder action={action} />
      <Doing action={action} />
    </section>
  );
}

function Steps({ now }: { readonly now: Action }) {
  const { view, t } = useBoard();
  return (
    <ol className="dice-steps" aria-label={t('dice.ui.steps')}>
      {actionsOf(view).map((action) => (
        <li
          key={action}
          data-info={`action ${action}`}
          aria-current={action === now ? 'step' : undefined}
          data-done={action < now}
        >
          <ActionIcon action={action} />
          <span>{t('dice.ui.short', { action: actionName(action) })}</span>
          {action < now && <Sign name="check" />}
        </li>
      ))}
    </ol>
  );
}

export function Ladder({ action }: { readonly action: Action }) {
  const { view, log, t, onRule } = useBoard();
  const { ranking } = at(view.standings, action);
  const { places } = view;
  const without = seatsOf(view.seats).filter((seat) => !ranking.includes(seat));
  const roleAt = (place: number): Role => {
    if (place >= places) return 'none';
    return place === view.place ? 'now' : place > view.place ? 'next' : pastRole(log, action, place);
  };
  return (
    <div className="dice-ladder">
      <header data-info={`action ${action}`}>
        <ActionIcon action={action} />
        <h2>{t('dice.action', { action: actionName(action) })}</h2>
        <p>
          <span>{t('dice.ui.ladder', { count: Math.min(places, ranking.length) })}</span>{' '}
          <button type="button" className="dice-rule" onClick={() => onRule(ruleOf(action))}>
            {t('dice.ui.rule', { rule: ruleNumber('dice', ruleOf(action)) })}
          </button>
        </p>
      </header>
      <ol>
        {ranking.map((seat, index) => (
          <Rung key={seat} seat={seat} action={action} place={index} role={roleAt(index)} />
        ))}
        {without.map((seat) => (
          <Rung key={seat} seat={seat} action={action} place={null} role="none" />
        ))}
      </ol>
    </div>
  );
}

interface RungProps {
  readonly seat: Seat;
  readonly action: Action;
  readonly place: number | null;
  readonly role: Role;
}

/** The total that fills the bar. */
const FULL_BAR = 20;

function Rung({ seat, action, place, role }: RungProps) {
  const { view, pack, me, t, nameOf } = useBoard();
  const { assigned, bonus } = at(view.players, seat);
  const sum = at(at(view.standings, action).totals, seat);
  const side = at(bonus, action);
  const name = actionName(action);
  return (
    <li className="dice-rung" data-seat={seat} data-place={place} data-role={role} data-me={seat === me}>
      <span className="dice-medal">{place === null ? '' : place + 1}</span>
      <Badge seat={seat} />
      <b className="dice-rung-name">{seat === me ? t('dice.ui.you') : nameOf(seat)}</b>
      {sum === null ? (
        <span className="dice-meter" data-empty="true">
          {t('dice.ui.noDiceHere')}
        </span>
      ) : (
        <span className="dice-meter">
          <span className="dice-fill" style={{ inlineSize: `${Math.min(100, 28 + (72 * sum) / FULL_BAR)}%` }}>
            {assigned.map((where, die) =>
              where === action ? (
                <Mini key={letterOf(die)} seat={seat} die={die} number={at(pack.dice, die)[name]} />
              ) : null,
            )}
            {side > 0 && <Bonus side={side} />}
            <b>{sum}</b>
          </span>
        </span>
      )}
      <span className="dice-role">{t('dice.ui.role', { role })}</span>
    </li>
  );
}

function Doing({ action }: { readonly action: Action }) {
  const { view, legal } = useBoard();
  if (view.phase === 'tile' && legal.length > 0) return <Tiles />;
  if (view.attacked !== null) return <Sea track={view.attacked} />;
  return <Calm action={action} />;
}

/** Fleet Expansion, Recruitment and Treasure Hunt have no target. */
function Calm({ action }: { readonly action: Action }) {
  const { view, t, nameOf, me } = useBoard();
  const seat = view.decider ?? view.first;
  return (
    <div className="dice-water" data-calm="true" data-seat={seat}>
      <ShipPicture />
      <p className="dice-plate">
        <Badge seat={seat} />
        <b>{seat === me ? t('dice.ui.you') : nameOf(seat)}</b>
        <span>
          {t(view.place === 0 ? 'dice.ui.reward.1' : 'dice.ui.reward.2', {
            action: actionName(action),
            steps: at(view.steps, 0),
          })}
        </span>
      </p>
    </div>
  );
}

/** Both tiles, even when they are equal. */
function Tiles() {
  const { view, legal, play, t } = useBoard();
  const looked = 'hidden' in view.looked ? [] : view.looked;
  return (
    <div className="dice-water" data-calm="true">
      <div className="dice-offered">
        {looked.map((coins, index) => {
          const offer = legal.find(({ move }) => move.kind === 'tile' && move.coins === coins);
          if (offer === undefined) return null;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles with the same coins are the same
              key={index}
              type="button"
              className="dice-tile-go"
              data-lane=""
              onClick={() => play(offer.move)}
            >
              <Tile coins={coins} />
              {t('dice.ui.keepTile', { coins: t('dice.price.tile', { coins }) })}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The possible victims: every chest that can be taken is a button on its victim's deck. */
function Sea({ track }: { readonly track: number }) {
  const { view, viewer } = useBoard();
  const rivals = rivalsOf(view, viewer);
  return (
    <div className="dice-water">
      <div className="dice-preys" data-count={rivals.length}>
        {rivals.map((seat) => (
          <Prey key={seat} seat={seat} track={track} />
        ))}
      </div>
    </div>
  );
}

function Prey({ seat, track }: { readonly seat: Seat; readonly track: number }) {
  const { view, legal, offers, prey, setPrey, explain, nameOf, t } = useBoard();
  const aimsHere = ({ move }: Pick<DiceLegal, 'move'>) =>
    (move.kind === 'steal' || move.kind === 'salvage') && move.target === seat;
  const here = legal.filter(aimsHere);
  const refused = offers.find((offer) => offer.refusal !== null && aimsHere(offer));
  const [first] = here;
  const isHit = prey !== null && aimsHere(prey);
  const zone = at(at(view.players, seat).zones, track);
  const defends = first?.price?.kind === 'attack' && first.price.defended;
  return (
    <article className="dice-prey" data-seat={seat} data-hit={isHit}>
      <ShipPicture />
      <p className="dice-deck">
        {here.length === 0 &&
          zone.map((colour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
            <span key={index} className="dice-cargo">
              <Chest colour={colour} />
            </span>
          ))}
        {here.map((offer) => (
          <Loot key={JSON.stringify(offer.move)} offer={offer} on={prey?.move === offer.move} onPick={setPrey} />
        ))}
      </p>
      <p className="dice-plate">
        <Badge seat={seat} />
        <b>{nameOf(seat)}</b>
        {first !== undefined && (
          <span>{t(defends ? 'dice.ui.defends' : 'dice.ui.noDefence', { track: trackName(track) })}</span>
        )}
        {refused !== undefined && (
          <button type="button" className="dice-why" aria-disabled="true" onClick={() => explain(refused.move)}>
            {t('dice.ui.cannot')}
          </button>
        )}
      </p>
    </article>
  );
}

interface LootProps {
  readonly offer: DiceLegal;
  readonly on: boolean;
  readonly onPick: (offer: DiceLegal) => void;
}

function Loot({ offer, on, onPick }: LootProps) {
  const { t } = useBoard();
  const chest = offer.price?.kind === 'attack' ? offer.price.chest : null;
  const target = offer.move.kind === 'steal' || offer.move.kind === 'salvage' ? offer.move.target : null;
  const name = target === null ? '' : t('dice.move.raid', { player: { seat: target } });
  const what = chest === null ? t('dice.ui.pushOnly') : t('dice.chest', { colour: colourName(chest) });
  // A chest is robbed by hand, too: onto one's own board.
  const pick = () => onPick(offer);
  const handlers = useDragOnto({ target: '.dice-voyage', onClick: pick, onDrop: pick });
  return (
    <button
      type="button"
      className="dice-loot"
      data-lane=""
      data-guide="loot"
      data-drag=""
      aria-pressed={on}
      aria-label={`${name}: ${what}`}
      {...handlers}
    >
      {chest === null ? <span className="dice-push">{t('dice.ui.pushOnly')}</span> : <Chest colour={chest} silent />}
    </button>
  );
}
