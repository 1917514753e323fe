import { at, type Seat } from '@tortuga/kernel';
import type { Action } from '../rules/types.ts';
import { actionName, LETTERS, letterOf } from '../words/names.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { ActionIcon } from './Icon.tsx';
import { actionsOf, countBits, type DiceLegal, has, lettersIn } from './layout.ts';
import { Bonus, Mini } from './Pieces.tsx';

/** A lane for each action: its reward, its 1st and 2nd so far, and the viewer's own dice. */
export function Lanes() {
  const { view, t } = useBoard();
  return (
    <section className="dice-lanes" data-about="rank" aria-label={t('dice.ui.standings')}>
      {actionsOf(view).map((action) => (
        <Lane key={action} action={action} />
      ))}
    </section>
  );
}

/** The effect of the chosen dice on this action, from the offer. */
function usePreview(action: Action) {
  const { legal, dice } = useBoard();
  const offer = legal.find(({ move }) => move.kind === 'keep' && move.dice === dice);
  return offer?.price?.kind === 'dice' && offer.price.action === action ? offer.price : null;
}

function Lane({ action }: { readonly action: Action }) {
  const { view, t, me, dice } = useBoard();
  const preview = usePreview(action);
  const name = actionName(action);
  const places = Array.from({ length: view.places }, (_, index) => index + 1);
  return (
    <article className="dice-lane" data-target={preview !== null} data-action={name} data-drop={action}>
      {preview !== null && <span className="dice-if">{t('dice.ui.if', { dice: lettersIn(dice) })}</span>}
      <header data-info={`action ${action}`}>
        <ActionIcon action={action} className="dice-big" />
        <h2>
          <span className="dice-long-name">{t('dice.action', { action: name })}</span>
          <span className="dice-short-name">{t('dice.ui.short', { action: name })}</span>
        </h2>
        <p className="dice-reward">
          {places.map((place) => (
            <Reward key={place} action={action} place={place} />
          ))}
        </p>
      </header>
      <ol className="dice-ranks">
        {places.map((place) => (
          <Rank key={place} action={action} place={place} />
        ))}
      </ol>
      {me !== null && <Mine action={action} me={me} />}
    </article>
  );
}

/** What a place brings; or why it would bring nothing, which forbids nobody to go for it. */
function Reward({ action, place }: { readonly action: Action; readonly place: number }) {
  const { view, t } = useBoard();
  const name = actionName(action);
  const why = view.barren[action]?.[place - 1] ?? null;
  return (
    <span data-barren={why !== null}>
      <b>{place}</b>
      {why === null
        ? t(place === 1 ? 'dice.ui.reward.1' : 'dice.ui.reward.2', { action: name, steps: at(view.steps, 0) })
        : t('dice.info.barren', { why, action: name })}
    </span>
  );
}

/** With the chosen dice, the viewer is at the place that the offer says; the others keep their order. */
function Rank({ action, place }: { readonly action: Action; readonly place: number }) {
  const { view, me, marks, t, nameOf } = useBoard();
  const preview = usePreview(action);
  const { ranking, totals } = at(view.standings, action);
  const others = preview === null ? ranking : ranking.filter((seat) => seat !== me);
  const order: Seat[] =
    preview === null || me === null
      ? [...others]
      : [...others.slice(0, preview.place - 1), me, ...others.slice(preview.place - 1)];
  const seat = order[place - 1];
  if (seat === undefined) {
    return (
      <li className="dice-rank" data-empty="true" data-place={place}>
        <span className="dice-medal">{place}</span>
        <span className="dice-who">{t('dice.ui.free')}</span>
      </li>
    );
  }
  const isPreview = preview !== null && seat === me;
  return (
    <li
      className="dice-rank"
      data-place={place}
      data-me={seat === me}
      data-preview={isPreview}
      data-recent={seat !== me && marks.has(`lane ${seat} ${action}`)}
    >
      <span className="dice-medal">{place}</span>
      <Badge seat={seat} />
      <span className="dice-who">{seat === me ? t('dice.ui.you') : nameOf(seat)}</span>
      <b className="dice-total">{isPreview ? preview.total : totals[seat]}</b>
      <span className="dice-minis">
        <LaneDice seat={seat} action={action} preview={isPreview} />
      </span>
    </li>
  );
}

function LaneDice({
  seat,
  action,
  preview,
}: {
  readonly seat: Seat;
  readonly action: Action;
  readonly preview: boolean;
}) {
  const { view, pack, dice } = useBoard();
  const { assigned, bonus } = at(view.players, seat);
  const name = actionName(action);
  const side = at(bonus, action);
  return (
    <>
      {assigned.map((where, die) =>
        where === action ? (
          <Mini key={letterOf(die)} seat={seat} die={die} number={at(pack.dice, die)[name]} flies />
        ) : null,
      )}
      {preview &&
        LETTERS.map((letter, die) =>
          has(dice, die) ? <Mini key={letter} seat={seat} die={die} number={at(pack.dice, die)[name]} preview /> : null,
        )}
      {side > 0 && <Bonus side={side} />}
    </>
  );
}

function Mine({ action, me }: { readonly action: Action; readonly me: Seat }) {
  const { view, pack, t, dice } = useBoard();
  const preview = usePreview(action);
  const player = at(view.players, me);
  const name = actionName(action);
  const limit = at(player.limits, action);
  const lying = LETTERS.map((_, die) => die).filter((die) => player.assigned[die] === action);
  const coming = preview === null ? [] : LETTERS.map((_, die) => die).filter((die) => has(dice, die));
  const side = at(player.bonus, action);
  return (
    <div className="dice-mine">
      <p className="dice-count">
        <span>{t('dice.ui.yourDice')}</span>
        <b>
          {lying.length + (preview === null ? 0 : countBits(dice))}/{limit}
        </b>
      </p>
      <p className="dice-wells" data-limit={limit}>
        {lying.map((die) => (
          <Mini key={die} seat={me} die={die} number={at(pack.dice, die)[name]} />
        ))}
        {coming.map((die) => (
          <Mini key={die} seat={me} die={die} number={at(pack.dice, die)[name]} preview />
        ))}
        {Array.from({ length: Math.max(0, limit - lying.length - coming.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
          <span key={`well ${index}`} className="dice-well" />
        ))}
      </p>
      <LaneButton action={action} />
      <p className="dice-slotline">
        <small>{t('dice.ui.bonus')}</small>
        <Bonus side={side} />
      </p>
    </div>
  );
}

/** A lane that takes skulls or a bonus tile has a button; another one explains why it does not. */
function LaneButton({ action }: { readonly action: Action }) {
  const { view, offers, legal, play, explain, t } = useBoard();
  const isHere = ({ move }: Pick<DiceLegal, 'move'>) =>
    (move.kind === 'turn' || move.kind === 'bonus') && move.action === action;
  const offer = legal.find(isHere);
  if (offer !== undefined) {
    const { price } = offer;
    const place = price?.kind === 'dice' ? t('dice.place', { place: String(price.place) }) : '';
    return (
      <button
        type="button"
        className="dice-lane-go"
        data-lane=""
        data-guide={`lane ${action}`}
        onClick={() => play(offer.move)}
      >
        {price?.kind === 'dice' && t('dice.ui.turnHere', { total: price.total, place })}
        {price?.kind === 'bonus' && t('dice.ui.bonusHere', { side: price.side })}
      </button>
    );
  }
  const refused = view.phase === 'skull' || view.phase === 'bonus' ? offers.find(isHere) : undefined;
  if (refused === undefined) return null;
  return (
    <button type="button" className="dice-lane-go" aria-disabled="true" onClick={() => explain(refused.move)}>
      {t('dice.ui.cannot')}
    </button>
  );
}
