import { at, type Params, type Phrase, type Seat, seat as seatAt } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import type { Pack } from '../rules/pack.ts';
import { FIRST_T, printedCards } from '../rules/values.ts';
import type { SectorView, View } from '../rules/view-types.ts';
import { abilityOf } from '../rules/vocabulary.ts';
import { sectorPhrase, unit } from '../words/names.ts';
import { type Phrases, sentencesOf } from '../words/phrases.ts';

/** The position as text, for terminals about 110 characters wide. */
export function drawBoard(pack: Pack, phrases: Phrases, view: View, speaker: Speaker): string {
  const say = (name: string, params: Params = {}) => speaker.say({ key: `2199.board.${name}`, params });
  const printed = printedCards(pack);
  const nameOf = (seat: Seat) => speaker.nameOf(seat);

  const cardText = (card: number): string => {
    const { face } = at(printed, card);
    const abilities = sentencesOf(face.abilities.map(abilityOf)).map(({ text }) => speaker.say(text));
    const values = [
      ...(face.crypto > 0 ? [speaker.say(unit('crypto', face.crypto))] : []),
      ...(face.maneuvers > 0 ? [speaker.say(unit('maneuvers', face.maneuvers))] : []),
      ...abilities,
    ];
    return `${speaker.say(phrases.card(card))} (${values.join('; ')})`;
  };
  const short = (card: number): string => speaker.say(phrases.card(card));
  const forSale = (card: number): string => `${cardText(card)} ${speaker.say(unit('crypto', at(printed, card).cost))}`;

  const rule = '─'.repeat(100);
  return [
    say('heading', { scenario: scenarioPhrase(view), round: view.round }),
    rule,
    ...view.sectors.map(sectorLine),
    say('depot', { minerals: speaker.say(unit('minerals', view.depot)) }),
    rule,
    `${say('tMarket')}: ${view.stock.map(stockText).join(', ')}`,
    ...view.markets.map(({ sector, open }) => `${marketName(sector)}: ${open.map(forSale).join(', ')}`),
    rule,
    ...view.players.flatMap((_, index) => playerLines(seatAt(index))),
    ...(view.played.length > 0 ? [`${say('played')}: ${view.played.map(short).join(', ')}`] : []),
    ...fightLines(),
    ...(view.council === null ? [] : [say('council', { turns: view.lastTurns })]),
    say('resources', {
      crypto: speaker.say(unit('crypto', view.crypto)),
      maneuvers: speaker.say(unit('maneuvers', view.maneuvers)),
    }),
  ].join('\n');

  function stockText(count: number, index: number): string {
    return `${forSale(FIRST_T + index)}, ${say('left', { count })}`;
  }

  function marketName(sector: number): string {
    return say('market', { sector: sectorPhrase(sector) });
  }

  function sectorLine(sector: SectorView): string {
    const ships = view.players.flatMap((player, index) =>
      player.sector === sector.sector ? [nameOf(seatAt(index))] : [],
    );
    const controller = sector.controller === null ? say('nobody') : nameOf(sector.controller);
    const parts = [
      say('control', { controller, defence: sector.defence, most: sector.most }),
      say('conquest', { cost: sector.conquest }),
      ...(sector.reach === null ? [] : [say('reach', { reach: sector.reach })]),
      ...(sector.mineral ? [say('mineral')] : []),
      ...(sector.hunt === null ? [] : [say('hunt', { hunt: huntText(sector.hunt) })]),
      ...(ships.length > 0 ? [say('ships', { ships: ships.join(', ') })] : []),
    ];
    return `${speaker.say(sectorPhrase(sector.sector)).padEnd(26)}${parts.join(' · ')}`;
  }

  function huntText({ hunt, capture }: NonNullable<SectorView['hunt']>): string | Phrase {
    if (typeof hunt !== 'number') return say('unknown');
    return `${speaker.say(phrases.hunt(hunt))}, ${speaker.say(unit('maneuvers', capture ?? 0))}`;
  }

  function playerLines(seat: Seat): string[] {
    const player = at(view.players, seat);
    const count = 'hidden' in player.hand ? player.hand.count : player.hand.length;
    const line = say('player', {
      player: { seat },
      influence: unit('influence', player.influence),
      points: player.points,
      minerals: unit('minerals', player.minerals),
      cards: unit('cards', count),
      deck: player.deck,
      markers: player.markers,
    });
    const { hand, reserve } = player;
    return [
      line,
      ...('hidden' in hand ? [] : [`  ${say('hand')}: ${hand.map(cardText).join(', ')}`]),
      ...(typeof reserve === 'number' ? [`  ${say('reserve')}: ${cardText(reserve)}`] : []),
    ];
  }

  function fightLines(): string[] {
    if (view.fight === null) return [];
    const { attacker, defender, attack, defence } = view.fight;
    const params = { attacker: { seat: attacker }, defender: { seat: defender } };
    return [say('fight', { ...params, attack: attack ?? '?', defence: defence ?? '?' })];
  }
}

const scenarioPhrase = ({ scenario }: View): Phrase => ({ key: '2199.scenario', params: { scenario } });
