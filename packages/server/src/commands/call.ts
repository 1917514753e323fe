import type { Phrase } from '@tortuga/kernel';

/** How a command was called. */
export interface Call {
  /** As it was typed: `backup`. */
  readonly name: string;
  readonly args: readonly string[];
  readonly say: (phrase: Phrase) => string;
  /** The folder of this program, with the programs of its threads beside it. */
  readonly folder: string;
}

/** Ends well, or throws a phrase that says why not (`StorageProblem`, `WrongSetting`). */
export type Command = (call: Call) => Promise<void>;
