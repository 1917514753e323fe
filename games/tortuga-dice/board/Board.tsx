import { BoardRoot, boardBaseOf, focusSoon, InfoText, isStill, useMoment } from '@tortuga/kit';
import { useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { Move } from '../rules/types.ts';
import { ActionBar } from './ActionBar.tsx';
import { Scene, Sprite } from './Art.tsx';
import { BoardContext, type BoardState } from './context.ts';
import { Final } from './Final.tsx';
import { Header } from './Header.tsx';
import { infoText } from './info.ts';
import { dieOf } from './keys.ts';
import { Lanes } from './Lanes.tsx';
import { DiceMomentCard } from './Moment.tsx';
import { momentIn, setsOf } from './moments.ts';
import { Rivals } from './Rivals.tsx';
import { marksOf } from './recent.ts';
import { Side } from './Side.tsx';
import { Stage } from './Stage.tsx';
import { Stow } from './Stow.tsx';
import { Tray } from './Tray.tsx';
import { useChoice } from './useChoice.ts';
import { useReveal, useTumble } from './useRolls.ts';
import './index.css';

const ARROW_ROWS = { '[data-die]': '[data-die]', '[data-lane]': '[data-lane]' };

/** Five lanes, the viewer's dice, the other players' boards, and the chests on their way to Tortuga. */
export function DiceBoard(props: BoardProps<DiceTypes, Pack>) {
  const { view, viewer, pack, news, motion, onUndo, onRedo } = props;
  const root = useRef<HTMLDivElement>(null);
  const choice = useChoice(props);
  const events = useMemo(() => news.flatMap((entry) => entry.events), [news]);
  const marks = useMemo(() => marksOf(props.recent), [props.recent]);
  const { part } = view;
  const isChoosingDice = choice.legal.some(({ move }) => move.kind === 'keep');

  const sets = setsOf(view);
  const [setsBefore, setSetsBefore] = useState(sets);
  const { moment, end } = useMoment({
    log: props.log,
    isRested: isStill(motion),
    whatOf: (step) => momentIn(step, view, viewer === 'spectator' ? null : viewer, setsBefore),
  });
  if (sets.join() !== setsBefore.join()) setSetsBefore(sets);

  const isChosen = choice.dice !== 0 || choice.prey !== null || choice.order !== null;
  const toggleByKey = (event: KeyboardEvent) => {
    const die = dieOf(event);
    return isChoosingDice && die >= 0 ? () => choice.toggle(die) : null;
  };

  const board: BoardState = {
    ...choice,
    ...boardBaseOf(props),
    pack,
    events,
    log: props.log,
    marks,
    tumble: useTumble(props, boardBaseOf(props).me),
    offers: props.offers,
    play: (move: Move) => {
      choice.play(move);
      focusSoon(root, '[data-bar]');
    },
  };

  const reveal = useReveal(props.log, part === 'dice');
  return (
    <BoardContext value={board}>
      <BoardRoot
        className="dice-board"
        root={root}
        arrowRows={ARROW_ROWS}
        motion={motion}
        shortcuts={{ onUndo, onRedo, onEscape: isChosen ? choice.clear : null, onOther: toggleByKey }}
        explain={(what) => <InfoText text={infoText(what, board)} />}
      >
        <Sprite />
        <div className="dice-surface own-scale" data-part={part} data-watching={viewer === 'spectator'}>
          <Scene />
          <Header tools={props.tools} />
          <div className="dice-layout">
            <Rivals />
            <div className="dice-middle">
              {part === 'actions' && <Stage />}
              {part === 'chests' && <Stow />}
              {part === 'over' && <Final />}
              {part === 'dice' && <Lanes />}
              {reveal !== null && (
                <p className="dice-reveal" key={reveal} aria-hidden="true">
                  {board.t('dice.ui.revealed')}
                </p>
              )}
            </div>
            <div className="dice-dock">
              {part === 'dice' && <Tray />}
              <ActionBar
                prompt={props.prompt}
                notice={props.notice}
                ending={props.ending}
                onUndo={onUndo}
                onRedo={onRedo}
              />
            </div>
            <Side />
          </div>
        </div>
        {moment !== null && <DiceMomentCard key={moment.n} what={moment.what} onEnd={end} />}
      </BoardRoot>
    </BoardContext>
  );
}
