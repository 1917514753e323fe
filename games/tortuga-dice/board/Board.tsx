import { type Params, seatsOf } from '@tortuga/kernel';
import { lettersOf, OfferList, useFlights, useShortcuts } from '@tortuga/kit';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { DiceTypes, Move } from '../rules/types.ts';
import { phraseOfMove, phraseOfPrice } from '../words/phrases.ts';
import { ActionBar } from './ActionBar.tsx';
import { Scene, Sprite } from './Art.tsx';
import { BoardContext, type BoardState } from './context.ts';
import { Final } from './Final.tsx';
import { Header } from './Header.tsx';
import { dieOf } from './keys.ts';
import { Lanes } from './Lanes.tsx';
import { partOf } from './layout.ts';
import { Rivals } from './Rivals.tsx';
import { Side } from './Side.tsx';
import { Stage } from './Stage.tsx';
import { Stow } from './Stow.tsx';
import { Tray } from './Tray.tsx';
import { useChoice } from './useChoice.ts';
import './index.css';

/** The dice game's table: five lanes, my screen, the others' boards, and the chests on their way to Tortuga. */
export function DiceBoard(props: BoardProps<DiceTypes, Pack>) {
  const { view, viewer, pack, say, nameOf, news, motion, onUndo, onRedo } = props;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, { motion });
  const choice = useChoice(props);
  const events = useMemo(() => news.flatMap((entry) => entry.events), [news]);
  const part = partOf(view);
  const isChoosingDice = choice.legal.some(({ move }) => move.kind === 'keep');

  const focusBar = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-bar]')?.focus({ preventScroll: true }));

  useShortcuts(root, {
    onUndo,
    onRedo,
    onEscape: choice.dice !== 0 || choice.prey !== null || choice.order !== null ? choice.clear : null,
    onOther: (event) => {
      const die = dieOf(event);
      return isChoosingDice && die >= 0 ? () => choice.toggle(die) : null;
    },
  });

  const board: BoardState = {
    ...choice,
    view,
    viewer,
    me: viewer === 'spectator' ? null : viewer,
    pack,
    nameOf,
    say,
    t: (key: string, params: Params = {}) => say({ key, params }),
    letters: lettersOf(seatsOf(view.seats).map(nameOf)),
    events,
    log: props.log,
    offers: props.offers,
    onRule: props.onRule,
    play: (move: Move) => {
      choice.play(move);
      focusBar();
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const here = event.target instanceof Element ? event.target.closest('[data-die],[data-lane]') : null;
    if (step === 0 || here === null) return;
    const all = [
      ...(root.current?.querySelectorAll<HTMLElement>(here.hasAttribute('data-die') ? '[data-die]' : '[data-lane]') ??
        []),
    ];
    all[(all.indexOf(here as HTMLElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  }

  const isRevealed = events.some(({ type }) => type === 'revealed') && view.phase !== 'over';
  return (
    <BoardContext value={board}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside */}
      <div className="dice-board" ref={root} onKeyDown={onKeyDown} data-motion={motion}>
        <Sprite />
        <div className="dice-sheet" data-part={part} data-watching={viewer === 'spectator'}>
          <Scene />
          <Header tools={props.tools} />
          <div className="dice-table">
            <Rivals />
            <div className="dice-middle">
              {part === 'actions' && <Stage />}
              {part === 'chests' && <Stow />}
              {part === 'over' && <Final />}
              {part === 'dice' && <Lanes />}
              {isRevealed && part === 'dice' && (
                <p className="dice-reveal" key={`${view.round} ${view.roll} ${view.phase}`} aria-hidden="true">
                  {board.t('dice.ui.revealed')}
                </p>
              )}
            </div>
            <div className="dice-dock">
              {part === 'dice' && <Tray />}
              <ActionBar prompt={props.prompt} ending={props.ending} onUndo={onUndo} onRedo={onRedo} />
            </div>
            <Side />
          </div>
        </div>
        <OfferList
          className="dice-offers"
          label={board.t('dice.ui.allMoves')}
          legal={choice.legal}
          textOf={(move) => say(phraseOfMove(move))}
          phraseOfPrice={phraseOfPrice}
          say={say}
          onPick={board.play}
        />
      </div>
    </BoardContext>
  );
}
