import { at, type Seat } from '@tortuga/kernel';
import type { Action } from '../rules/types.ts';
import { ShipPicture } from './Art.tsx';
import { useTable } from './context.ts';
import { ActionIcon, Badge, Bonus, Chest, Mini, Sign } from './Pieces.tsx';
import { Tile } from './Side.tsx';
import { ACTIONS, actionsAll, DICE, type Legal, pastRole, type Role, rivalsOf, seatsOf } from './table.ts';

/** One action while it is carried out: who acts, and what there is to do. */
export function Stage() {
  const { view } = useTable();
  const action = view.action ?? (0 as Action);
  return (
    <section className="dice-stage">
      <Steps now={action} />
      <Ladder action={action} />
      <Doing action={action} />
    </section>
  );
}

function Steps({ now }: { readonly now: Action }) {
  const { t } = useTable();
  return (
    <ol className="dice-steps" aria-label={t('dice.ui.steps')}>
      {actionsAll.map((action) => (
        <li key={action} aria-current={action === now ? 'step' : undefined} data-done={action < now}>
          <ActionIcon action={action} />
          <span>{t('dice.ui.short', { action: at(ACTIONS, action) })}</span>
          {action < now && <Sign name="check" />}
        </li>
      ))}
    </ol>
  );
}

function Ladder({ action }: { readonly action: Action }) {
  const { view, log, t, onRule } = useTable();
  const { ranking } = at(view.standings, action);
  const places = view.seats === 2 ? 1 : 2;
  const without = seatsOf(view).filter((seat) => !ranking.includes(seat));
  const roleAt = (place: number): Role => {
    if (place >= places) return 'none';
    return place === view.place ? 'now' : place > view.place ? 'next' : pastRole(log, action, place);
  };
  return (
    <div className="dice-ladder">
      <header>
        <ActionIcon action={action} />
        <h2>{t('dice.action', { action: at(ACTIONS, action) })}</h2>
        <p>
          {t('dice.ui.ladder', { count: Math.min(places, ranking.length) })}{' '}
          <button type="button" className="dice-rule" onClick={() => onRule(`dice-4.${action + 2}`)}>
            {t('dice.ui.rule', { rule: `4.${action + 2}` })}
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

/** A total of 20 fills the bar. */
const FULL = 20;

function Rung({ seat, action, place, role }: RungProps) {
  const { view, pack, me, t, nameOf } = useTable();
  const { assigned, bonus } = at(view.players, seat);
  const sum = at(at(view.standings, action).totals, seat);
  const side = at(bonus, action);
  const name = at(ACTIONS, action);
  return (
    <li className="dice-rung" data-seat={seat} data-place={place} data-role={role}>
      <span className="dice-medal">{place === null ? '' : place + 1}</span>
      <Badge seat={seat} />
      <b className="dice-rung-name">{seat === me ? t('dice.ui.you') : nameOf(seat)}</b>
      {sum === null ? (
        <span className="dice-meter" data-empty="true">
          {t('dice.ui.noDiceHere')}
        </span>
      ) : (
        <span className="dice-meter">
          <span className="dice-fill" style={{ inlineSize: `${Math.min(100, 28 + (72 * sum) / FULL)}%` }}>
            {assigned.map((where, die) =>
              where === action ? (
                <Mini key={DICE[die]} seat={seat} die={die} number={at(pack.dice, die)[name]} />
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
  const { view, legal } = useTable();
  if (view.phase === 'tile' && legal.length > 0) return <Tiles />;
  if (action >= 3) return <Sea action={action} />;
  return <Calm action={action} />;
}

/** Fleet Expansion, Recruitment and Treasure Hunt: nothing to aim at. */
function Calm({ action }: { readonly action: Action }) {
  const { view, t, nameOf, me } = useTable();
  const seat = view.decider ?? view.first;
  return (
    <div className="dice-water" data-calm="true" data-seat={seat}>
      <ShipPicture />
      <p className="dice-plate">
        <Badge seat={seat} />
        <b>{seat === me ? t('dice.ui.you') : nameOf(seat)}</b>
        <span>
          {t(view.place === 0 ? 'dice.ui.reward.1' : 'dice.ui.reward.2', {
            action: at(ACTIONS, action),
            steps: view.seats === 2 ? 1 : 2,
          })}
        </span>
      </p>
    </div>
  );
}

function Tiles() {
  const { legal, play, t } = useTable();
  return (
    <div className="dice-water" data-calm="true">
      <div className="dice-offered">
        {legal.map((offer) =>
          offer.move.kind === 'tile' ? (
            <button
              key={offer.move.coins}
              type="button"
              className="dice-tile-go"
              data-lane=""
              onClick={() => play(offer.move)}
            >
              <Tile coins={offer.move.coins} />
              {t('dice.ui.keepTile', { coins: t('dice.price.tile', { coins: offer.move.coins }) })}
            </button>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** Whom to attack: every chest that can be had is a button on its victim's deck. */
function Sea({ action }: { readonly action: Action }) {
  const { view, viewer } = useTable();
  const rivals = rivalsOf(view, viewer);
  return (
    <div className="dice-water">
      <div className="dice-preys" data-count={rivals.length}>
        {rivals.map((seat) => (
          <Prey key={seat} seat={seat} action={action} />
        ))}
      </div>
    </div>
  );
}

function Prey({ seat, action }: { readonly seat: Seat; readonly action: Action }) {
  const { view, legal, offers, prey, setPrey, explain, nameOf, t } = useTable();
  const track = action === 3 ? 0 : 1;
  const aimsHere = ({ move }: Pick<Legal, 'move'>) =>
    (move.kind === 'steal' || move.kind === 'salvage') && move.target === seat;
  const here = legal.filter(aimsHere);
  const refused = offers.find((offer) => offer.refusal !== null && aimsHere(offer));
  const [first] = here;
  const isHit = prey !== null && aimsHere(prey);
  const zone = at(at(view.players, seat).zones, track);
  const defends = first?.price?.kind === 'attack' && first.price.defended;
  const trackName = track === 0 ? 'fleet' : 'crew';
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
          <span>{t(defends ? 'dice.ui.defends' : 'dice.ui.noDefence', { track: trackName })}</span>
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
  readonly offer: Legal;
  readonly on: boolean;
  readonly onPick: (offer: Legal) => void;
}

function Loot({ offer, on, onPick }: LootProps) {
  const { t, say } = useTable();
  const chest = offer.price?.kind === 'attack' ? offer.price.chest : null;
  const target = offer.move.kind === 'steal' || offer.move.kind === 'salvage' ? offer.move.target : null;
  const name = target === null ? '' : say({ key: 'dice.move.raid', params: { player: { seat: target } } });
  const what =
    chest === null ? t('dice.ui.pushOnly') : say({ key: 'dice.chest', params: { colour: at(COLOUR_NAMES, chest) } });
  return (
    <button
      type="button"
      className="dice-loot"
      data-lane=""
      aria-pressed={on}
      aria-label={`${name}: ${what}`}
      onClick={() => onPick(offer)}
    >
      {chest === null ? <span className="dice-push">{t('dice.ui.pushOnly')}</span> : <Chest colour={chest} silent />}
    </button>
  );
}

const COLOUR_NAMES = ['red', 'blue', 'yellow', 'white', 'purple'];
