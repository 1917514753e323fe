import { at, HIDDEN, type Seat, type Secret, seatsOf, type Viewer } from '@tortuga/kernel';
import { ALL_CARDS, type GameEvent, type State } from './types.ts';

/** Only the deal of the second voyage has something to hide: the others' hands. cards-6.1 */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.type !== 'dealt') return event;
  return { ...event, hands: event.hands.map((hand, player) => (player === viewer ? hand : HIDDEN)) };
}

const secretsOf = (knownTo: readonly Seat[]): readonly Secret[] =>
  ALL_CARDS.map((card) => ({ id: `card ${card}`, knownTo }));

/** Created once: they are asked for twice a move. */
const IN_HAND = seatsOf(4).map((player) => secretsOf([player]));
const IN_STOCK = secretsOf([]);

/** A player knows the cards in hand, nobody those in the stock. cards-6.1 */
export function secrets({ hands, stock }: State): Secret[] {
  const all: Secret[] = [];
  for (const [player, hand] of hands.entries()) {
    const inHand = at(IN_HAND, player);
    for (const card of hand) all.push(at(inHand, card));
  }
  for (const card of stock) all.push(at(IN_STOCK, card));
  return all;
}
