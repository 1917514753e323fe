import type { Deed } from '@tortuga/bots';
import { at, type Seat } from '@tortuga/kernel';
import type { DiceTypes } from '../rules/game.ts';
import { has, trackOfAction } from '../rules/questions.ts';
import { DICE_COUNT, type GameEvent, type Move } from '../rules/types.ts';
import type { PlayerView, View } from '../rules/view-types.ts';

type EventOf<Type> = Extract<GameEvent, { readonly type: Type }>;

/** The choice behind an event. How chests are stowed is left out: it needs no reason, and would hide what does. */
export function deedOf(event: GameEvent, seen: View): Deed<DiceTypes> | null {
  const view = withoutOwnCoins(seen);
  const of = (seat: Seat, move: Move): Deed<DiceTypes> => ({ seat, move, view });
  switch (event.type) {
    case 'assigned':
      return view.phase === 'skull'
        ? of(event.seat, { kind: 'turn', action: event.action })
        : { ...of(event.seat, { kind: 'keep', dice: event.dice }), view: withShown(view, event) };
    case 'bonus':
      return of(event.seat, { kind: 'bonus', action: event.action });
    case 'advanced':
    case 'hunted':
      return of(event.seat, { kind: 'act' });
    case 'attacked':
      return of(event.seat, attackBehind(event, view));
    case 'declined':
      return of(event.seat, { kind: 'decline' });
    default:
      return null;
  }
}

/** Nobody else could count the coins of the viewer: they were no reason for anything. */
const withoutOwnCoins = (view: View): View => ({
  ...view,
  players: view.players.map((player) =>
    typeof player.coins === 'number' ? { ...player, points: player.points - player.coins } : player,
  ),
});

/** As if the screen had been open, but only before the dice that were kept and are on the table now. */
function withShown(view: View, { seat, dice, action }: EventOf<'assigned'>): View {
  const rolled = Array.from({ length: DICE_COUNT }, (_, die) => (has(dice, die) ? action : null));
  const shown = (player: PlayerView): PlayerView => ({ ...player, rolled, kept: dice });
  return { ...view, players: view.players.map((player, index) => (index === seat ? shown(player) : player)) };
}

function attackBehind({ target, action, place, chest }: EventOf<'attacked'>, { players }: View): Move {
  if (place > 0) return { kind: 'salvage', target, colour: chest };
  const zone = at(at(players, target).zones, trackOfAction(action));
  return { kind: 'steal', target, place: chest === null ? null : zone.indexOf(chest) };
}
