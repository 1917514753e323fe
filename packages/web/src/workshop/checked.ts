import type { GameModule } from '@tortuga/games/game-module';
import type { AnyWorkshop, Section } from '@tortuga/games/workshop';
import type { PackProblem } from '@tortuga/kernel';
import { cardsOf, type Draft, isBlankCard, type Place, sizeOf, valueAt, withValue } from './draft.ts';

/** What the game says of a draft. */
export interface Checked {
  /** The game with these cards; null while something is missing or wrong. */
  readonly module: GameModule | null;
  readonly problems: readonly PackProblem[];
}

/** A blank card in a deck means nothing: nobody knows beforehand how many different cards it has. */
function isIdle(workshop: AnyWorkshop, draft: Draft, place: Place): boolean {
  return workshop.sections.some(
    (section) =>
      section.kind === 'cards' &&
      section.deck !== undefined &&
      cardsOf(section, workshop.schema, draft).some((card) => card.join() === place.join()) &&
      isBlankCard(section, valueAt(draft, place)),
  );
}

/** The draft without blank cards of decks, and where the others were. */
function withoutIdle(workshop: AnyWorkshop, draft: Draft): { pack: Draft; places: ReadonlyMap<string, Place> } {
  const places = new Map<string, Place>();
  let pack = draft;
  for (const path of new Set(
    workshop.sections.flatMap((each) => (each.kind === 'cards' && each.deck ? [each.path] : [])),
  )) {
    const list = valueAt(draft, path);
    if (!Array.isArray(list)) continue;
    const kept = list.flatMap((_, index) => (isIdle(workshop, draft, [...path, index]) ? [] : [index]));
    for (const [now, before] of kept.entries()) places.set([...path, now].join(), [...path, before]);
    pack = withValue(
      pack,
      path,
      kept.map((index) => list[index]),
    );
  }
  return { pack, places };
}

/** Asks the game. Places are those in the draft. */
export function check(module: GameModule, workshop: AnyWorkshop, draft: Draft): Checked {
  const { pack, places } = withoutIdle(workshop, draft);
  const read = module.withPack(pack);
  if (read.ok) return { module: read.module, problems: [] };
  const problems = read.problems.map(({ path, problem }) => {
    const length = path.findIndex((key) => typeof key === 'number') + 1;
    const before = places.get(path.slice(0, length).join());
    return { problem, path: before === undefined ? path : [...before, ...path.slice(length)] };
  });
  return { module: null, problems };
}

const isWithin = (path: Place, place: Place): boolean => place.every((key, index) => path[index] === key);

/** How far a part of the set has come. */
export interface Progress {
  readonly done: number;
  /** Null where any number will do. */
  readonly wanted: number | null;
  /** Whether something is entered that is wrong, not only missing. */
  readonly isWrong: boolean;
  readonly isComplete: boolean;
}

export function progressOf(
  section: Section,
  workshop: AnyWorkshop,
  draft: Draft,
  problems: Checked['problems'],
): Progress {
  const { schema } = workshop;
  const own = problems.filter(({ path }) => isWithin(path, section.path));
  const isEntered = ({ path }: PackProblem): boolean => (valueAt(draft, path) ?? null) !== null;
  if (section.kind !== 'cards') {
    const names = Object.keys(valueAt(draft, section.path) ?? {});
    const [wanted, missing] = section.kind === 'maps' ? [null, own.length] : [names.length || 1, own.length];
    const done = Math.max(0, (wanted ?? 0) - missing);
    return { done, wanted, isWrong: own.some(isEntered), isComplete: own.length === 0 };
  }
  const { deck } = section;
  const wanted = sizeOf(section, schema);
  const cards = cardsOf(section, schema, draft);
  const inCards = own.filter(({ path }) => cards.some((card) => isWithin(path, card)));
  const good = cards.filter(
    (card) =>
      !inCards.some(({ path }) => isWithin(path, card)) &&
      !(deck !== undefined && isBlankCard(section, valueAt(draft, card))),
  );
  const copies = (card: Place): number =>
    deck === undefined ? 1 : Number(valueAt(draft, [...card, deck.copies])) || 0;
  const done = good.reduce((sum, card) => sum + copies(card), 0);
  const isWrong = inCards.some((each) => isWrongIn(draft, each)) || (wanted !== null && done > wanted);
  return { done, wanted, isWrong, isComplete: inCards.length === 0 && (wanted === null || done === wanted) };
}

/** Not just a blank: a name without a language is one, too. */
function isWrongIn(draft: Draft, { path }: PackProblem): boolean {
  const value = valueAt(draft, path);
  if (value === null || value === undefined) return false;
  return typeof value !== 'object' || Object.values(value).some((each) => each !== null);
}
