import { at, type LegalOffer, type Params, type Seat, seatsOf } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import type { BoardInWords, PartInWords } from '../../in-words.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { FightView, SectorView, View } from '../rules/view-types.ts';
import { type Face, facesOf } from '../words/faces.ts';
import { sectorPhrase, unit } from '../words/names.ts';
import { sentencesOf } from '../words/phrases.ts';
import { countedIn, ownedBy } from './deck.ts';
// It is asked for at the board: what both use is in that chunk.
import './index.ts';

/** The table in sentences, in the order in which a player would ask. */
export function inWords(pack: Pack, speaker: Speaker): BoardInWords<Types2199> {
  const { say, nameOf } = speaker;
  const t = (key: string, params: Params = {}): string => say({ key, params });
  const faces = facesOf(pack);
  const firstOf = (from: Face['from']): number => faces.findIndex((face) => face.from === from);
  const [firstHunt, firstT] = [firstOf('hunt'), firstOf('t')];
  const faceOf = (card: number): Face => at(faces, card);
  const cardName = (card: number): string => say(faceOf(card).name);
  const sectorName = (sector: number): string => say(sectorPhrase(sector)).trim();
  const amount = (name: Parameters<typeof unit>[0], count: number): string => say(unit(name, count));
  const named = (title: string, text: string): string => t('2199.words.named', { title, text });

  /** What a card gives and can do. */
  function faceText({ crypto, maneuvers, abilities, hunt }: Face): string {
    return [
      ...(crypto > 0 ? [amount('crypto', crypto)] : []),
      ...(maneuvers > 0 ? [amount('maneuvers', maneuvers)] : []),
      ...sentencesOf(abilities).map(({ text }) => say(text)),
      ...(hunt === null ? [] : [t('2199.ui.worth', { influence: hunt.influence })]),
    ].join('; ');
  }
  const cardText = (card: number): string => named(cardName(card), faceText(faceOf(card)));
  const listText = (cards: readonly (readonly [card: number, count: number])[]): string =>
    cards.map(([card, count]) => (count === 1 ? cardName(card) : `${cardName(card)} ×${count}`)).join(', ') ||
    t('2199.info.noCards');

  function turnPart(view: View): PartInWords {
    const { scenario, round, rounds, goal, council, lastTurns: turns } = view;
    return {
      heading: t('2199.board.heading', { scenario: t('2199.scenario', { scenario }), round }),
      lines: [
        t('2199.board.resources', {
          crypto: amount('crypto', view.crypto),
          maneuvers: amount('maneuvers', view.maneuvers),
        }),
        ...(view.played.length === 0 ? [] : [named(t('2199.board.played'), listText(countedIn(view.played)))]),
        ...(council === null
          ? []
          : [
              t('2199.ui.councilWhy', { mine: council === view.viewer ? 'yes' : 'no', player: nameOf(council), turns }),
            ]),
        t('2199.info.round', { goal, rounds }),
      ],
    };
  }

  function fightPart({ sector, attacker, defender, attack, defence, ...cards }: FightView): PartInWords {
    const side = (role: 'attack' | 'defend', used: FightView['attackCards']): string =>
      'hidden' in used
        ? t('2199.ui.fight.side', { role, count: used.count })
        : named(
            t('2199.ui.fight.side', { role, count: used.length }),
            used.map(cardText).join('. ') || t('2199.info.noCards'),
          );
    return {
      heading: t('2199.ui.fight.title', { sector: sectorName(sector) }),
      lines: [
        t('2199.board.fight', {
          attacker: nameOf(attacker),
          defender: nameOf(defender),
          attack: attack ?? '?',
          defence: defence ?? '?',
        }),
        side('attack', cards.attackCards),
        side('defend', cards.defendCards),
      ],
    };
  }

  /** What is one's own: the hand, the reserve, the piles. */
  function ownPart(me: Seat, view: View): PartInWords {
    const { hand, reserve, discard } = at(view.players, me);
    const left = ownedBy(view, me).filter(({ unseen }) => unseen > 0);
    return {
      heading: t('2199.ui.hand'),
      lines: [
        ...('hidden' in hand || hand.length === 0 ? [t('2199.ui.emptyHand')] : hand.map(cardText)),
        typeof reserve === 'number' ? named(t('2199.board.reserve'), cardText(reserve)) : t('2199.ui.noReserve'),
        left.length === 0
          ? t('2199.info.shuffles')
          : t('2199.info.toDraw', { cards: listText(left.map(({ card, unseen }) => [card, unseen])) }),
        t('2199.info.discarded', { cards: listText(countedIn(discard)) }),
      ],
    };
  }

  function playerPart(seat: Seat, view: View): PartInWords {
    const player = at(view.players, seat);
    const { sector, points, influence, hand, reserve } = player;
    const controlled = view.sectors.filter(({ controller }) => controller === seat);
    const unseen = ownedBy(view, seat).filter((owned) => owned.unseen > 0);
    const rival = [
      t('2199.info.concealed', { cards: listText(unseen.map(({ card, unseen: count }) => [card, count])) }),
      t(reserve === null ? '2199.ui.noReserve' : '2199.ui.hasReserve'),
      t('2199.info.discarded', { cards: listText(countedIn(player.discard)) }),
    ];
    return {
      heading: nameOf(seat),
      lines: [
        `${amount('influence', influence)}: ${t('2199.ui.split', { points, control: influence - points })}`,
        sector === null ? t('2199.ui.inHold') : t('2199.board.ships', { ships: sectorName(sector) }),
        `${t('2199.ui.handCount', { count: 'hidden' in hand ? hand.count : hand.length })}, ${t('2199.ui.deckCount', { count: player.deck })}`,
        `${amount('minerals', player.minerals)}, ${t('2199.ui.markers', { count: player.markers })}`,
        `${t('2199.ui.posts')}: ${player.posts}; ${t('2199.ui.turrets')}: ${player.turrets}`,
        ...(controlled.length === 0
          ? []
          : [t('2199.ui.holds', { sectors: controlled.map((each) => sectorName(each.sector)).join(', ') })]),
        ...(seat === view.viewer ? [] : rival),
      ],
    };
  }

  function sectorPart(sector: SectorView, view: View): PartInWords {
    const { kind, controller, defence, most, conquest, influence, mineral, hunt, guarded } = sector;
    const ships = seatsOf(view.seats).filter((seat) => at(view.players, seat).sector === sector.sector);
    const known = hunt !== null && typeof hunt.hunt === 'number' ? firstHunt + hunt.hunt : null;
    return {
      heading: sectorName(sector.sector),
      lines: [
        ...(ships.length === 0 ? [] : [t('2199.board.ships', { ships: ships.map(nameOf).join(', ') })]),
        ...(sector.reach === null || sector.reach === 0 ? [] : [t('2199.ui.flyFor', { count: sector.reach })]),
        controller === null ? t('2199.ui.nobodys') : t('2199.ui.heldBy', { player: { seat: controller } }),
        [
          ...(most > 0 ? [t('2199.ui.defenceOf', { defence, most })] : []),
          t('2199.ui.conquestCosts', { cost: conquest }),
          t('2199.ui.sectorWorth', { influence }),
        ].join(', '),
        ...(guarded && controller !== null ? [t('2199.info.guarded', { player: nameOf(controller) })] : []),
        ...(mineral ? [t('2199.board.mineral')] : []),
        ...(hunt === null
          ? []
          : [t('2199.board.hunt', { hunt: known === null ? t('2199.board.unknown') : cardName(known) })]),
        ...(known === null
          ? []
          : [
              t('2199.info.huntKnown', {
                cost: amount('maneuvers', hunt?.capture ?? 0),
                influence: faceOf(known).hunt?.influence ?? 0,
              }),
            ]),
        ...(hunt !== null && hunt.markers.length > 0
          ? [t('2199.info.scoutedBy', { players: speaker.list(hunt.markers.map(nameOf)) })]
          : []),
        ...(kind === 'mines' ? [t('2199.board.depot', { minerals: amount('minerals', view.depot) })] : []),
        t('2199.ui.ability', { kind, scenario: view.scenario }),
        t('2199.words.beside', { sectors: sector.neighbours.map(sectorName).join(', ') }),
      ],
    };
  }

  function marketParts(view: View): PartInWords[] {
    const priced = (card: number): string =>
      `${cardText(card)}; ${t('2199.words.costs', { price: amount('crypto', faceOf(card).cost) })}`;
    return [
      {
        heading: t('2199.ui.shop', { shop: 't' }),
        lines: view.stock.map((left, index) => `${priced(firstT + index)}, ${t('2199.board.left', { count: left })}`),
      },
      ...view.markets.map(({ sector, open, deck }) => ({
        heading: t('2199.board.market', { sector: sectorName(sector) }),
        lines: [...open.map(priced), t('2199.ui.deckOf', { count: deck })],
      })),
    ];
  }

  const huntsPart = (view: View): PartInWords => ({
    heading: t('2199.ui.shop', { shop: 'hunts' }),
    lines: view.trophies.map((owner, hunt) => {
      const card = firstHunt + hunt;
      const difficulty = t('2199.ui.difficulty', { count: faceOf(card).hunt?.difficulty ?? 0 });
      const seat = seatsOf(view.seats).find((each) => each === owner);
      const whose = seat === undefined ? (owner === null ? [] : [t('2199.ui.out')]) : [nameOf(seat)];
      return [cardText(card), difficulty, ...whose].join('; ');
    }),
  });

  function parts(view: View): PartInWords[] {
    const me = view.viewer === 'spectator' ? null : view.viewer;
    const all = seatsOf(view.seats);
    const seats = me === null ? all : [me, ...all.slice(1).map((step) => at(all, (me + step) % all.length))];
    return [
      turnPart(view),
      ...(view.fight === null ? [] : [fightPart(view.fight)]),
      ...(me === null ? [] : [ownPart(me, view)]),
      ...seats.map((seat) => playerPart(seat, view)),
      ...view.sectors.map((sector) => sectorPart(sector, view)),
      ...marketParts(view),
      huntsPart(view),
    ];
  }

  function gain({ move }: LegalOffer<Types2199>, view: View): string | null {
    const here = view.sectors.find(({ sector }) => sector === at(view.players, view.active).sector);
    switch (move.kind) {
      case 'play':
      case 'buy':
      case 'commit':
        return faceText(faceOf(move.card));
      case 'ship':
        return faceText(faceOf(firstOf('ship') + move.ship));
      case 'cash':
        return t('2199.ui.note.conquer', { influence: faceOf(move.card).hunt?.influence ?? 0 });
      case 'influence':
        return t('2199.ui.note.influence');
      case 'conquer':
        return t('2199.ui.note.conquer', { influence: here?.influence ?? 0 });
      case 'capture':
      case 'collect':
      case 'scout':
      case 'attack':
      case 'reserve':
      case 'destroy':
        return t(`2199.ui.note.${move.kind}`);
      case 'power':
      case 'powerOn':
        return here === undefined ? null : t('2199.ui.ability', { kind: here.kind, scenario: view.scenario });
      default:
        return null;
    }
  }

  return { parts, gain };
}
