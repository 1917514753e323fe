import type { Params, Phrase } from '@tortuga/kernel';
import { BoardRoot } from '@tortuga/kit';
import { type ReactNode, useMemo, useRef } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import { ActionBar, TurnButtons } from './ActionBar.tsx';
import { Aside } from './Aside.tsx';
import { Combat } from './Combat.tsx';
import { BoardContext, type BoardState, useBoard } from './context.ts';
import { DropPlaces } from './DropPlaces.tsx';
import { departuresIn } from './departures.ts';
import { Hand } from './Hand.tsx';
import { Council, Header } from './Header.tsx';
import { Info } from './Info.tsx';
import { actionOfKey } from './keys.ts';
import { LogList } from './LogList.tsx';
import { Market } from './Market.tsx';
import { Me } from './Me.tsx';
import { Moments } from './Moments.tsx';
import { marksOf } from './marks.ts';
import { Planet } from './Planet.tsx';
import { Played } from './Played.tsx';
import { printedOf, wordsOf } from './printed.ts';
import { Rivals } from './Rivals.tsx';
import { Sheets } from './Sheets.tsx';
import { ShipChoice } from './ShipChoice.tsx';
import { Sky, Sprite } from './Sprite.tsx';
import { useChoice } from './useChoice.ts';
import { useClash } from './useClash.ts';
import { useEndTurn } from './useEndTurn.ts';
import { useFreeAbilities } from './useFreeAbilities.ts';
import './index.css';

export function Board2199(props: BoardProps<Types2199, Pack>) {
  const {
    view,
    viewer,
    pack,
    say,
    nameOf,
    portraitOf,
    signOf = () => null,
    notice = null,
    news,
    log,
    recent,
    motion,
    endTurn,
    onRedo,
    onRule,
    prompt,
    ending,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const printed = useMemo(() => printedOf(pack), [pack]);
  const me = viewer === 'spectator' ? null : viewer;
  const turn = useChoice(props);
  const { onUndo } = turn;
  const { clash, aside, close, watch } = useClash({ view, me, log, news });
  const turnEnd = useEndTurn(endTurn, turn);
  useFreeAbilities({ view, me, desk: turn.desk, log, run: turn.run });
  const t = (key: string, params: Params = {}) => say({ key, params });
  const marks = useMemo(() => marksOf({ view, me, log, recent }), [view, me, log, recent]);

  const board: BoardState = {
    ...turn,
    ...printed,
    view,
    viewer,
    me,
    log,
    marks,
    turnEnd,
    onRedo,
    t,
    say,
    nameOf,
    portraitOf,
    signOf,
    ...wordsOf(props, printed),
    onRule: (rule) => {
      // The sheet would cover the page's own dialog.
      turn.open(null);
      onRule(rule);
    },
  };
  const isChoosing = view.frame === 'ship';
  return (
    <BoardContext value={board}>
      <BoardRoot
        className="neon-board"
        root={root}
        motion={motion}
        departures={departuresIn(news, viewer)}
        shortcuts={{
          onUndo,
          onRedo,
          onEscape: whatEscapeDoes(turn),
          onOther: (event) => actionOfKey(root, event),
        }}
        explain={(what) => (turn.sheet === null ? <Info what={what} /> : null)}
        data-theme="dark"
        data-me={me ?? undefined}
        data-turn={me !== null && view.decider === me}
        data-council={view.council !== null}
      >
        <div className="neon-world">
          <Sprite />
          <Sky />
          <Header tools={props.tools} />
          <Council />
          {aside !== null && <Aside clash={aside} onWatch={watch} onClose={close} />}
          {clash !== null ? (
            <Combat clash={clash} prompt={prompt} notice={notice} onUndo={onUndo} onClose={close} />
          ) : isChoosing ? (
            <ShipChoice prompt={prompt} notice={notice} />
          ) : (
            <Layout prompt={prompt} notice={notice} ending={ending} />
          )}
          <Moments
            log={log}
            motion={motion}
            tellingOf={props.tellingOf}
            isRested={clash !== null || isChoosing || ending !== null}
          />
          <Sheets />
        </div>
      </BoardRoot>
    </BoardContext>
  );
}

/** Stops the end of the turn, or closes the topmost: a sheet, a reason, a selected card, a choice of target. */
function whatEscapeDoes(turn: ReturnType<typeof useChoice>): (() => void) | null {
  if (turn.isEnding) return () => turn.askToEnd(false);
  if (turn.sheet !== null) return () => turn.open(null);
  if (turn.refusal !== null) return turn.forget;
  if (turn.picked !== null) return () => turn.pick(null);
  return turn.choice.aim === null ? null : () => turn.aim(null);
}

interface LayoutProps extends Pick<BoardProps<Types2199, Pack>, 'ending'> {
  readonly prompt: Phrase;
  readonly notice: ReactNode;
}

/** Entries in the log beside the planet; the recap has all of them. */
const MAX_LOG_ENTRIES = 200;

function Layout({ prompt, notice, ending }: LayoutProps) {
  const { log, t } = useBoard();
  return (
    <div className="neon-layout">
      <div className="neon-left">
        <Rivals />
        <div className="neon-panel neon-log-panel" data-about="log">
          <h2 className="neon-label">{t('2199.ui.log')}</h2>
          <LogList log={log.slice(-MAX_LOG_ENTRIES)} />
        </div>
      </div>
      <Planet />
      <div className="neon-right neon-panel">
        <Market />
      </div>
      <DropPlaces />
      <ActionBar prompt={prompt} notice={notice} ending={ending} />
      <TurnButtons />
      <Me />
      <Hand />
      <Played />
    </div>
  );
}
