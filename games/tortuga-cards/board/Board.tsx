import { at, type Params, type Seat, seatsOf } from '@tortuga/kernel';
import { lettersOf, OfferList, useFlights, useShortcuts } from '@tortuga/kit';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardId, CardsTypes, Move, Side } from '../rules/types.ts';
import { phraseOfPrice, phrasesOf } from '../words/phrases.ts';
import { ActionBar } from './ActionBar.tsx';
import { BoardContext, type BoardState } from './context.ts';
import { Rhumbs, Sprite } from './Engraving.tsx';
import { layersIn } from './flights.ts';
import { Header } from './Header.tsx';
import { groupsOf } from './layout.ts';
import { Scoring } from './Scoring.tsx';
import { useChoice } from './useChoice.ts';
import { useScoring } from './useScoring.ts';
import { Waters } from './Waters.tsx';
import './index.css';

/** Six pirate ships with the cards below them, and the viewer's hand. */
export function CardsBoard(props: BoardProps<CardsTypes, Pack>) {
  const { view, viewer, pack, say, nameOf, news, motion, onUndo, onRedo, ending } = props;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, { motion });
  const chosen = useChoice(props);
  const scoring = useScoring(props);
  const layers = useMemo(() => layersIn(news), [news]);
  const t = (key: string, params: Params = {}) => say({ key, params });
  const phrases = useMemo(() => phrasesOf(pack), [pack]);

  /** Who picked up by key goes on by key: on to the places, back to the sentence. */
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

  const closeScoring = () => {
    scoring.close();
    focusSoon('[data-bar]');
  };
  const putBack = () => {
    chosen.putBack();
    focusSoon('[data-state=free],[data-state=due]');
  };
  useShortcuts(root, {
    onUndo,
    onRedo,
    onEscape: scoring.sheet !== null ? closeScoring : chosen.selection.kind !== 'none' ? putBack : null,
  });

  const board: BoardState = {
    ...chosen,
    view,
    viewer,
    me: viewer === 'spectator' ? null : viewer,
    pack,
    phrases,
    nameOf,
    say,
    t,
    onRule: props.onRule,
    letters: lettersOf(seatsOf(view.seats).map(nameOf)),
    layers,
    cardName: (card: CardId) => say(phrases.card(card)),
    pickCard: (card, byKey) => {
      if (chosen.pickCard(card) && byKey) focusSoon('[data-place]');
    },
    pickEvent: (byKey) => {
      if (chosen.pickEvent() && byKey) focusSoon('[data-place]');
    },
    choose: (column) => {
      chosen.choose(column);
      if (chosen.selection.kind === 'event') focusSoon('[data-place]:not([data-state=named]),[data-bar]');
      else if (chosen.selection.kind === 'card' && chosen.targets.has(column)) focusSoon('[data-bar]');
    },
    play: (move: Move) => {
      chosen.play(move);
      focusSoon('[data-bar]');
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const row = event.target instanceof Element ? event.target.closest('[data-place],[data-hand]') : null;
    if (step === 0 || row === null) return;
    const selector = row.hasAttribute('data-place') ? '[data-place]:not([data-state=named])' : '[data-hand]';
    const all = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    all[(all.indexOf(row as HTMLElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  }

  const groups = groupsOf(view, viewer);
  const lastVoyage = view.turn === null ? (scoring.voyages.at(-1) ?? null) : null;
  const { sheet } = scoring;
  return (
    <BoardContext value={board}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside */}
      <div className="cards-board" ref={root} onKeyDown={onKeyDown} data-motion={motion}>
        <Sprite />
        <p className="cards-hidden" role="status">
          {sheet !== null && groups.map(({ side, seats: players }) => summary(board, side, players)).join('; ')}
        </p>
        <div
          className="cards-sheet"
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
        {sheet === null && (
          <OfferList
            className="cards-offers"
            label={t('cards.ui.allMoves')}
            legal={chosen.legal}
            textOf={(move) => say(phrases.phraseOfMove(move))}
            phraseOfPrice={phraseOfPrice}
            say={say}
            onPick={board.play}
          />
        )}
      </div>
    </BoardContext>
  );
}

const summary = ({ t, view, nameOf }: BoardState, side: Side, players: readonly Seat[]): string =>
  t('cards.board.score', { players: players.map(nameOf).join(' + '), prestige: at(view.prestige, side) });
