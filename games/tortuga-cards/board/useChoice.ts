import { useRefusal } from '@tortuga/kit';
import { legalOf, refusedOf } from '@tortuga/kit/offers';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardId, CardsTypes, Column, Move, Row, View } from '../rules/types.ts';
import { columnsOf } from './layout.ts';
import {
  type CardsLegal,
  completed,
  isEventMove,
  NOTHING,
  onlyChoice,
  playsOf,
  type Selection,
  stillOffered,
  targetsOf,
} from './selection.ts';

type Props = Pick<BoardProps<CardsTypes, Pack>, 'view' | 'offers' | 'onMove' | 'whyNot'>;

/** Picking up a card or an event, and choosing its columns. The offers alone decide what is possible. */
export function useChoice({ view, offers, onMove, whyNot }: Props) {
  const { refusal, explain, forget } = useRefusal<CardsTypes>({ offers, whyNot }, `${view.voyage}:${view.played}`);
  const [picked, setPicked] = useState<Selection>(NOTHING);
  const legal = useMemo(() => legalOf(offers), [offers]);
  const refused = useMemo(() => refusedOf(offers), [offers]);
  const selection = stillOffered(legal, picked);
  const targets = useMemo(() => targetsOf(legal, selection), [legal, selection]);

  const select = (next: Selection) => {
    setPicked(next);
    forget();
  };
  const play = (move: Move) => {
    select(NOTHING);
    onMove(move);
  };

  /** Explains a refused offer; without one, the move at the first column. */
  const explainAny = (isMeant: (offer: { readonly move: Move }) => boolean, at: (column: Column) => Move) => {
    const shown = refused.find(isMeant);
    const [first] = columnsOf(view);
    if (shown !== undefined) explain(shown.move);
    else if (first !== undefined) explain(at(first));
  };

  function pickCard(card: CardId): boolean {
    if (playsOf(legal, card).length > 0) {
      const again = selection.kind === 'card' && selection.card === card;
      select(again ? NOTHING : { kind: 'card', card });
      return !again;
    }
    explainAny(
      ({ move }) => move.kind === 'play' && move.card === card,
      (column) => ({ kind: 'play', card, column }),
    );
    return false;
  }

  function pickEvent(): boolean {
    if (legal.some(({ move }) => isEventMove(move))) {
      select(selection.kind === 'event' ? NOTHING : { kind: 'event', columns: [] });
      return selection.kind !== 'event';
    }
    explainAny(
      ({ move }) => isEventMove(move),
      (column) => ({ kind: 'storm', column }),
    );
    return false;
  }

  function choose(column: Column): void {
    if (selection.kind === 'none') {
      select(onlyChoice(legal));
      return;
    }
    if (selection.kind === 'card') {
      const [offer] = targets.get(column) ?? [];
      if (offer !== undefined) play(offer.move);
      else explain({ kind: 'play', card: selection.card, column });
      return;
    }
    if (selection.columns.includes(column)) {
      select({ kind: 'event', columns: selection.columns.slice(0, selection.columns.indexOf(column)) });
      return;
    }
    if (!targets.has(column)) return;
    const columns = [...selection.columns, column];
    const done = completed(legal, columns);
    const [only] = done;
    if (done.length === 1 && only !== undefined) play(only.move);
    else select({ kind: 'event', columns });
  }

  return {
    legal,
    selection,
    targets,
    litRow: litRowOf(view, legal, selection),
    refusal,
    isPlayable: (card: CardId) => playsOf(legal, card).length > 0,
    pickCard,
    pickEvent,
    choose,
    play,
    putBack: () => select(NOTHING),
  };
}

function litRowOf(view: View, legal: readonly CardsLegal[], selection: Selection): Row | null {
  const open = view.openRow;
  if (legal.length === 0 || open === null) return null;
  if (open !== 'event') return open;
  return selection.kind === 'event' ? view.eventRow : null;
}
