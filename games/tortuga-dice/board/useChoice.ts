import { useRefusal } from '@tortuga/kit';
import { legalOf } from '@tortuga/kit/offers';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { Action, Colour, Move } from '../rules/types.ts';
import type { DiceLegal } from './layout.ts';

type Props = Pick<BoardProps<DiceTypes, Pack>, 'view' | 'offers' | 'onMove' | 'whyNot'>;

interface Choice {
  readonly moment: string;
  readonly dice: number;
  readonly prey: DiceLegal | null;
  readonly order: readonly Colour[] | null;
}

/** What the player has picked and not sent yet. The offers alone decide what is possible. */
export function useChoice({ view, offers, onMove, whyNot }: Props) {
  const legal = useMemo(() => legalOf(offers), [offers]);
  const moment = `${view.question} ${legal.length}`;
  const { refusal, explain, forget } = useRefusal<DiceTypes>({ offers, whyNot }, moment);
  const nothing: Choice = { moment, dice: 0, prey: null, order: null };
  const [last, setLast] = useState<Choice>(nothing);
  // A new question drops every choice.
  const choice = last.moment === moment ? last : nothing;
  const set = (change: Partial<Choice>) => {
    setLast({ ...choice, ...change });
    forget();
  };

  const isOffered = (dice: number) => legal.some(({ move }) => move.kind === 'keep' && move.dice === dice);

  return {
    legal,
    dice: choice.dice,
    prey: choice.prey,
    order: choice.order,
    refusal,
    toggle: (die: number) => {
      const dice = choice.dice ^ (1 << die);
      if (dice === 0 || isOffered(dice)) set({ dice });
      else explain({ kind: 'keep', dice });
    },
    /** Adds a die to those chosen for this action; dice chosen for another one go back. */
    chooseFor: (die: number, action: Action) => {
      const isFor = (dice: number) =>
        legal.some(
          ({ move, price }) =>
            move.kind === 'keep' && move.dice === dice && (price?.kind !== 'dice' || price.action === action),
        );
      const together = choice.dice | (1 << die);
      const dice = [together, 1 << die].find(isFor);
      if (dice === undefined) explain({ kind: 'keep', dice: together });
      else set({ dice });
    },
    setPrey: (prey: DiceLegal | null) => set({ prey }),
    setOrder: (order: readonly Colour[] | null) => set({ order }),
    clear: () => set(nothing),
    play: (move: Move) => {
      set(nothing);
      onMove(move);
    },
    explain,
  };
}
