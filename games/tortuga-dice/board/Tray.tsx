import { at } from '@tortuga/kernel';
import { useDragOnto } from '@tortuga/kit';
import type { Action } from '../rules/types.ts';
import { actionName, faceName, LETTERS, letterOf } from '../words/names.ts';
import { useBoard } from './context.ts';
import { ActionIcon, Icon, Sign } from './Icon.tsx';
import { actionsOf, has } from './layout.ts';

/** The viewer's dice behind the screen, always in the order A to E. */
export function Tray() {
  const { view, me, t } = useBoard();
  if (me === null) return null;
  const isOpen = view.phase !== 'keep';
  const { rolled } = at(view.players, me);
  const isResting = 'hidden' in rolled || rolled.every((face) => face === null);
  return (
    <section className="dice-tray" data-about="roll" aria-label={t('dice.ui.yourRoll')}>
      <header>
        <h2>{t(isResting ? 'dice.ui.noRoll' : 'dice.ui.yourRoll')}</h2>
        {!isResting && <p>{t(isOpen ? 'dice.ui.openly' : 'dice.ui.screen')}</p>}
      </header>
      <div className="dice-dice">
        {LETTERS.map((letter, die) => (
          <Die key={letter} die={die} />
        ))}
      </div>
    </section>
  );
}

type DieState = 'locked' | 'hand' | 'chosen' | 'legal' | 'off';

function useDie(die: number) {
  const { view, me, legal, dice } = useBoard();
  const player = at(view.players, me ?? 0);
  const face = 'hidden' in player.rolled ? null : (player.rolled[die] ?? null);
  const lying = player.assigned[die] ?? null;
  const offerOf = (bits: number) => legal.find(({ move }) => move.kind === 'keep' && move.dice === bits);
  const withIt = offerOf(dice | (1 << die));
  const sealed = typeof player.kept === 'number' && has(player.kept, die);
  const state: DieState =
    lying !== null
      ? 'locked'
      : face === null
        ? 'hand'
        : has(dice, die) || sealed
          ? 'chosen'
          : withIt !== undefined
            ? 'legal'
            : 'off';
  const price = withIt?.price?.kind === 'dice' ? withIt.price : null;
  return { face, lying, state, price };
}

function Die({ die }: { readonly die: number }) {
  const { view, toggle, chooseFor, t, pack, legal, offers, explain, tumble } = useBoard();
  const { face, lying, state, price } = useDie(die);
  const shown = lying ?? face;
  const isSkull = shown !== null && faceName(shown) === 'skull';
  const action = isSkull ? (price?.action ?? null) : shown;
  const number = action === null ? null : at(pack.dice, die)[actionName(action)];
  const isAsked = legal.some(({ move }) => move.kind === 'keep');
  const refused = offers.find(
    (offer) => offer.refusal !== null && offer.move.kind === 'keep' && offer.move.dice === 1 << die,
  );
  const name =
    shown === null
      ? t('dice.ui.inHandDie')
      : isSkull
        ? t('dice.text.skull')
        : t('dice.ui.dieFace', { action: t('dice.action', { action: actionName(shown) }), number: number ?? 0 });
  const note =
    lying !== null
      ? t('dice.ui.assigned', { action: t('dice.ui.short', { action: actionName(lying) }) })
      : state === 'chosen'
        ? t('dice.ui.keepIt')
        : state === 'legal' && price !== null
          ? t('dice.ui.addIt', { total: price.total })
          : state === 'off' && isAsked
            ? t('dice.ui.cannot')
            : isSkull
              ? t('dice.ui.wild')
              : '';
  const canMove = isAsked && lying === null && face !== null;
  const press = () => {
    if (isAsked) toggle(die);
    else if (refused !== undefined) explain(refused.move);
  };
  const handlers = useDragOnto({
    target: '.dice-lane',
    onClick: press,
    onDrop: ({ dataset }) => chooseFor(die, Number(dataset['drop']) as Action),
    onMiss: () => {
      if (state === 'chosen') toggle(die);
    },
  });
  return (
    <button
      type="button"
      className="dice-pick"
      data-die={letterOf(die)}
      data-info={`die ${die}`}
      data-state={state}
      data-skull={isSkull}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'locked' || state === 'hand' || state === 'off'}
      aria-keyshortcuts={letterOf(die)}
      aria-label={`${t('dice.ui.die', { die: letterOf(die), face: name })}${note === '' ? '' : `, ${note}`}`}
      data-drag={canMove}
      {...(canMove ? handlers : { onClick: press })}
    >
      <span
        key={tumble}
        className="dice-die"
        data-tumbling={tumble !== null && face !== null}
        data-flight-anchor={`tray-${die}`}
      >
        <DieFace die={die} face={shown} />
        {tumble !== null && face !== null && <Tumbling die={die} />}
      </span>
      {state === 'locked' && (
        <span className="dice-tick" data-tick="lock">
          <Sign name="lock" />
        </span>
      )}
      {state === 'chosen' && (
        <span className="dice-tick" data-tick="on">
          <Sign name="check" />
        </span>
      )}
      {state === 'legal' && (
        <span className="dice-tick" data-tick="add">
          <Sign name="plus" />
        </span>
      )}
      {state === 'off' && isAsked && (
        <span className="dice-tick" data-tick="why">
          ?
        </span>
      )}
      <span className="dice-tag">
        {action === null ? (
          isSkull && <span>{t('dice.ui.wild')}</span>
        ) : (
          <>
            <ActionIcon action={action} />
            <b>{lying === null ? `+${number}` : number}</b>
          </>
        )}
      </span>
      {isSkull && lying === null ? (
        <span className="dice-values">
          {actionsOf(view).map((each) => (
            <span key={each} data-on={each === action}>
              <ActionIcon action={each} />
              {at(pack.dice, die)[actionName(each)]}
            </span>
          ))}
        </span>
      ) : (
        <span className="dice-note">{note}</span>
      )}
    </button>
  );
}

/** What is printed on one side of a die: its letter, and a symbol with its number or a skull. */
export function DieFace({ die, face }: { readonly die: number; readonly face: number | null }) {
  const { pack } = useBoard();
  const letter = <b className="dice-letter">{letterOf(die)}</b>;
  if (face === null) return letter;
  const name = faceName(face);
  return (
    <>
      {letter}
      {name === 'skull' ? (
        <Icon name="skull" className="dice-symbol" />
      ) : (
        <>
          <ActionIcon action={face} className="dice-symbol" />
          <b className="dice-number">{at(pack.dice, die)[name]}</b>
        </>
      )}
    </>
  );
}

/** The faces that pass while a die tumbles. */
function Tumbling({ die }: { readonly die: number }) {
  const { view } = useBoard();
  return (
    <span className="dice-passing" aria-hidden="true">
      {actionsOf(view).map((_, index, actions) => (
        <span key={letterOf(index)}>
          <ActionIcon action={(die * 2 + index * 3) % actions.length} className="dice-symbol" />
        </span>
      ))}
    </span>
  );
}
