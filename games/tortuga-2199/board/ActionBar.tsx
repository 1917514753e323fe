import { type Phrase, seat } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import type { Move } from '../rules/move.ts';
import { ActionButton } from './ActionButton.tsx';
import { type Action, useActions } from './actions.ts';
import { capital } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { Glyph, Lines, TurnBack } from './Glyph.tsx';
import { handOf, playableTogether } from './hand.ts';
import { KEYS, withKey } from './keys.ts';
import { leftoverOf, stillOf } from './leftover.ts';
import { legalMove } from './offers.ts';
import { WhyNot } from './WhyNot.tsx';
import { costIn } from './within.ts';
import { toViewer } from './you.ts';

interface Props {
  readonly prompt: Phrase;
  readonly notice: ReactNode;
  readonly ending: ReactNode;
}

/** A sentence about the current decision, and buttons for its answers. */
export function ActionBar({ prompt, notice, ending }: Props) {
  const { me, refusal } = useBoard();
  if (ending !== null && refusal === null) {
    return (
      <section className="neon-act neon-panel" data-bar="" data-about="turn" tabIndex={-1}>
        <div className="neon-ending">{ending}</div>
      </section>
    );
  }
  return (
    <section className="neon-act neon-panel" data-seat={me ?? undefined} data-bar="" data-about="turn" tabIndex={-1}>
      <p className="neon-say">{refusal === null ? <Sentence prompt={prompt} /> : <WhyNot />}</p>
      <Actions />
      {notice}
    </section>
  );
}

function Sentence({ prompt }: { readonly prompt: Phrase }) {
  const { view, me, desk, choice, preview, t, say, cardName, sectorName, faceOf, abilityText } = useBoard();
  const asked = say(toViewer(prompt, me));
  if (me === null || view.decider !== me || desk.legal.length === 0) return asked;
  if (preview?.isTapped === true && preview.sector !== null) {
    return (
      <>
        <b>{sectorName(preview.sector)}:</b> {t('2199.ui.tapAgain')}
      </>
    );
  }
  const now = choice.abilities.find(({ code }) => choice.aim?.kind === 'ability' && choice.aim.code === code);
  if (now !== undefined) {
    const ability = faceOf(now.card).abilities[now.ability];
    return (
      <>
        <b>{cardName(now.card)}:</b> {ability !== undefined && `${capital(abilityText(ability))}. `}
        {t('2199.ui.choose', {
          what: choice.sectors.size > 0 ? 'sector' : choice.cards.length > 0 ? 'card' : 'player',
        })}
      </>
    );
  }
  if (choice.aim !== null) return t('2199.ui.choose', { what: choice.aim.kind === 'marker' ? 'marker' : 'card' });
  if (view.frame !== 'turn') return asked;
  return (
    <>
      <b>{t('2199.ui.yourTurn')}.</b> <Brings />
    </>
  );
}

/** Buttons show all that is possible. */
const MOST_TOLD = 3;

/** What the hand can still bring; without a hand, what is left to do. */
function Brings() {
  const { view, desk, anyOf, t } = useBoard();
  const { crypto, maneuvers } = view.potential.brings;
  if (crypto + maneuvers === 0) {
    const still = stillOf(desk)
      .slice(0, MOST_TOLD)
      .map((what) => t('2199.ui.still', { what }));
    return still.length === 0 ? t('2199.ui.nothingLeft') : t('2199.ui.whatNow', { list: anyOf(still) });
  }
  return (
    <>
      {t('2199.ui.brings')}{' '}
      <span className="neon-brings">
        {crypto > 0 && <Amount name="crypto" count={crypto} />}
        {maneuvers > 0 && <Amount name="maneuvers" count={maneuvers} />}
      </span>
    </>
  );
}

function Amount({ name, count }: { readonly name: 'crypto' | 'maneuvers'; readonly count: number }) {
  const { t } = useBoard();
  return (
    <span className="neon-tag">
      <span className="sr">{t(`2199.unit.${name}`, { count })}</span>
      <b aria-hidden="true">{count}</b>
      <Glyph name={name} />
    </span>
  );
}

/** Together with the buttons for all cards and all actions they fill one row. */
const MAX_SHOWN = 4;
const FEW = 2;

/** As many actions as there is room for, and a button for all of them. */
function Actions() {
  const { view, choice, desk, aim, open, play, t, nameOf, say, phrases } = useBoard();
  const actions = useActions();
  const skip = legalMove(desk, { kind: 'skip' });
  if (choice.aim !== null || choice.plain.length > 0 || choice.players.length > 0) {
    return (
      <div className="neon-doings">
        {choice.plain.map((offer) => (
          <button
            key={JSON.stringify(offer.move)}
            type="button"
            className="neon-do neon-do-plain"
            onClick={() => play(offer.move)}
          >
            {capital(say(phrases.phraseOfMove(offer.move)))}
          </button>
        ))}
        {choice.players.map((offer) => (
          <button
            key={JSON.stringify(offer.move)}
            type="button"
            className="neon-do neon-do-plain"
            onClick={() => play(offer.move)}
          >
            {offer.move.kind === 'use' && nameOf(seat(offer.move.target))}
          </button>
        ))}
        {choice.abilities.length > 1 &&
          choice.abilities.map(({ code, card, ability }) => (
            <AbilityButton key={code} code={code} card={card} ability={ability} />
          ))}
        {skip !== undefined && (
          <button type="button" className="neon-button neon-skip" onClick={() => play({ kind: 'skip' })}>
            {capital(t('2199.move.skip'))}
          </button>
        )}
        {choice.aim !== null && choice.aim.kind !== 'ability' && (
          <button type="button" className="neon-button" onClick={() => aim(null)}>
            {t('2199.ui.never')}
          </button>
        )}
      </div>
    );
  }
  if (actions.length === 0) return null;
  const together = playableTogether({ view, desk });
  const shown = shownOf(actions, together.length > 1 ? MAX_SHOWN - 1 : MAX_SHOWN);
  return (
    <div className="neon-doings" data-row="">
      <PlayAll moves={together} />
      {shown.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      <button
        type="button"
        className="neon-do neon-more"
        {...withKey(KEYS.actions)}
        onClick={() => open({ kind: 'actions' })}
      >
        <span className="neon-do-line">{t('2199.ui.more')}</span>
        <small>{t('2199.ui.moreCount', { count: Math.max(0, actions.length - shown.length) })}</small>
      </button>
    </div>
  );
}

/** What can be done or is within reach of the hand; if that is little, what the player only can't afford. */
function shownOf(actions: readonly Action[], most: number): Action[] {
  const near = actions.filter(({ offer, brings }) => offer !== null || brings != null);
  const dear = actions.filter(({ refused, brings }) => refused && brings == null && costIn(refused.refusal) !== null);
  return [...near, ...dear.slice(0, Math.max(0, FEW - near.length))].slice(0, most);
}

function AbilityButton({
  code,
  card,
  ability,
}: {
  readonly code: string;
  readonly card: number;
  readonly ability: number;
}) {
  const { faceOf, abilityText, choice, aim } = useBoard();
  const printed = faceOf(card).abilities[ability];
  if (printed === undefined) return null;
  return (
    <button
      type="button"
      className="neon-do neon-do-plain"
      aria-pressed={choice.aim?.kind === 'ability' && choice.aim.code === code}
      onClick={() => aim({ kind: 'ability', code })}
    >
      {capital(abilityText(printed))}
    </button>
  );
}

function PlayAll({ moves }: { readonly moves: readonly Move[] }) {
  const { run, t } = useBoard();
  if (moves.length < 2) return null;
  return (
    <button type="button" className="neon-do neon-do-all" {...withKey(KEYS.all)} onClick={() => run(moves)}>
      <span className="neon-do-line">{t('2199.ui.playAll')}</span>
      <small>{t('2199.ui.playAllNote', { count: moves.length })}</small>
    </button>
  );
}

/** Undo, end of turn, and on small screens the market and the log; without those, they stand in a sheet. */
export function TurnButtons({ inSheet = false }: { readonly inSheet?: boolean }) {
  const { desk, open, t, view, me, onUndo, onRedo, turnEnd } = useBoard();
  const { how, isPossible, isEnding, onEnd, onStay } = turnEnd;
  const left = isPossible ? leftoverOf(desk, handOf({ view, me })) : null;
  const onBack = onStay ?? onUndo;
  return (
    <div
      className="neon-turn"
      data-about="turn"
      data-seat={me ?? undefined}
      data-watching={me === null}
      // Where the piles are not shown.
      data-flight-anchor={inSheet ? undefined : 'deck discard'}
    >
      {onRedo !== null && (
        <button type="button" className="neon-button neon-redo" onClick={onRedo} aria-label={t('2199.ui.redo')}>
          <TurnBack forward />
        </button>
      )}
      <button
        type="button"
        className="neon-button neon-undo"
        onClick={() => onBack?.()}
        disabled={onBack === null}
        aria-label={t(isEnding ? '2199.ui.stay' : '2199.ui.undo')}
      >
        <TurnBack />
        <span>{t(isEnding ? '2199.ui.stay' : '2199.ui.undo')}</span>
      </button>
      {!inSheet && view.frame !== 'ship' && (
        <>
          <button
            type="button"
            className="neon-button neon-to-market"
            {...withKey(KEYS.market)}
            onClick={() => open({ kind: 'market', of: 't' })}
          >
            <Glyph name="crypto" />
            <span>{t('2199.ui.market')}</span>
          </button>
          <button
            type="button"
            className="neon-button neon-to-recap"
            onClick={() => open({ kind: 'recap' })}
            aria-label={t('2199.ui.recap')}
          >
            <Lines />
            <span>{t('2199.ui.recap')}</span>
          </button>
        </>
      )}
      <button
        type="button"
        className="neon-button neon-end"
        {...withKey(KEYS.end)}
        disabled={!isPossible}
        data-quiet={left !== null && !isEnding}
        data-waiting={isEnding ? how : undefined}
        onClick={onEnd}
      >
        <span>{t(isEnding ? '2199.ui.endNow' : '2199.ui.endTurn')}</span>
        {isEnding ? (
          <small>{t('2199.ui.endSoon', { how })}</small>
        ) : (
          left !== null && <small>{t('2199.ui.left', { ...left })}</small>
        )}
      </button>
    </div>
  );
}
