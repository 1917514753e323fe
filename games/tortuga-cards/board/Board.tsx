import type { Params, Seat } from '@tortuga/kernel';
import { type KeyboardEvent, useRef } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardId, CardsTypes, Move } from '../rules/types.ts';
import { ActionBar } from './ActionBar.tsx';
import { type Table, TableContext } from './context.ts';
import { Rhumbs, Sprite } from './Engraving.tsx';
import { MyEvent, OtherEvent } from './EventCards.tsx';
import { Half } from './Half.tsx';
import { Hand } from './Hand.tsx';
import { Header } from './Header.tsx';
import { OfferList } from './OfferList.tsx';
import { cardPhrase } from './phrases.ts';
import { Spine } from './Spine.tsx';
import { groupsOf, isSmallHand, lettersOf, openRow } from './table.ts';
import { useSelection } from './useSelection.ts';
import './tokens.css';
import './board.css';
import './header.css';
import './cards.css';
import './places.css';
import './events.css';
import './hand.css';
import './dock.css';
import './narrow.css';
import './narrow-cards.css';
import './narrow-dock.css';
import './sizes.css';

/** The card game's table: six pirate ships, what lies below them, and the viewer's hand. */
export function CardsBoard(props: BoardProps<CardsTypes, Pack>) {
  const { view, viewer, pack, say, nameOf, prompt } = props;
  const root = useRef<HTMLDivElement>(null);
  const chosen = useSelection(props);
  const t = (key: string, params: Params = {}) => say({ key, params });
  const seats = view.hands.map((_, index) => index as Seat);

  /** Who picked up by key goes on by key: on to the places, back to the sentence. */
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

  const table: Table = {
    ...chosen,
    view,
    viewer,
    pack,
    nameOf,
    t,
    letters: lettersOf(seats.map(nameOf)),
    cardName: (card: CardId) => t(cardPhrase(pack, card).key),
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
    if (event.key === 'Escape' && chosen.selection.kind !== 'none') {
      chosen.putBack();
      focusSoon('[data-state=free],[data-state=due]');
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const row = event.target instanceof Element ? event.target.closest('[data-place],[data-hand]') : null;
    if (step === 0 || row === null) return;
    const selector = row.hasAttribute('data-place') ? '[data-place]:not([data-state=named])' : '[data-hand]';
    const all = [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    all[(all.indexOf(row as HTMLElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  }

  const groups = groupsOf(view, viewer);
  const [first, ...rest] = groups.map((group) => <Half key={group.side} group={group} />);
  return (
    <TableContext value={table}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and Escape for the buttons inside */}
      <div className="cards-board" ref={root} onKeyDown={onKeyDown}>
        <Sprite />
        <div
          className="cards-sheet"
          data-me={viewer}
          data-groups={groups.length}
          data-row={openRow(view) ?? 'over'}
          data-lit={chosen.litRow}
        >
          <Rhumbs />
          <Header />
          <div className="cards-chart">
            {groups.length === 2 && first}
            <Spine />
            {groups.length !== 2 && first}
            {rest}
          </div>
          <div className="cards-bottom">
            {viewer !== 'spectator' && <MyEvent seat={viewer} />}
            <div className="cards-dock" data-few={isSmallHand(view, viewer)}>
              {viewer !== 'spectator' && <Hand seat={viewer} />}
              <ActionBar prompt={prompt} />
            </div>
            <div className="cards-others">
              {seats
                .filter((seat) => seat !== viewer)
                .map((seat) => (
                  <OtherEvent key={seat} seat={seat} brief={seats.length > 2} />
                ))}
            </div>
          </div>
        </div>
        <OfferList />
      </div>
    </TableContext>
  );
}
