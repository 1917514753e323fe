import { at, HIDDEN, type Seat, type Secret, seatsOf, type Viewer } from '@tortuga/kernel';
import { MARKETS } from './cards.ts';
import type { GameEvent } from './event.ts';
import { SECTOR_COUNT } from './sectors.ts';
import type { State } from './state.ts';
import { isFaceDown } from './view.ts';

/**
 * Copies of a card are alike, so a secret is a place, such as "the third card of the deck", and not a card. Places are
 * numbered so that one that was revealed is never named again: decks from the bottom, markets by how many cards were
 * opened. 2199-4.1
 */
export function secrets(state: State): Secret[] {
  const list: Secret[] = [];
  const hide = (id: string, ...knownTo: Seat[]) => void list.push({ id, knownTo });
  for (const seat of seatsOf(state.seats)) {
    for (const index of at(state.hands, seat).keys()) hide(`hand ${seat} ${index}`, seat);
    const unknown = at(state.decks, seat).length - at(state.tops, seat);
    for (let index = 0; index < unknown; index++) hide(`deck ${seat} ${index}`);
    if (at(state.reserves, seat) !== null) hide(`reserve ${seat}`, seat);
    if (!isFaceDown(state)) continue;
    const picked = seat === state.active ? state.attackCards : seat === state.target ? state.defendCards : [];
    for (const index of picked.keys()) hide(`picked ${seat} ${index}`, seat);
  }
  for (const market of MARKETS) {
    const unknown = at(state.markets, market).length - at(state.bottoms, market);
    for (let index = 0; index < unknown; index++) hide(`market ${market} ${at(state.opened, market) + index}`);
  }
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    if (at(state.hunts, sector) === null) continue;
    const seen = at(state.seen, sector);
    hide(`hunt ${sector}`, ...seatsOf(state.seats).filter((seat) => (seen & (1 << seat)) !== 0));
  }
  return list;
}

/** The event without what this viewer may not know. 2199-4.1 */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : HIDDEN)) };
    case 'drew':
      return event.seat === viewer ? event : { ...event, cards: HIDDEN };
    case 'recalled':
    case 'reserved':
    case 'committed':
      return event.seat === viewer ? event : { ...event, card: HIDDEN };
    case 'scouted':
    case 'peeked':
      return event.seat === viewer ? event : { ...event, hunt: HIDDEN };
    default:
      return event;
  }
}
