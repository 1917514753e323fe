import { DECK_SIZES, DECKS, type Pack } from './pack.ts';
import { HUNT_COUNT } from './state.ts';

/** To be filled in: `null` is refused wherever it is left, with the place named. */
const TO_FILL = null;

const NAME = { en: TO_FILL, fr: TO_FILL, ru: TO_FILL, 'pt-BR': TO_FILL };
const blank = { crypto: TO_FILL, maneuvers: TO_FILL, abilities: [], name: NAME };

/**
 * A pack for an owner of the box to fill in with what is printed there. Known by the rulebooks, and so filled in: the
 * starters, the four cards and the creature of their examples, the number of cards, and the board. 2199-1.4, 2199-1.5
 */
export function templateOf(house: Pack): object {
  const known = new Set(['hacker', 'bodyguard', 'mercenary', 'prospector']);
  const knownCards = house.cards.filter(({ id }) => known.has(id)).map(({ text: _, ...card }) => card);
  const blanks = DECKS.flatMap((kind) => {
    const stacks = kind === 't' ? 4 : DECK_SIZES[kind] - 1;
    const cards = Array.from({ length: stacks }, (_, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      cost: TO_FILL,
      copies: kind === 't' ? 5 : 1,
      ...blank,
    }));
    const total =
      DECK_SIZES[kind] - knownCards.filter((card) => card.kind === kind).reduce((sum, { copies }) => sum + copies, 0);
    return kind === 't' ? cards : cards.slice(0, total);
  });
  const robot = house.hunts.filter(({ id }) => id === 'robot').map(({ text: _, ...hunt }) => hunt);
  return {
    $schema: house.$schema,
    id: 'my-box',
    starters: house.starters,
    cards: [...knownCards, ...blanks],
    hunts: [
      ...robot,
      ...Array.from({ length: HUNT_COUNT - robot.length }, (_, index) => ({
        id: `hunt-${index + 2}`,
        difficulty: TO_FILL,
        influence: TO_FILL,
        ...blank,
      })),
    ],
    ships: house.ships.map((_, index) => ({ id: `ship-${index + 1}`, ...blank })),
    control: house.control,
    rounds: house.rounds,
    layout: house.layout,
  };
}
