import type { ReactNode } from 'react';

/** A part of the drawer. */
export interface DrawerTab {
  readonly id: string;
  /** The key of its name. */
  readonly title: string;
  readonly content: ReactNode;
}
