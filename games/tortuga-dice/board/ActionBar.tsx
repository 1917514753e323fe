import { at, type Phrase, type Seat, seatsOf } from '@tortuga/kernel';
import { type ActionBarProps, Reason } from '@tortuga/kit';
import type { Action, GameEvent, Move } from '../rules/types.ts';
import { actionName, colourName, trackName } from '../words/names.ts';
import { chestPhrase, listOf, phraseOfEvent } from '../words/phrases.ts';
import { useBoard } from './context.ts';
import { countBits, type DiceLegal, isAwaited, lettersIn, trackAsked } from './layout.ts';

/** The prompt, or the effect of the viewer's choice, and the buttons. */
export function ActionBar({ prompt, notice, ending, onUndo, onRedo }: ActionBarProps) {
  const { t, say, refusal, onRule, clear, play, dice, prey, order, setOrder, legal } = useBoard();
  const { first, second } = useSentence(prompt);
  const main = useMain();
  const canClear = dice !== 0 || prey !== null || order !== null;
  const decline = legal.find(({ move }) => move.kind === 'decline');
  const own = legal.some(({ move }) => move.kind === 'load' || move.kind === 'haul') && order === null;
  return (
    <div className="dice-bar" data-bar="" data-about="turn" tabIndex={-1}>
      {ending !== null && refusal === null ? (
        <div className="dice-ending own-scale">{ending}</div>
      ) : (
        <p className="dice-say">
          {refusal === null ? (
            first
          ) : (
            <Reason
              refusal={refusal}
              className="dice-refusal"
              ruleClassName="dice-rule"
              say={say}
              game="dice"
              ruleKey="dice.ui.rule"
              onRule={onRule}
            />
          )}
          {refusal === null && second !== '' && <span>{second}</span>}
        </p>
      )}
      <div className="dice-buttons">
        {onUndo !== null && !canClear && (
          <button type="button" className="dice-button" onClick={onUndo}>
            {t('dice.ui.undo')}
          </button>
        )}
        {onRedo !== null && !canClear && (
          <button type="button" className="dice-button" onClick={onRedo}>
            {t('dice.ui.redo')}
          </button>
        )}
        {canClear && (
          <button type="button" className="dice-button" onClick={clear}>
            {t(order === null ? 'dice.ui.clear' : 'dice.ui.proposed')}
          </button>
        )}
        {decline !== undefined && !canClear && (
          <button type="button" className="dice-button" data-decline="" onClick={() => play(decline.move)}>
            {t('dice.ui.decline')}
          </button>
        )}
        {own && (
          <button type="button" className="dice-button" onClick={() => setOrder([])}>
            {t('dice.ui.ownOrder')}
          </button>
        )}
        {main !== null && (
          <button type="button" className="dice-go" data-guide="go" onClick={() => play(main.move)}>
            {main.label}
          </button>
        )}
      </div>
      {notice}
    </div>
  );
}

/** The move of the big button, if there is one. */
function useMain(): { move: Move; label: string } | null {
  const { legal, dice, prey, order, t, view } = useBoard();
  const find = (kind: Move['kind']) => legal.find(({ move }) => move.kind === kind);
  const keep = legal.find(({ move }) => move.kind === 'keep' && move.dice === dice);
  if (keep !== undefined) return { move: keep.move, label: t('dice.ui.keep', { dice: countBits(dice) }) };
  const show = find('show');
  if (show !== undefined) return { move: show.move, label: t('dice.ui.showDice') };
  if (prey !== null) {
    return { move: prey.move, label: t('dice.ui.doAttack', { action: actionName(view.action ?? 0) }) };
  }
  const stow = find('stow');
  if (stow !== undefined && order === null) return { move: stow.move, label: t('dice.ui.stow') };
  const act = find('act');
  if (act?.price?.kind === 'advance') {
    const { track, to } = act.price;
    return { move: act.move, label: t('dice.ui.advance', { track: trackName(track), to }) };
  }
  return act === undefined ? null : { move: act.move, label: t('dice.ui.hunt') };
}

interface Sentence {
  readonly first: string;
  readonly second: string;
}

function useSentence(prompt: Phrase): Sentence {
  const { legal, say, view, me, t, nameOf, allOf, events } = useBoard();
  const mine = useMySentence();
  const awaited = seatsOf(view.seats).filter((seat) => isAwaited(view, seat) && seat !== me);
  const names = allOf(awaited.map(nameOf));
  const waiting = names === '' ? '' : t('dice.ui.waitsFor', { names });
  const news = useNews();
  if (mine !== null) return { first: mine, second: news === '' ? waiting : news };
  const activity = me === null ? null : at(view.activities, me);
  if (legal.length === 0 && activity === 'ready' && names !== '')
    return { first: t('dice.ui.waitingFor', { names }), second: news };
  if (activity === 'done') return { first: t('dice.ui.doneRolling', { names: waiting }), second: news };
  return { first: say(prompt), second: events.length === 0 ? waiting : news };
}

/** The newest events of other players, in a line. */
function useNews(): string {
  const { events, say, me } = useBoard();
  const newest = events.filter((event) => isNews(event, me)).slice(-2);
  return newest.map((event) => say(phraseOfEvent(event))).join(' ');
}

const isNews = (event: GameEvent, me: Seat | null): boolean => {
  switch (event.type) {
    case 'advanced':
    case 'hunted':
    case 'attacked':
    case 'spilled':
    case 'declined':
    case 'skipped':
    case 'bonus':
    case 'rerolled':
      return event.seat !== me;
    default:
      return false;
  }
};

/** The question to the viewer, or the effect of the viewer's choice; null while others decide. */
function useMySentence(): string | null {
  const { legal, dice, prey, order, view, me, t } = useBoard();
  const [first] = legal;
  if (first === undefined) return null;
  switch (first.move.kind) {
    case 'keep': {
      const keep = legal.find(({ move }) => move.kind === 'keep' && move.dice === dice);
      if (keep === undefined) return t(view.phase === 'reroll' ? 'dice.ui.rerolled' : 'dice.ui.choose');
      return keep.price?.kind === 'dice'
        ? diceSentence(keep.price)
        : t('dice.ui.chosenSkulls', { dice: lettersIn(dice) });
    }
    case 'show':
      return t('dice.ui.mustShow');
    case 'turn': {
      const { kept } = at(view.players, me ?? 0);
      return t('dice.ui.pickLane', { dice: lettersIn(typeof kept === 'number' ? kept : 0) });
    }
    case 'bonus':
      return t('dice.ui.pickSlot');
    case 'tile':
      return t('dice.ui.doTile');
    case 'act':
      return actSentence(first);
    case 'steal':
    case 'salvage':
    case 'decline':
      return prey === null ? t(view.place === 0 ? 'dice.ui.prey' : 'dice.ui.prey2') : attackSentence(prey);
    case 'stow':
    case 'load':
    case 'haul':
      return order === null ? t('dice.ui.stowSay') : t('dice.ui.stowPick', { track: trackAsked(legal) });
  }

  function diceSentence(price: { action: Action; total: number; place: number }): string {
    return t('dice.ui.chosenFor', {
      dice: lettersIn(dice),
      action: t('dice.action', { action: actionName(price.action) }),
      total: price.total,
      place: t('dice.place', { place: String(price.place) }),
    });
  }

  function actSentence({ price }: DiceLegal): string {
    if (price?.kind === 'advance') {
      return t('dice.ui.doAdvance', { track: trackName(price.track), from: price.from, to: price.to });
    }
    if (price?.kind !== 'hunt') return '';
    return t('dice.ui.doHunt', { gain: t('dice.price.hunt', { chests: price.chests, tiles: price.tiles }) });
  }

  function attackSentence({ move, price }: DiceLegal): string {
    if (price?.kind !== 'attack' || (move.kind !== 'steal' && move.kind !== 'salvage')) return '';
    const player = { seat: move.target };
    const chest = price.chest === null ? t('dice.ui.pushOnly') : t('dice.chest', { colour: colourName(price.chest) });
    const action = t('dice.action', { action: actionName(view.action ?? 0) });
    const { theirs, mine, defended } = price;
    const loses = (seat: Seat, chests: readonly number[]) =>
      chests.length === 0 ? '' : t('dice.ui.spills', { player: { seat }, chests: listOf(chests.map(chestPhrase)) });
    return [
      `${t('dice.ui.attack', { action, player, chest })}.`,
      t('dice.ui.attackEffect', { player, theirs, mine, moves: defended ? 'yes' : 'no' }),
      loses(move.target, price.theySpill),
      me === null ? '' : loses(me, price.iSpill),
    ]
      .filter((text) => text !== '')
      .join(' ');
  }
}
