import { DECK_SIZES, DECKS, type Pack } from './pack.ts';
import { HUNT_COUNT } from './state.ts';

/** A pack that still has a `null` is refused, with the place named. */
const TO_FILL = null;

const NAME = { en: TO_FILL };
const blank = { crypto: TO_FILL, maneuvers: TO_FILL, abilities: TO_FILL, name: NAME };

/** Of these cards the rulebooks tell the name and some numbers, in their examples. 2199-1.5 */
const TOLD: Readonly<Record<string, readonly ('cost' | 'crypto' | 'maneuvers')[]>> = {
  hacker: ['cost', 'crypto'],
  bodyguard: ['maneuvers'],
  mercenary: ['cost', 'maneuvers'],
  prospector: ['cost'],
};

/** Six T stacks, and at most as many different cards in an outer deck as it has cards. 2199-1.4, 2199-1.5 */
const KINDS: Readonly<Record<(typeof DECKS)[number], number>> = { ...DECK_SIZES, t: 6 };

/**
 * A pack for owners of the box to fill in. It has what the rulebooks tell, and nothing of the house set but the round limit,
 * which is on no box. 2199-15.6
 */
export function templateOf(house: Pack): object {
  const told = house.cards.flatMap(({ id, kind, name, ...card }) => {
    const fields = TOLD[id];
    if (fields === undefined) return [];
    const known = Object.fromEntries(fields.map((field) => [field, card[field]]));
    return [{ id, kind, cost: TO_FILL, copies: TO_FILL, ...blank, ...known, name }];
  });
  const cards = DECKS.flatMap((kind) => {
    const known = told.filter((card) => card.kind === kind);
    const others = Array.from({ length: KINDS[kind] - known.length }, (_, index) => {
      return { id: `${kind}-${known.length + index + 1}`, kind, cost: TO_FILL, copies: TO_FILL, ...blank };
    });
    return [...known, ...others];
  });
  const robot = house.hunts
    .filter(({ id }) => id === 'robot')
    .map(({ id, difficulty, influence, name }) => ({ id, difficulty, influence, ...blank, name }));
  const hunts = Array.from({ length: HUNT_COUNT - robot.length }, (_, index) => {
    return { id: `hunt-${robot.length + index + 1}`, difficulty: TO_FILL, influence: TO_FILL, ...blank };
  });
  return {
    $schema: './pack.schema.json',
    id: 'my-box',
    starters: withoutTexts(house.starters),
    cards,
    hunts: [...robot, ...hunts],
    ships: house.ships.map((_, index) => ({ id: `ship-${index + 1}`, ...blank })),
    control: Object.fromEntries(Object.keys(house.control).map((kind) => [kind, TO_FILL])),
    rounds: house.rounds,
    layout: { two: TO_FILL, more: TO_FILL },
  };
}

/** The sentences at the foot of the cards are ours. */
function withoutTexts(starters: Pack['starters']): object {
  return Object.fromEntries(Object.entries(starters).map(([id, { text: _, ...card }]) => [id, card]));
}
