import { z } from 'zod';

/** Cards, sectors and seats are numbers. 2199-5.1 lists the actions of a turn. */
export type Move =
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'deploy'; readonly sector: number }
  | { readonly kind: 'recall' }
  | { readonly kind: 'play'; readonly card: number }
  /** `target` is what the ability is used on (a sector, a seat or a card); 0 if it needs none. */
  | { readonly kind: 'use'; readonly card: number; readonly ability: number; readonly target: number }
  | { readonly kind: 'skip' }
  | { readonly kind: 'destroy'; readonly card: number }
  | { readonly kind: 'reserve'; readonly card: number }
  | { readonly kind: 'buy'; readonly card: number }
  | { readonly kind: 'refresh'; readonly card: number }
  | { readonly kind: 'influence' }
  /** The minimum of minerals in the next payment; without it crypto is spent first. */
  | { readonly kind: 'tender'; readonly minerals: number }
  | { readonly kind: 'move'; readonly sector: number }
  | { readonly kind: 'collect' }
  /** `from` is the sector whose scouting marker is taken back, if the hold has none. 2199-10.7 */
  | { readonly kind: 'scout'; readonly from?: number }
  | { readonly kind: 'capture' }
  | { readonly kind: 'cash'; readonly card: number }
  | { readonly kind: 'conquer'; readonly pay: Payment; readonly from?: number }
  | { readonly kind: 'reinforce'; readonly sector: number; readonly defence: number }
  /** The Fortress and the Mines need nothing, the Lab and the Vortex a card. */
  | { readonly kind: 'power' }
  | { readonly kind: 'powerOn'; readonly card: number }
  | { readonly kind: 'attack'; readonly seat: number }
  | { readonly kind: 'commit'; readonly card: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'spoils'; readonly from: Spoils }
  | { readonly kind: 'lose'; readonly card: number }
  | { readonly kind: 'retreat'; readonly sector: number }
  /** The scouting marker that the winner of a combat takes back to mark the sector won. 2199-10.7 */
  | { readonly kind: 'unmark'; readonly sector: number }
  | { readonly kind: 'end' };

export type MoveKind = Move['kind'];
export type MoveOf<Kind extends MoveKind> = Extract<Move, { kind: Kind }>;

const PAYMENTS = ['maneuvers', 'crypto'] as const;
export type Payment = (typeof PAYMENTS)[number];
const SPOILS = ['rival', 'bank'] as const;
export type Spoils = (typeof SPOILS)[number];

const number = z.int().min(0).max(999);
const bare = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind) });
const onCard = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), card: number });
const onSector = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), sector: number });

export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ship'), ship: number }),
  onSector('deploy'),
  bare('recall'),
  onCard('play'),
  z.strictObject({ kind: z.literal('use'), card: number, ability: number, target: number }),
  bare('skip'),
  onCard('destroy'),
  onCard('reserve'),
  onCard('buy'),
  onCard('refresh'),
  bare('influence'),
  z.strictObject({ kind: z.literal('tender'), minerals: number }),
  onSector('move'),
  bare('collect'),
  z.strictObject({ kind: z.literal('scout'), from: number.exactOptional() }),
  bare('capture'),
  onCard('cash'),
  z.strictObject({ kind: z.literal('conquer'), pay: z.enum(PAYMENTS), from: number.exactOptional() }),
  z.strictObject({ kind: z.literal('reinforce'), sector: number, defence: number }),
  bare('power'),
  onCard('powerOn'),
  z.strictObject({ kind: z.literal('attack'), seat: number }),
  onCard('commit'),
  bare('ready'),
  z.strictObject({ kind: z.literal('spoils'), from: z.enum(SPOILS) }),
  onCard('lose'),
  onSector('retreat'),
  onSector('unmark'),
  bare('end'),
]);
