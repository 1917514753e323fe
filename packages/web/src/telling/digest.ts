import type { GameModule } from '@tortuga/games/game-module';
import type { Weight } from '@tortuga/games/telling';
import type { GameTypes, Seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { eventsOf } from '../table/events.ts';

/** Something that a player did, to be told in one line. */
interface ToldDeed {
  /** The step, and its place among the events of that step. */
  readonly n: number;
  readonly index: number;
  readonly event: GameTypes['event'];
  readonly weight: Weight;
  /** The viewer has lost something by it. */
  readonly isLoss: boolean;
}

export interface RivalDigest {
  readonly seat: Seat;
  readonly deeds: readonly ToldDeed[];
}

/** So many can be read at a glance. */
const MOST_DEEDS = 4;

/** By rival, in the order in which they acted: what they did that is worth a line. */
export function digestOf(
  { tellingOf }: Pick<GameModule, 'tellingOf'>,
  steps: readonly Step[],
  viewer: Seat,
): readonly RivalDigest[] {
  const bySeat = new Map<Seat, ToldDeed[]>();
  for (const step of steps) {
    for (const [index, event] of eventsOf(step).entries()) {
      const { seat, loser, weight } = tellingOf(event);
      const isLoss = loser === viewer;
      // What I lose is told beside whoever took it.
      const doer = isLoss && seat === viewer ? step.seat : seat;
      if (weight === 0 || doer === null || doer === viewer) continue;
      const deeds = bySeat.get(doer) ?? [];
      bySeat.set(doer, [...deeds, { n: step.n, index, event, weight, isLoss }]);
    }
  }
  return [...bySeat].map(([seat, deeds]) => ({ seat, deeds: weightiest(deeds) }));
}

/** Of small deeds of one kind the last; of all these the ones that matter most, in their order. */
function weightiest(deeds: readonly ToldDeed[]): readonly ToldDeed[] {
  const lastOfKind = new Map(deeds.map((deed) => [deed.event.type, deed]));
  const telling = deeds.filter((deed) => deed.weight > 1 || lastOfKind.get(deed.event.type) === deed);
  const most = [...telling].sort((a, b) => b.weight - a.weight || b.n - a.n).slice(0, MOST_DEEDS);
  return telling.filter((deed) => most.includes(deed));
}

/** One small deed of each rival is seen on the board. */
export const isWorthTelling = (digest: readonly RivalDigest[]): boolean =>
  digest.some(({ deeds }) => deeds.length > 1 || deeds.some(({ weight }) => weight === 3));

/** A sentence that stands beside the name of whom it is about. */
export function withoutName(sentence: string, name: string): string {
  const said = sentence.replace(/[.!]$/, '');
  if (!said.startsWith(name)) return said;
  const [before] = /^(?:[ \u00A0]?:| [–—])? /.exec(said.slice(name.length)) ?? [];
  return before === undefined ? said : said.slice(name.length + before.length);
}
