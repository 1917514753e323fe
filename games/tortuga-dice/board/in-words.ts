import { at, type LegalOffer, type Params, type Seat, seatsOf } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import type { BoardInWords, PartInWords } from '../../in-words.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { Action, Colour, Zone } from '../rules/types.ts';
import type { View } from '../rules/view-types.ts';
import { actionName, colourName, faceName, LETTERS, letterOf, TRACK_NAMES } from '../words/names.ts';
import { infoText, type Told } from './info.ts';
import { actionsOf, chestsAt, chestsIn, has, rivalsOf } from './layout.ts';

const ZONES: readonly Zone[] = ['tortuga', 'fleet', 'crew', 'island'];

// It is asked for at the board: what both use is in that chunk.
import './index.ts';

/** The table in sentences: those that explain its pieces, in the order in which a player would ask. */
export function inWords(pack: Pack, speaker: Speaker): BoardInWords<DiceTypes> {
  const { say, nameOf } = speaker;
  const t = (key: string, params: Params = {}): string => say({ key, params });
  const actionText = (action: number): string => t('dice.action', { action: actionName(action) });

  /** A few in their order, or many by colour. */
  function chestText(chests: readonly Colour[]): string {
    if (chests.length === 0) return t('dice.nothing');
    return chests.map((colour) => t('dice.chest', { colour: colourName(colour) })).join(', ');
  }
  const countText = (counts: readonly number[]): string =>
    counts
      .flatMap((count, colour) => (count === 0 ? [] : [`${t('dice.chest', { colour: colourName(colour) })} ×${count}`]))
      .join(', ') || t('dice.nothing');

  function faceText(die: number, face: number): string {
    const name = faceName(face);
    if (name === 'skull') return `${t('dice.text.skull')}, ${t('dice.ui.wild')}`;
    return t('dice.ui.dieFace', { action: actionText(face), number: at(pack.dice, die)[name] });
  }

  /** All that lies in front of a player. */
  function playerPart(seat: Seat, view: View, about: (what: string) => readonly string[]): PartInWords {
    const player = at(view.players, seat);
    const [heading = '', ...points] = about(`player ${seat}`);
    const { rolled } = player;
    const dice = LETTERS.flatMap((die, index) => {
      const on = player.assigned[index] ?? null;
      const face = 'hidden' in rolled ? null : (rolled[index] ?? null);
      if (on !== null) return [t('dice.ui.die', { die, face: t('dice.ui.assigned', { action: actionText(on) }) })];
      if (face === null || !has(player.free, index)) return [];
      return [t('dice.ui.die', { die, face: faceText(index, face) })];
    });
    const bonuses = player.bonus.flatMap((side, action) =>
      side === 0 ? [] : [t('dice.price.bonus', { action: actionText(action), side })],
    );
    const state = at(view.activities, seat);
    return {
      heading,
      lines: [
        ...(view.part === 'over' ? [] : [t('dice.ui.state', { state })]),
        ...dice,
        ...TRACK_NAMES.map((_, track) => about(`track ${seat} ${track}`).join('. ')),
        ...ZONES.map((zone) => `${t('dice.ui.zone', { zone })}: ${chestText(chestsAt(player, zone))}`),
        ...bonuses,
        t('dice.text.tiles', { tiles: player.tileCount }).trim(),
        ...points,
      ],
    };
  }

  function actionPart(action: Action, view: View, about: (what: string) => readonly string[]): PartInWords {
    const [heading = '', ...lines] = about(`action ${action}`);
    const { ranking, totals } = at(view.standings, action);
    const places = ranking.map((seat, index) =>
      t('dice.words.place', {
        place: t('dice.place', { place: String(index + 1) }),
        player: nameOf(seat),
        total: totals[seat] ?? 0,
        dice: LETTERS.filter((_, die) => at(view.players, seat).assigned[die] === action).join(', '),
      }),
    );
    return { heading, lines: [...(places.length === 0 ? [t('dice.ui.noDiceHere')] : places), ...lines] };
  }

  function parts(view: View): PartInWords[] {
    const me = view.viewer === 'spectator' ? null : view.viewer;
    const told: Told = { view, t, me, pack, nameOf };
    const about = (what: string): readonly string[] => infoText(what, told);
    const { round, roll, goal } = view;
    const seats = me === null ? seatsOf(view.seats) : [me, ...rivalsOf(view, me)];
    return [
      ...seats.map((seat) => playerPart(seat, view, about)),
      ...actionsOf(view).map((action) => actionPart(action, view, about)),
      {
        heading: t('dice.text.heading', { round, roll, goal }),
        lines: [
          t('dice.ui.starts', { player: { seat: view.first } }),
          t('dice.text.bag', { chests: countText(view.bag) }),
          ...(view.hasCentre ? [t('dice.text.centre', { chests: chestText(chestsIn(view.centre)) })] : []),
        ],
      },
      {
        heading: t('dice.ui.yourDice'),
        lines: LETTERS.map((_, die) => `${letterOf(die)}: ${about(`die ${die}`)[1] ?? ''}`),
      },
    ];
  }

  /** Whom an attack makes lose what: the rest of its effect is its price. */
  function gain({ move, price }: LegalOffer<DiceTypes>, view: View): string | null {
    if (price?.kind !== 'attack' || !('target' in move)) return null;
    const losses = [
      [move.target, price.theySpill],
      [view.viewer, price.iSpill],
    ] as const;
    const told = losses.flatMap(([seat, chests]) =>
      seat === 'spectator' || chests.length === 0
        ? []
        : [t('dice.ui.spills', { player: nameOf(seat), chests: chestText(chests) })],
    );
    return told.length === 0 ? null : told.join(' ');
  }

  return { parts, gain };
}
