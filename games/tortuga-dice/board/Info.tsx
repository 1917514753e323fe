import { at, type Seat } from '@tortuga/kernel';
import type { Action } from '../rules/types.ts';
import { actionName, colourName, letterOf, TRACK_NAMES, trackName } from '../words/names.ts';
import type { BoardState } from './context.ts';
import { actionsOf, total } from './layout.ts';

type Told = Pick<BoardState, 'view' | 'me' | 'pack' | 't' | 'nameOf'>;

/** The title and the lines about a piece, by its `data-info`: its kind and its numbers. */
export function infoText(what: string, board: Told): string[] {
  const { view, t, me } = board;
  const [kind = '', ...numbers] = what.split(' ');
  const [first = 0, second = 0] = numbers.map(Number);
  switch (kind) {
    case 'action':
      return aboutAction(first as Action, board);
    case 'die':
      return aboutDie(first, board);
    case 'chest':
      return aboutChest(first, board);
    case 'track': {
      const player = at(view.players, first);
      const track = trackName(second);
      return [
        t('dice.ui.track', { track, space: at(player.pawns, second) }),
        t('dice.info.track', { track, room: at(player.capacity, second) }),
      ];
    }
    case 'bag':
      return [t('dice.ui.bag'), t('dice.info.bag', { chests: total(view.bag) })];
    case 'centre':
      return [t('dice.ui.centre'), t('dice.info.centre')];
    case 'bonus':
      return [t('dice.info.bonusTile'), t('dice.info.bonus')];
    case 'tiles':
      return [t('dice.ui.tiles', { tiles: me === null ? 0 : at(view.players, me).tileCount }), t('dice.info.tiles')];
    default:
      return aboutPlayer(first as Seat, board);
  }
}

function aboutAction(action: Action, { view, t, me }: Told): string[] {
  const name = actionName(action);
  const barren = view.barren[action] ?? [];
  const places = Array.from({ length: view.places }, (_, place) => {
    const promise = t(place === 0 ? 'dice.info.action.1' : 'dice.info.action.2', {
      action: name,
      steps: at(view.steps, place),
    });
    const why = barren[place] ?? null;
    return why === null ? promise : `${promise} – ${t('dice.info.barren', { why, action: name })}`;
  });
  const room = me === null ? [] : [t('dice.info.room', { limit: at(at(view.players, me).limits, action) })];
  return [t('dice.action', { action: name }), ...places, ...room];
}

function aboutDie(die: number, { view, t, pack }: Told): string[] {
  const values = actionsOf(view).map((action) =>
    t('dice.info.value', {
      action: t('dice.ui.short', { action: actionName(action) }),
      number: at(pack.dice, die)[actionName(action)],
    }),
  );
  return [letterOf(die), t('dice.info.die', { values: values.join(', ') }), t('dice.info.skull')];
}

function aboutChest(colour: number, { view, t }: Told): string[] {
  const { times, set } = at(view.colours, colour);
  const { tortuga, fleet, crew } = view.worth;
  return [
    t('dice.chest', { colour: colourName(colour) }),
    t('dice.info.worth', { tortuga: tortuga * times, fleet: fleet * times, crew: crew * times }),
    ...(set === null ? [] : [t('dice.info.set', { points: view.set.points })]),
    ...(set === 'any' ? [t('dice.info.wild')] : []),
  ];
}

/** The points of a player, and what they are made of. */
function aboutPlayer(seat: Seat, { view, t, nameOf }: Told): string[] {
  const { points, score, tileCount, coins } = at(view.players, seat);
  const lines = (['tortuga', ...TRACK_NAMES, 'sets', 'tracks', 'coins'] as const)
    .filter((line) => score[line] > 0)
    .map((line) => t('dice.info.line', { line: t(`dice.line.${line}`), points: score[line] }));
  return [
    `${nameOf(seat)} – ${t('dice.ui.pointsNow', { points })}`,
    ...lines,
    setsText(seat, view, t),
    ...(typeof coins === 'number' || tileCount === 0 ? [] : [t('dice.info.secret', { tiles: tileCount })]),
  ];
}

/** The sets of a player as they grow. */
export function setsText(seat: Seat, view: BoardState['view'], t: BoardState['t']): string {
  return t('dice.info.sets', { ...at(view.players, seat).sets, ...view.set });
}
