import { HIDDEN, type Seat, type Secret, seatsOf, type Viewer } from '@tortuga/kernel';
import { dieOf, sumOf } from './places.ts';
import { pointsOf } from './result.ts';
import { trackToPlan } from './stow.ts';
import { DICE_COUNT, EMPTY, type GameEvent, type Phase, type State } from './types.ts';
import { tilesOf } from './view.ts';
import type { View } from './view-types.ts';

/** Hides the dice, choices, plans and tiles of the other players. dice-8.1 */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case 'rolled':
      return {
        ...event,
        rolls: event.rolls.map((roll, player) => (roll === null || player === viewer ? roll : HIDDEN)),
      };
    case 'chose':
      return event.seat === viewer ? event : { ...event, dice: HIDDEN };
    case 'hunted':
      return event.seat === viewer ? event : { ...event, tiles: HIDDEN };
    case 'pocketed':
      return event.seat === viewer ? event : { ...event, coins: HIDDEN };
    case 'planned':
      return event.seat === viewer ? event : { ...event, plans: HIDDEN };
    default:
      return event;
  }
}

/** Every rolled die, choice, plan and treasure tile that does not lie open, and who knows it. dice-8.1 */
export function secrets(state: State): Secret[] {
  const all: Secret[] = [];
  for (const player of seatsOf(state.seats)) {
    const knownTo = [player];
    if (state.phase === 'keep') {
      for (let die = 0; die < DICE_COUNT; die++) {
        if (state.faces[dieOf(player, die)] !== EMPTY) all.push({ id: `die ${player} ${die}`, knownTo });
      }
      if (state.kept[player] !== EMPTY) all.push({ id: `choice ${player}`, knownTo });
    }
    if (state.phase === 'stow' && trackToPlan(state, player) === null) all.push({ id: `plan ${player}`, knownTo });
    if (state.phase === 'over') continue;
    const held = sumOf(tilesOf(state, player));
    for (let tile = 0; tile < held; tile++) all.push({ id: `tile ${player} ${tile}`, knownTo });
  }
  for (let tile = 0; tile < state.looked.length; tile++) {
    all.push({ id: `looked ${tile}`, knownTo: [state.decider as Seat] });
  }
  const supply = sumOf(state.supply);
  for (let tile = 0; tile < supply; tile++) all.push({ id: `supply ${tile}`, knownTo: [] });
  return all;
}

/** What is rolled, looked at or planned behind the screen; all else is decided on what lies open. */
const SECRET_PHASES: readonly Phase[] = ['keep', 'tile', 'stow'];

/** The view with the treasure tiles of its player turned over, or null if the decision needs secrets. dice-8.1 */
export function withoutSecrets(view: View): View | null {
  if (SECRET_PHASES.includes(view.phase)) return null;
  const players = view.players.map((player) => {
    const score = { ...player.score, coins: 0 };
    const tiles = { ...HIDDEN, count: player.tileCount };
    return { ...player, tiles, coins: HIDDEN, score, points: pointsOf(score) };
  });
  return { ...view, players };
}
