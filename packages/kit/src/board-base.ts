import type { Params, Phrase, Seat, Viewer } from '@tortuga/kernel';
import type { ReactNode } from 'react';
import { lettersOf } from './letters.ts';
import { listed } from './list.ts';

interface Source<View> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly locale: string;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (seat: Seat) => string;
  readonly portraitOf: (seat: Seat) => ReactNode;
  readonly signOf?: (seat: Seat) => ReactNode;
  readonly onRule: (rule: string) => void;
}

/** The part of a board's context that every board gets from its props in the same way. */
export const boardBaseOf = <View extends { readonly seats: number }>(props: Source<View>) => {
  const { view, viewer, locale, say, nameOf, portraitOf, signOf = () => null, onRule } = props;
  return {
    view,
    viewer,
    say,
    nameOf,
    portraitOf,
    signOf,
    onRule,
    me: viewer === 'spectator' ? null : viewer,
    letters: lettersOf(Array.from({ length: view.seats }, (_, seat) => nameOf(seat as Seat))),
    t: (key: string, params: Params = {}) => say({ key, params }),
    allOf: (things: readonly string[]): string => listed(locale, things),
  };
};
