import { DECK_SIZES, DECKS, type Pack } from './pack.ts';
import { HUNT_COUNT } from './state.ts';

/** A pack that still has a `null` is refused, with the place named. */
const TO_FILL = null;

/** In every T stack except the Hackers'. 2199-1.5 */
const T_COPIES = 5;

const NAME = { en: TO_FILL, fr: TO_FILL, ru: TO_FILL, 'pt-BR': TO_FILL };
const blank = { crypto: TO_FILL, maneuvers: TO_FILL, abilities: [], name: NAME };

/**
 * A pack for owners of the box to fill in. What the rulebooks say is filled in already: the starters, the four cards and
 * the creature of their examples, the number of cards, and the board. 2199-1.4, 2199-1.5
 */
export function templateOf(house: Pack): object {
  const known = new Set(['hacker', 'bodyguard', 'mercenary', 'prospector']);
  const knownCards = house.cards.filter(({ id }) => known.has(id)).map(({ text: _, ...card }) => card);
  const blanks = DECKS.flatMap((kind) => {
    const copies = kind === 't' ? T_COPIES : 1;
    const filled = knownCards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
    return Array.from({ length: (DECK_SIZES[kind] - filled) / copies }, (_, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      cost: TO_FILL,
      copies,
      ...blank,
    }));
  });
  const robot = house.hunts.filter(({ id }) => id === 'robot').map(({ text: _, ...hunt }) => hunt);
  return {
    $schema: './pack.schema.json',
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
