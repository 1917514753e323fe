import type { Phrase } from '@tortuga/kernel';
import type { ReactNode } from 'react';

/** What an action bar shows and does in every game. */
export interface ActionBarProps {
  readonly prompt: Phrase;
  readonly notice: ReactNode;
  /** Takes the place of the prompt once the match is over. */
  readonly ending: ReactNode;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
}
