import { type Telling, type Tellings, telling } from '../../telling.ts';
import type { GameEvent } from '../rules/event.ts';

const TELLINGS: Tellings<GameEvent['type']> = {
  shipChosen: [1, 'card'],
  dealt: [0, 'card'],
  turnBegan: [0, null],
  deployed: [1, 'engine'],
  recalled: [0, 'card'],
  played: [0, 'card'],
  used: [0, null],
  gained: [0, null],
  takenBack: [0, 'card'],
  discarded: [2, 'blade'],
  drew: [0, 'card'],
  shuffled: [0, null],
  moved: [1, 'engine'],
  collected: [1, 'coin'],
  mineralsTaken: [1, 'coin'],
  reserved: [0, 'card'],
  destroyed: [1, 'blade'],
  scouted: [1, 'reveal'],
  peeked: [1, 'reveal'],
  bought: [2, 'coin'],
  opened: [0, null],
  refreshed: [0, 'card'],
  influenceBought: [2, 'coin'],
  tendered: [0, null],
  captured: [3, 'reveal'],
  cashed: [2, 'coin'],
  conquered: [3, 'conquest'],
  freed: [3, 'blade'],
  unmarked: [0, null],
  reinforced: [2, 'build'],
  powerUsed: [1, 'build'],
  attacked: [3, 'cannon'],
  committed: [0, 'card'],
  readied: [0, null],
  revealed: [0, 'blade'],
  fought: [3, 'cannon'],
  spoils: [3, 'coin'],
  shipLost: [2, 'blade'],
  retreated: [2, 'engine'],
  turnEnded: [0, null],
  council: [3, 'conquest'],
  ended: [0, null],
};

/** What an event means to those who watch. */
export function tellingOf(event: GameEvent): Telling {
  switch (event.type) {
    case 'attacked':
      return telling(TELLINGS, event, { loser: event.rival });
    case 'conquered':
    case 'spoils':
      return telling(TELLINGS, event, { loser: event.loser });
    case 'fought':
      return telling(TELLINGS, event, {
        seat: event.attacker,
        loser: event.winner === event.attacker ? event.defender : event.attacker,
      });
    case 'freed':
    case 'shipLost':
      return telling(TELLINGS, event, { loser: event.seat });
    case 'gained':
      return telling(TELLINGS, event, event.influence === undefined ? {} : { weight: 2 });
    case 'discarded':
      return telling(TELLINGS, event, { loser: event.seat });
    case 'mineralsTaken':
      return telling(TELLINGS, event, event.from === 'rival' ? { weight: 3 } : {});
    default:
      return telling(TELLINGS, event);
  }
}
