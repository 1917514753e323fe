import { at, seat, seatsOf } from '@tortuga/kernel';
import {
  type Balance,
  balanceTable,
  deedsTable,
  endings,
  evenShare,
  lengths,
  roundsPhrase,
  sharesOfWin,
  winsByOrder,
} from '../../balance.ts';
import type { GameModule, Played } from '../../game-module.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import { TORTUGA } from '../rules/sectors.ts';
import { FIRST_SHIP, type Values, valuesOf } from '../rules/values.ts';
import { namesOf } from '../words/names.ts';
import { huntTable, outerTable, postTable } from './cards.ts';
import { abilityDeeds, DEEDS, FIGHTS } from './deeds.ts';
import { influenceTable } from './influence.ts';

const SHIPS = 4;
/** In rounds. 2199-15.4 */
const GOOD_LENGTH = { from: 8, to: 25 };

/** What 2199-15.4 and 2199-15.5 ask of the house set, and whatever else tells how the game is played with a set. */
export function balanceOf(module: GameModule<Types2199>): Balance<Types2199> {
  const { game } = module;
  const pack = module.pack as Pack;
  const values = valuesOf(pack, game.rulesVersion);
  const { card } = namesOf(pack);
  const ships = Array.from({ length: SHIPS }, (_, ship) => card(FIRST_SHIP + ship));
  return {
    quickSeats: 4,
    variants: [{ options: at(game.optionSets, 0), title: { key: '2199.scenario', params: { scenario: 'standard' } } }],
    tables: [
      balanceTable({
        id: 'ships',
        isQuick: true,
        wanted: evenShare('2199-15.4', 4),
        rows: () => ships,
        count: ({ last }) => {
          const shares = sharesOfWin(game, last, last.seats);
          return seatsOf(last.seats).flatMap((player) => {
            const ship = last.ships[player] ?? null;
            return ship === null ? [] : [{ row: ship, column: 0, x: at(shares, player), of: 1 }];
          });
        },
      }),
      winsByOrder(game, { firstOf: ({ last }) => last.first, wanted: evenShare('2199-15.4', 5) }),
      balanceTable({
        id: 'length',
        isDrawn: false,
        isQuick: true,
        wanted: () => ({ rule: '2199-15.4', min: 95, max: 100 }),
        rows: () => [roundsPhrase(GOOD_LENGTH)],
        count: ({ last }) => [
          { row: 0, column: 0, x: last.round >= GOOD_LENGTH.from && last.round <= GOOD_LENGTH.to ? 1 : 0, of: 1 },
        ],
      }),
      lengths([1, 8, 11, 14, 17, 21, 26], ({ last }) => last.round),
      endings(game, (cause) => ({ key: `2199.ending.${cause}` })),
      influenceTable(game, values),
      deedsTable(game, 'fights', FIGHTS, (_, row) => (row === 0 ? { rule: '2199-15.5', min: 2, max: 99 } : null)),
      balanceTable({
        id: 'tortuga',
        isDrawn: false,
        isQuick: true,
        wanted: (_, row) => (row === 0 ? { rule: '2199-15.5', min: 5, max: 35 } : null),
        rows: () => ['conquered', 'won'].map((what) => ({ key: '2199.balance.tortuga', params: { what } })),
        count: (played) => tortuga(played, sharesOfWin(game, played.last, played.last.seats)),
      }),
      balanceTable({
        id: 'shipTexts',
        isQuick: true,
        wanted: () => ({ rule: '2199-15.5', min: 100 / 3, max: 100 }),
        rows: () => ships,
        count: (played) => shipTexts(values, played),
      }),
      deedsTable(game, 'deeds', DEEDS),
      deedsTable(game, 'abilities', abilityDeeds(values)),
      outerTable(game, values, card),
      postTable(game, values, card),
      huntTable(game, values, card),
    ],
  };
}

/** Whether Tortuga was conquered, and whether its conqueror won. */
function tortuga({ events }: Played<Types2199>, shares: readonly number[]) {
  const conquest = events.find((event) => event.type === 'conquered' && event.sector === TORTUGA);
  const all = { row: 0, column: 0, x: conquest === undefined ? 0 : 1, of: 1 };
  if (conquest?.type !== 'conquered') return [all];
  return [all, { row: 1, column: 0, x: at(shares, seat(conquest.seat)), of: 1 }];
}

/** How often a ship's own text is used, of the times that the ship is played or committed to a combat. */
function shipTexts(values: Values, { events }: Played<Types2199>) {
  const isShip = (card: number): boolean => values.from[card] === 'ship';
  const plays: number[] = [];
  const uses: number[] = [];
  let used = new Set<number>();
  for (const event of events) {
    if (event.type === 'turnEnded' || event.type === 'turnBegan') used = new Set();
    if (event.type === 'played' && isShip(event.card)) plays.push(event.card - FIRST_SHIP);
    if (event.type === 'revealed') {
      plays.push(...[...event.attacker, ...event.defender].filter(isShip).map((card) => card - FIRST_SHIP));
    }
    if (event.type === 'used' && isShip(event.card) && !used.has(event.card)) {
      used.add(event.card);
      uses.push(event.card - FIRST_SHIP);
    }
  }
  return Array.from({ length: SHIPS }, (_, ship) => ({
    row: ship,
    column: 0,
    x: uses.filter((each) => each === ship).length,
    of: plays.filter((each) => each === ship).length,
  })).filter(({ of }) => of > 0);
}
