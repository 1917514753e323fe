import { printedText } from '@tortuga/kernel';
import { z } from 'zod';
import { MAP_PROBLEMS, placeSchema, problemOfPlaces } from './map.ts';
import { OUTER_KINDS, type SectorKind } from './sectors.ts';
import { HUNT_COUNT } from './state.ts';
import { abilitySchema } from './vocabulary.ts';

/** Cards are data, so that owners of the box can enter what is printed on theirs. 2199-15.1 */

const ID_PATTERN = /^[a-z][a-z0-9-]{0,30}$/;
const MAX_NAME_LENGTH = 40;
const MAX_TEXT_LENGTH = 140;

const id = z.string().regex(ID_PATTERN);
const resource = z.int().min(0).max(9);
/** What is joined by `or` needs another ability before it, and one that is used when the card is played, too. 2199-15.2 */
const abilities = z
  .array(abilitySchema)
  .max(4)
  .superRefine((list, context) => {
    for (const [index, ability] of list.entries()) {
      const before = list[index - 1];
      if (!('or' in ability) || ability.or !== true || (before !== undefined && !('when' in before))) continue;
      context.addIssue({ code: 'custom', path: [index, 'or'], params: { problem: 'orAlone' } });
    }
  });
const face = {
  crypto: resource,
  maneuvers: resource,
  abilities,
  name: printedText(MAX_NAME_LENGTH),
  text: printedText(MAX_TEXT_LENGTH).exactOptional(),
};

export const DECKS = ['t', ...OUTER_KINDS] as const;
export type Deck = (typeof DECKS)[number];

/** Cards in a deck, with all copies. 2199-1.4 */
export const DECK_SIZES: Readonly<Record<Deck, number>> = { t: 31, vortex: 10, lab: 10, mines: 10, fortress: 10 };

const control = z.int().min(0).max(9);

export const packSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    id,
    starters: z.strictObject({
      mining: z.strictObject(face),
      impulse: z.strictObject(face),
      booster: z.strictObject(face),
    }),
    cards: z
      .array(
        z.strictObject({
          id,
          kind: z.enum(DECKS),
          cost: z.int().min(0).max(20),
          copies: z.int().min(1).max(31),
          ...face,
        }),
      )
      .max(71),
    hunts: z
      .array(z.strictObject({ id, difficulty: z.int().min(1).max(20), influence: z.int().min(0).max(9), ...face }))
      .length(HUNT_COUNT),
    ships: z.array(z.strictObject({ id, ...face })).length(4),
    control: z.strictObject({
      tortuga: control,
      tradingPost: control,
      turrets: control,
      vortex: control,
      lab: control,
      mines: control,
      fortress: control,
    } satisfies Record<SectorKind, unknown>),
    /** The number of rounds: a game must end even if nobody can do anything any more. 2199-13.4 */
    rounds: z.int().min(5).max(500),
    /** For two, three and four players; three play on the map for four unless there is one for them. 2199-2.3 */
    layout: z
      .strictObject({
        two: z.array(placeSchema).max(9),
        three: z.array(placeSchema).max(11).exactOptional(),
        more: z.array(placeSchema).max(11),
      })
      .superRefine((layout, context) => {
        for (const [name, posts] of [
          ['two', 2],
          ['three', 3],
          ['more', 3],
        ] as const) {
          const places = layout[name];
          const problem = places === undefined ? null : problemOfPlaces(places, posts);
          if (problem !== null)
            context.addIssue({ code: 'custom', path: [name], params: { problem: MAP_PROBLEMS[problem] } });
        }
      }),
  })
  .superRefine((pack, context) => {
    const issue = (path: (string | number)[], problem: string, params: object = {}) =>
      context.addIssue({ code: 'custom', path, params: { problem, ...params } });
    const seen = new Set<string>(['mining', 'impulse', 'booster']);
    for (const list of ['cards', 'hunts', 'ships'] as const) {
      for (const [index, card] of pack[list].entries()) {
        if (seen.has(card.id)) issue([list, index, 'id'], 'usedTwice');
        seen.add(card.id);
      }
    }
    for (const deck of DECKS) {
      const found = pack.cards.reduce((sum, card) => sum + (card.kind === deck ? card.copies : 0), 0);
      if (found !== DECK_SIZES[deck]) issue(['cards'], 'deckSize', { deck, wanted: DECK_SIZES[deck], found });
    }
  });

export type Pack = Omit<z.infer<typeof packSchema>, '$schema'>;
export type Face = Pack['ships'][number];
