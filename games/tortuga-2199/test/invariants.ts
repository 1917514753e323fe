import { at } from '@tortuga/kernel';
import { influenceOf } from '../rules/questions.ts';
import { FIRST_OUTER, isInGame, maxDefence, SECTOR_COUNT, startDefence, TORTUGA } from '../rules/sectors.ts';
import { FRAME, INFLUENCE_TO_WIN, MARKERS, OUT, type State } from '../rules/state.ts';
import { BOOSTER, FIRST_SHIP, FIRST_T, IMPULSE, MINING, type Values } from '../rules/values.ts';

/** Every card, mineral, marker and hunt token is in exactly one place; defences and resources are in bounds. */
export const invariantsOf =
  (values: Values) =>
  (state: State): string[] => {
    const wrong: string[] = [];
    const claim = (holds: boolean, otherwise: string): void => {
      if (!holds) wrong.push(otherwise);
    };
    const dealt = state.frame !== FRAME.ship;
    countCards(values, state, dealt, claim);
    const inSectors = state.minerals.reduce((sum, each) => sum + each, 0) + state.depot;
    const held = state.cargo.reduce((sum, each) => sum + each, 0);
    claim(inSectors + held === (state.seats === 2 ? 8 : 10), `${inSectors} minerals are in sectors, ${held} in holds`);
    for (let seat = 0; seat < state.seats; seat++) {
      const onTokens = state.markers.filter((bits) => (bits & (1 << seat)) !== 0).length;
      const onSectors = state.controllers.filter((controller) => controller === seat).length;
      claim(at(state.holds, seat) + onTokens + onSectors === MARKERS, `seat ${seat} has other than ${MARKERS} markers`);
      claim(at(state.points, seat) >= 0 && at(state.cargo, seat) >= 0, `seat ${seat} owes something`);
      const isWinner = influenceOf(values, state, seat) >= INFLUENCE_TO_WIN;
      claim(!isWinner || state.frame === FRAME.over, `seat ${seat} has won and the game goes on`);
    }
    claim(Math.min(state.crypto, state.maneuvers, state.tender, state.depot) >= 0, 'less than nothing');
    claim(state.tender <= at(state.cargo, state.active), 'more minerals tendered than held');
    checkSectors(state, claim);
    checkFrame(state, claim);
    return wrong;
  };

type Claim = (holds: boolean, otherwise: string) => void;

function countCards(values: Values, state: State, dealt: boolean, claim: Claim): void {
  const counts = new Array<number>(values.cards).fill(0);
  const lists = [
    ...state.hands,
    ...state.decks,
    ...state.discards,
    ...state.markets,
    state.played,
    state.gone,
    state.attackCards,
    state.defendCards,
    state.open.filter((card) => card !== null),
    state.reserves.filter((card) => card !== null),
  ];
  for (const card of lists.flat()) counts[card] = at(counts, card) + 1;
  for (const [index, left] of state.stock.entries()) counts[FIRST_T + index] = at(counts, FIRST_T + index) + left;
  for (const [hunt, holder] of state.trophies.entries()) {
    const card = values.firstHunt + hunt;
    if (holder === null) counts[card] = at(counts, card) + 1;
    claim((holder === OUT) === state.gone.includes(card), `hunt ${hunt}: token and card are not together`);
  }
  const starters: Readonly<Record<number, number>> = { [MINING]: 5, [IMPULSE]: 3, [BOOSTER]: 1 };
  for (let card = 0; card < values.cards; card++) {
    const isShip = card >= FIRST_SHIP && card < FIRST_T;
    const inGame = isShip && !(dealt && state.ships.includes(card - FIRST_SHIP)) ? 0 : at(values.copies, card);
    const wanted = card < FIRST_SHIP ? (dealt ? (starters[card] ?? 0) * state.seats : 0) : inGame;
    claim(counts[card] === wanted, `${counts[card]} of ${values.ids[card]}, not ${wanted}`);
  }
  for (const hand of [...state.hands, state.played, state.gone, state.attackCards, state.defendCards]) {
    claim(
      hand.every((card, index) => index === 0 || at(hand, index - 1) <= card),
      'a list is not sorted',
    );
  }
  const fighting = [...state.attackCards, ...state.defendCards];
  claim(
    fighting.every((card) => at(values.maneuvers, card) > 0),
    'a card without maneuvers fights',
  );
}

const IN_COMBAT: ReadonlySet<number> = new Set([
  FRAME.attack,
  FRAME.defend,
  FRAME.attackAbilities,
  FRAME.defendAbilities,
  FRAME.spoils,
  FRAME.lose,
  FRAME.retreat,
  FRAME.marker,
]);
const WITH_ABILITIES: ReadonlySet<number> = new Set([FRAME.abilities, FRAME.attackAbilities, FRAME.defendAbilities]);

/** A combat or a played card leaves nothing behind, and no more cards of a deck are known than it has. */
function checkFrame(state: State, claim: Claim): void {
  const { attackBonus, defendBonus, attackDraws, defendDraws, keeps, retreats, attackerWon } = state;
  const left = [attackBonus, defendBonus, attackDraws, defendDraws, keeps, retreats, attackerWon];
  const isQuiet = left.every((each) => each === 0) && state.attackCards.length + state.defendCards.length === 0;
  const inCombat = IN_COMBAT.has(state.frame);
  claim(inCombat === (state.target !== null), 'a combat without a target, or a target without a combat');
  claim(inCombat || isQuiet, 'something is left of a combat');
  claim(WITH_ABILITIES.has(state.frame) === state.todo.length > 0, 'abilities are open in the wrong moment');
  claim((state.frame === FRAME.over) === (state.decider === null), 'nobody decides, and it is not over');
  for (const [seat, known] of state.tops.entries()) {
    claim(known >= 0 && known <= at(state.decks, seat).length, `more than the deck of seat ${seat} is known`);
  }
  for (const [market, known] of state.bottoms.entries()) {
    claim(known >= 0 && known <= at(state.markets, market).length, `more than the deck of market ${market} is known`);
  }
}

function checkSectors(state: State, claim: Claim): void {
  const tokens = [...state.hunts.filter((hunt) => hunt !== null), ...state.box];
  const captured = state.trophies.flatMap((holder, hunt) => (holder === null ? [] : [hunt]));
  claim([...tokens, ...captured].sort((a, b) => a - b).join() === '0,1,2,3,4,5,6,7,8,9', 'a hunt token is lost');
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    const defence = at(state.defence, sector);
    claim(defence >= startDefence(sector) && defence <= maxDefence(sector), `sector ${sector}: defence ${defence}`);
    const [markers, seen] = [at(state.markers, sector), at(state.seen, sector)];
    claim((markers & ~seen) === 0, `sector ${sector}: a marker on a token never seen`);
    claim(at(state.hunts, sector) !== null || seen === 0, `sector ${sector}: marks without a token`);
    if (isInGame(sector, state.seats)) continue;
    claim(
      at(state.controllers, sector) === null && !state.places.includes(sector),
      `sector ${sector} is not in the game`,
    );
  }
  claim((state.council !== null) === (state.controllers[TORTUGA] !== null), 'Tortuga and the council disagree');
  for (const [index, card] of state.open.entries()) {
    const deck = at(state.markets, Math.floor(index / 2));
    claim(card !== null || deck.length === 0, `an empty place in market ${FIRST_OUTER + Math.floor(index / 2)}`);
  }
}
