import type { Refusal } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Pack } from '../rules/pack.ts';
import { type Aim, choiceOf } from './choice.ts';
import type { Held } from './drops.ts';
import { playableTogether } from './hand.ts';
import { deskOf, legalMove, refusedMove } from './offers.ts';
import type { Preview, Sheet } from './sheets.ts';
import { useUndo } from './useUndo.ts';
import { kindly } from './within.ts';

type Props = Pick<BoardProps<Types2199, Pack>, 'view' | 'offers' | 'onMove' | 'whyNot' | 'log' | 'onUndo'>;

/** Valid for one decision only; reset at the next. */
interface Moment {
  readonly question: number;
  readonly picked: number | null;
  readonly aim: Aim | null;
  readonly refusal: Refusal | null;
  /** The end of the turn was asked for, and waits; whatever else the player does stops it. */
  readonly isEnding: boolean;
}

/** The viewer's selection and what it leads to. Only the offers say what is possible. */
export function useChoice({ view, offers, onMove, whyNot, log, onUndo }: Props) {
  const { question } = view;
  const fresh: Moment = { question, picked: null, aim: null, refusal: null, isEnding: false };
  const [stored, setMoment] = useState(fresh);
  const moment = stored.question === question ? stored : fresh;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [seen, setSeen] = useState<{ readonly question: number; readonly preview: Preview } | null>(null);
  // A button that goes away under the pointer is not left by it: what it costs counts for one decision, too.
  const preview = seen?.question === question ? seen.preview : null;
  const show = (next: Preview | null) => setSeen(next && { question, preview: next });
  const [held, hold] = useState<Held | null>(null);
  const desk = useMemo(() => deskOf(offers), [offers]);
  const choice = useMemo(() => choiceOf(view, desk, moment.aim), [view, desk, moment.aim]);
  const undo = useUndo(log, onUndo);
  const run = useQueue(
    question,
    (move) => legalMove(desk, move) !== undefined,
    (move) => {
      undo.expect(true);
      onMove(move);
    },
  );

  const change = (to: Partial<Moment>) => setMoment({ ...moment, refusal: null, isEnding: false, ...to });
  const clear = () => {
    setMoment(fresh);
    setSheet(null);
    show(null);
  };
  const play = (move: Move) => {
    const isShopping = sheet?.kind === 'market' && (move.kind === 'buy' || move.kind === 'refresh');
    clear();
    if (isShopping) setSheet(sheet);
    undo.expect(false);
    onMove(move);
  };

  async function explain(move: Move): Promise<void> {
    const refusal = refusedMove(desk, move)?.refusal ?? (await whyNot(move));
    change({ refusal: refusal && kindly(view, refusal) });
  }

  function runAll(moves: readonly Move[]): void {
    clear();
    undo.begin();
    run(moves);
  }

  return {
    desk,
    legal: desk.legal,
    choice,
    picked: moment.picked,
    refusal: moment.refusal,
    sheet,
    preview,
    show,
    held,
    hold,
    play,
    explain: (move: Move) => inBackground(explain(move)),
    pick: (picked: number | null) => change({ picked }),
    aim: (aim: Aim | null) => {
      setSheet(null);
      change({ aim });
    },
    forget: () => change({}),
    open: (next: Sheet | null) => {
      show(null);
      setSheet(next);
      setMoment({ ...moment, isEnding: false });
    },
    isEnding: moment.isEnding,
    askToEnd: (isEnding: boolean) => change({ isEnding }),
    onUndo: undo.onUndo,
    run: runAll,
    /** Plays all cards that can be played together, and then this. */
    playFirst: (moves: readonly Move[]) => runAll([...playableTogether({ view, desk }), ...moves]),
  };
}

/** Sends the next move when the previous one was answered, and only if it is offered. */
function useQueue(question: number, isOffered: (move: Move) => boolean, onMove: (move: Move) => void) {
  const [queue, setQueue] = useState<readonly Move[]>([]);
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    const [next, ...rest] = queue;
    if (next === undefined || sentAt.current === question) return;
    if (!isOffered(next)) {
      setQueue([]);
      return;
    }
    sentAt.current = question;
    setQueue(rest);
    onMove(next);
  });
  return (moves: readonly Move[]) => {
    sentAt.current = null;
    setQueue(moves);
  };
}
