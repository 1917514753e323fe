import { at, type Seat } from '@tortuga/kernel';
import { BoardRoot, boardBaseOf, focusSoon, InfoText, isStill, useMoment } from '@tortuga/kit';
import { useMemo, useRef } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardId, CardsTypes, Move, Side } from '../rules/types.ts';
import { phrasesOf } from '../words/phrases.ts';
import { ActionBar } from './ActionBar.tsx';
import { BoardContext, type BoardState } from './context.ts';
import { Rhumbs, Sprite } from './Engraving.tsx';
import { layersIn } from './flights.ts';
import { Header } from './Header.tsx';
import { infoText } from './info.ts';
import { groupsOf } from './layout.ts';
import { CardsMomentCard } from './Moment.tsx';
import { momentIn } from './moments.ts';
import { deedsIn, marksOf } from './recent.ts';
import { Scoring } from './Scoring.tsx';
import { useChoice } from './useChoice.ts';
import { useScoring } from './useScoring.ts';
import { Waters } from './Waters.tsx';
import './index.css';

const ARROW_ROWS = { '[data-place]': '[data-place]:not([data-state=named])', '[data-hand]': '[data-hand]' };

/** Six pirate ships with the cards below them, and the viewer's hand. */
export function CardsBoard(props: BoardProps<CardsTypes, Pack>) {
  const { view, viewer, pack, say, news, recent, motion, onUndo, onRedo, ending } = props;
  const root = useRef<HTMLDivElement>(null);
  const chosen = useChoice(props);
  const scoring = useScoring(props);
  const layers = useMemo(() => layersIn(news), [news]);
  const phrases = useMemo(() => phrasesOf(pack), [pack]);
  const deeds = useMemo(() => deedsIn(recent), [recent]);
  const marks = useMemo(() => marksOf(deeds), [deeds]);

  const { moment, end } = useMoment({
    log: props.log,
    isRested: isStill(motion),
    whatOf: (step) => momentIn(step, view),
  });

  const closeScoring = () => {
    scoring.close();
    focusSoon(root, '[data-bar]');
  };
  const putBack = () => {
    chosen.putBack();
    focusSoon(root, '[data-state=free],[data-state=due]');
  };
  const whatEscapeDoes = scoring.sheet !== null ? closeScoring : chosen.selection.kind !== 'none' ? putBack : null;

  const board: BoardState = {
    ...chosen,
    ...boardBaseOf(props),
    pack,
    phrases,
    layers,
    marks,
    lastDeed: deeds.at(-1) ?? null,
    cardName: (card: CardId) => say(phrases.card(card)),
    pickCard: (card, byKey) => {
      if (chosen.pickCard(card) && byKey) focusSoon(root, '[data-place]');
    },
    pickEvent: (byKey) => {
      if (chosen.pickEvent() && byKey) focusSoon(root, '[data-place]');
    },
    choose: (column) => {
      chosen.choose(column);
      if (chosen.selection.kind === 'event') focusSoon(root, '[data-place]:not([data-state=named]),[data-bar]');
      else if (chosen.selection.kind === 'card' && chosen.targets.has(column)) focusSoon(root, '[data-bar]');
    },
    play: (move: Move) => {
      chosen.play(move);
      focusSoon(root, '[data-bar]');
    },
  };

  const groups = groupsOf(view, viewer);
  const lastVoyage = view.turn === null ? (scoring.voyages.at(-1) ?? null) : null;
  const { sheet } = scoring;
  return (
    <BoardContext value={board}>
      <BoardRoot
        className="cards-board"
        root={root}
        arrowRows={ARROW_ROWS}
        motion={motion}
        shortcuts={{ onUndo, onRedo, onEscape: whatEscapeDoes }}
        explain={(what) => <InfoText text={infoText(what, board)} />}
      >
        <Sprite />
        <p className="sr" role="status">
          {sheet !== null && groups.map(({ side, seats: players }) => summary(board, side, players)).join('; ')}
        </p>
        <div
          className="cards-surface own-scale"
          data-me={viewer}
          data-groups={groups.length}
          data-row={view.openRow ?? 'over'}
          data-lit={chosen.litRow}
          data-scoring={sheet !== null}
        >
          <Rhumbs />
          <Header tools={props.tools} />
          {sheet === null ? (
            <Waters groups={groups}>
              <ActionBar
                prompt={props.prompt}
                notice={props.notice}
                ending={ending}
                onUndo={onUndo}
                onRedo={onRedo}
                onScoring={lastVoyage === null ? null : () => scoring.show(lastVoyage)}
              />
            </Waters>
          ) : (
            <Scoring
              account={sheet}
              voyages={view.turn === null ? scoring.voyages : []}
              ending={ending}
              onShow={scoring.show}
              onClose={closeScoring}
            />
          )}
        </div>
        {moment !== null && <CardsMomentCard key={moment.n} what={moment.what} onEnd={end} />}
      </BoardRoot>
    </BoardContext>
  );
}

const summary = ({ t, view, nameOf }: BoardState, side: Side, players: readonly Seat[]): string =>
  t('cards.board.score', { players: players.map(nameOf).join(' + '), prestige: at(view.prestige, side) });
