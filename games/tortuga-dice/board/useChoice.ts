import type { Refusal } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { isSameMove, legalOf, refusedOf } from '@tortuga/kit/offers';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { Colour, DiceTypes, Move } from '../rules/types.ts';
import type { DiceLegal } from './layout.ts';

type Asked = Pick<BoardProps<DiceTypes, Pack>, 'view' | 'offers' | 'onMove' | 'whyNot'>;

interface Choice {
  readonly moment: string;
  readonly dice: number;
  readonly prey: DiceLegal | null;
  readonly order: readonly Colour[] | null;
  readonly refusal: Refusal | null;
}

/** What is taken up and not sent yet. What is possible follows from the offers alone. */
export function useChoice({ view, offers, onMove, whyNot }: Asked) {
  const legal = useMemo(() => legalOf(offers), [offers]);
  const moment = `${view.question} ${legal.length}`;
  const nothing: Choice = { moment, dice: 0, prey: null, order: null, refusal: null };
  const [kept, setKept] = useState<Choice>(nothing);
  // A new question puts everything back.
  const choice = kept.moment === moment ? kept : nothing;
  const set = (change: Partial<Choice>) => setKept({ ...choice, refusal: null, ...change });

  const isOffered = (dice: number) => legal.some(({ move }) => move.kind === 'keep' && move.dice === dice);

  const explain = async (move: Move) => {
    const known = refusedOf(offers).find((offer) => isSameMove(offer.move, move));
    const refusal = known?.refusal ?? (await whyNot(move));
    setKept((now) => ({ ...(now.moment === moment ? now : choice), refusal }));
  };

  return {
    legal,
    dice: choice.dice,
    prey: choice.prey,
    order: choice.order,
    refusal: choice.refusal,
    toggle: (die: number) => {
      const dice = choice.dice ^ (1 << die);
      if (dice === 0 || isOffered(dice)) set({ dice });
      else inBackground(explain({ kind: 'keep', dice }));
    },
    setPrey: (prey: DiceLegal | null) => set({ prey }),
    setOrder: (order: readonly Colour[] | null) => set({ order }),
    clear: () => setKept(nothing),
    play: (move: Move) => {
      setKept(nothing);
      onMove(move);
    },
    explain: (move: Move) => inBackground(explain(move)),
  };
}
