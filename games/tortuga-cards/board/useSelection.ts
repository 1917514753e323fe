import type { Refusal } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useMemo, useState } from 'react';
import type { CardId, Column, Move, Row, View } from '../rules/types.ts';
import {
  type CardsOffer,
  completed,
  isEventMove,
  type Legal,
  legalOf,
  NOTHING,
  onlyChoice,
  playsOf,
  type Selection,
  stillOffered,
  targetsOf,
} from './selection.ts';
import { columnsOf, openRow, rowOfEvent } from './table.ts';

interface Asked {
  readonly view: View;
  readonly offers: readonly CardsOffer[];
  readonly onMove: (move: Move) => void;
  readonly whyNot: (move: Move) => Promise<Refusal | null>;
}

/** Picking up, naming columns, putting back. What is possible follows from the offers alone. */
export function useSelection({ view, offers, onMove, whyNot }: Asked) {
  const moment = `${view.voyage}:${view.played}`;
  const [picked, setPicked] = useState<Selection>(NOTHING);
  const [answer, setAnswer] = useState<{ readonly moment: string; readonly refusal: Refusal | null } | null>(null);
  const legal = useMemo(() => legalOf(offers), [offers]);
  const selection = stillOffered(legal, picked);
  const targets = useMemo(() => targetsOf(legal, selection), [legal, selection]);

  const select = (next: Selection) => {
    setPicked(next);
    setAnswer(null);
  };
  const play = (move: Move) => {
    select(NOTHING);
    onMove(move);
  };
  const explain = async (move: Move) => {
    const known = offers.find((offer) => offer.refusal !== null && isSame(offer.move, move));
    const refusal = known?.refusal ?? (await whyNot(move));
    setAnswer({ moment, refusal });
  };

  function pickCard(card: CardId): boolean {
    if (playsOf(legal, card).length > 0) {
      const again = selection.kind === 'card' && selection.card === card;
      select(again ? NOTHING : { kind: 'card', card });
      return !again;
    }
    const [first] = columnsOf(view);
    if (first !== undefined) inBackground(explain({ kind: 'play', card, column: first }));
    return false;
  }

  function pickEvent(): boolean {
    if (legal.some(({ move }) => isEventMove(move))) {
      select(selection.kind === 'event' ? NOTHING : { kind: 'event', columns: [] });
      return selection.kind !== 'event';
    }
    const shown = offers.find(({ move }) => isEventMove(move));
    const [first] = columnsOf(view);
    if (shown !== undefined) inBackground(explain(shown.move));
    else if (first !== undefined) inBackground(explain({ kind: 'storm', column: first }));
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
      else inBackground(explain({ kind: 'play', card: selection.card, column }));
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
    refusal: answer?.moment === moment ? answer.refusal : null,
    isPlayable: (card: CardId) => playsOf(legal, card).length > 0,
    pickCard,
    pickEvent,
    choose,
    play,
    putBack: () => select(NOTHING),
  };
}

function litRowOf(view: View, legal: readonly Legal[], selection: Selection): Row | null {
  const open = openRow(view);
  if (legal.length === 0 || open === null) return null;
  if (open !== 'event') return open;
  const event = view.turn === null ? null : view.eventCards[view.turn];
  return selection.kind === 'event' && event ? rowOfEvent(event) : null;
}

/** The refused offers name one column for all: a card refused anywhere is refused everywhere. */
const isSame = (a: Move, b: Move): boolean =>
  a.kind === b.kind && (a.kind !== 'play' || b.kind !== 'play' || a.card === b.card);
