import { at, type Seat } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../board/choice.ts';
import { lastClash, runningClash } from '../board/clash.ts';
import { besideIn, pathTo, ringOf } from '../board/geometry.ts';
import { boughtIntoHand, dealOf, flightNames, handOf, playableTogether } from '../board/hand.ts';
import { leftoverOf, stillOf } from '../board/leftover.ts';
import { aroundName, lastBought, sinceMyTurn } from '../board/log.ts';
import { deskOf, legalOf, refusedOf } from '../board/offers.ts';
import { freeMoves } from '../board/useFreeAbilities.ts';
import { bringsFor, kindly } from '../board/within.ts';
import { toViewer } from '../board/you.ts';
import type { GameEvent } from '../rules/event.ts';
import { facesOf } from '../words/faces.ts';
import { phrasesOf } from '../words/phrases.ts';
import { type Arrangement, arrange, firstPack, sectorNamed } from './arrange.ts';

const faces = facesOf(firstPack);
const cardNamed = (id: string) => faces.findIndex((face) => face.id === id);
const seat = (number: number) => number as Seat;

describe('a line of the log that names a card', () => {
  it('keeps quotes and full stops with the name, so that no line ends with an opening quote', () => {
    expect(aroundName('Анна играет карту «Звёздный скат». Ещё', 'Звёздный скат')).toEqual({
      before: 'Анна играет карту ',
      opening: '«',
      closing: '».',
      after: ' Ещё',
    });
    expect(aroundName('Joue Robot\u00A0: pioche 1', 'Robot')?.closing).toBe('\u00A0:');
    expect(aroundName('Robot', 'Robot')).toEqual({ before: '', opening: '', closing: '', after: '' });
    expect(aroundName('Anna passes.', 'Robot')).toBeNull();
  });
});

describe('the map', () => {
  const { sectors } = arrange({ seats: 4, outer: ['vortex', 'mines', 'lab', 'fortress'] }).view('A');

  it('finds paths as long as the distances of the rules', () => {
    for (const { sector, reach } of sectors) expect(pathTo(sectors, 0, sector)).toHaveLength(reach ?? -1);
    expect(pathTo(sectors, sectorNamed('vortex'), sectorNamed('mines'))).toHaveLength(3);
    expect(pathTo(sectors, null, 0)).toEqual([]);
  });

  it('can be navigated by arrow keys', () => {
    const tortuga = at(sectors, 0);
    expect(besideIn(sectors, tortuga, [1, 0])).toMatchObject({ q: 1, r: 0 });
    expect(besideIn(sectors, tortuga, [0, -1])?.r).toBe(-1);
  });

  it('has a segment for every point of defence', () => {
    expect(ringOf(8)).toHaveLength(8);
    expect(new Set(ringOf(10)).size).toBe(10);
  });
});

describe('the targets that the board offers', () => {
  it('are the sectors, or the cards, that an ability can be used on', () => {
    const position = arrange({ hands: { A: 'void-walker, mining' } }).act('A', 'play void-walker');
    const desk = deskOf(position.match.offers(seat(0)));
    const first = choiceOf(position.view('A'), desk, null);
    expect(first.abilities).toHaveLength(2);
    expect(first.sectors.size).toBeGreaterThan(5);
    const other = choiceOf(position.view('A'), desk, { kind: 'ability', code: at(first.abilities, 1).code });
    expect(other.cards.map(({ card }) => card)).toEqual([cardNamed('mining')]);
    expect(other.sectors.size).toBe(0);
  });

  it('are the scouting markers to take back, on the map and as buttons, when the hold has none', () => {
    const position = arrange({
      at: { A: 'vortex' },
      maneuvers: 5,
      control: { A: 'post-1, post-2, turrets-1, turrets-2, lab, fortress' },
      scouted: { 'post-1': ['A'], 'post-2': ['A'], 'turrets-1': ['A'], 'turrets-2': ['A'] },
    });
    const desk = deskOf(position.match.offers(seat(0)));
    const offers = legalOf(desk, 'conquer');
    const choice = choiceOf(position.view('A'), desk, { kind: 'marker', offers });
    const tokens = ['post-1', 'post-2', 'turrets-1', 'turrets-2'].map(sectorNamed).sort((a, b) => a - b);
    expect([...choice.sectors.keys()]).toEqual(tokens);
    expect(choice.plain).toEqual(offers);
  });
});

describe('cards that fly', () => {
  const me = seat(0);
  const logOf = (...events: GameEvent[]) => events.map((event, index) => ({ n: index + 1, events: [event] }));
  const turnEnded: GameEvent = { type: 'turnEnded', seat: me };

  it('copies of a card have different names, so that one at a time is animated', () => {
    expect(flightNames([0, 0, 1], dealOf([], me), [0])).toEqual(['card-0.0-0-1', 'card-0.0-0-2', 'card-0.0-1-0']);
  });

  it('a card that is drawn for the next turn is another than the one played in this', () => {
    const [played] = flightNames([0], dealOf([], me));
    expect(flightNames([0], dealOf(logOf(turnEnded), me))).not.toContain(played);
  });

  it('a card keeps its name when another copy is destroyed, and one that is drawn then has a new one', () => {
    const destroyed: GameEvent = { type: 'destroyed', seat: me, card: 0, from: 'played' };
    const [, second] = flightNames([0, 0], dealOf([], me));
    const [rest, drawn] = flightNames([0, 0], dealOf(logOf(destroyed), me));
    expect(rest).toBe(second);
    expect([second]).not.toContain(drawn);
    // What was destroyed in an earlier turn is not counted any more.
    expect(flightNames([0], dealOf(logOf(destroyed, turnEnded), me))).toEqual(['card-0.1-0-0']);
  });

  it('a card that is bought into the hand is known, until something else happens', () => {
    const bought: GameEvent = { type: 'bought', seat: me, card: 5, crypto: 3, minerals: 0, to: 'hand' };
    expect(boughtIntoHand(logOf(bought), me)).toBe(5);
    expect(boughtIntoHand(logOf(bought), seat(1))).toBeNull();
    expect(boughtIntoHand(logOf({ ...bought, to: 'discard' }), me)).toBeNull();
    expect(boughtIntoHand(logOf(bought, turnEnded), me)).toBeNull();
  });
});

it('the log knows what a player bought last, and what happened since the viewer’s turn', () => {
  const entry = (n: number, ...events: GameEvent[]) => ({ n, events });
  const log = [
    entry(1, { type: 'bought', seat: seat(1), card: 5, crypto: 3, minerals: 0, to: 'discard' }),
    entry(2, { type: 'turnEnded', seat: seat(0) }),
    entry(3, { type: 'turnEnded', seat: seat(1) }),
  ];
  expect(lastBought(log, seat(1))).toBe(5);
  expect(lastBought(log, seat(0))).toBeNull();
  expect(sinceMyTurn(log, seat(0)).map(({ n }) => n)).toEqual([3]);
  expect(sinceMyTurn(log, null)).toBe(log);
});

it('a combat that is over is added up card by card, up to the totals of the rules', () => {
  const [guard, impulse] = [cardNamed('bodyguard'), cardNamed('impulse')];
  const events: GameEvent[] = [
    { type: 'attacked', seat: seat(0), rival: seat(1), sector: 9 },
    { type: 'revealed', attacker: [guard, guard], defender: [impulse] },
    {
      type: 'fought',
      attacker: seat(0),
      defender: seat(1),
      attack: 7,
      defence: 3,
      turrets: [1, 0],
      walls: 2,
      parts: [
        [
          { kind: 'card', card: guard, value: 3 },
          { kind: 'card', card: guard, value: 3 },
          { kind: 'turrets', value: 1 },
        ],
        [
          { kind: 'card', card: impulse, value: 1 },
          { kind: 'walls', value: 2 },
        ],
      ],
      winner: seat(0),
    },
    { type: 'spoils', seat: seat(0), loser: seat(1), taken: 1, bank: 1 },
    { type: 'conquered', seat: seat(0), sector: 9, defence: 6, pay: 'combat', cost: 0, loser: seat(1) },
    { type: 'destroyed', seat: seat(1), card: impulse, from: 'combat' },
    { type: 'shipLost', seat: seat(1) },
  ];
  const clash = lastClash([{ n: 4, events }]);
  expect(clash?.attack.steps.map(({ sum }) => sum)).toEqual([3, 6, 7]);
  expect(clash?.defence.steps.map(({ kind, sum }) => [kind, sum])).toEqual([
    ['card', 1],
    ['walls', 3],
  ]);
  expect(clash?.outcome).toMatchObject({
    winner: 0,
    loser: 1,
    taken: 1,
    bank: 1,
    lost: impulse,
    conquered: 6,
    shipLost: true,
  });
});

describe('a combat that is being fought', () => {
  const position = arrange({
    at: { A: 'mines', B: 'mines' },
    control: { A: 'turrets-1', B: 'mines 5' },
    hands: { A: 'bodyguard*2', B: 'impulse, mining' },
  })
    .act('A', 'attack B')
    .act('A', 'commit bodyguard');
  const fightOf = (player: 'A' | 'B') => position.view(player).fight;

  it('is added up card by card for the player who picked them', () => {
    const fight = fightOf('A');
    const clash = fight === null ? null : runningClash('attack', fight, []);
    expect(clash?.attack.steps.map(({ kind, sum }) => [kind, sum])).toEqual([
      ['card', 3],
      ['turrets', 4],
    ]);
    expect(clash?.attack.total).toBe(4);
    expect(clash?.defence.steps.map(({ kind, sum }) => [kind, sum])).toEqual([['walls', 2]]);
  });

  it('shows the rival the number of cards, and the parts that are public', () => {
    const fight = fightOf('B');
    const clash = fight === null ? null : runningClash('attack', fight, []);
    expect(clash?.attack).toMatchObject({ count: 1, total: null, steps: [{ kind: 'turrets', value: 1 }] });
  });
});

describe('bonuses in a combat', () => {
  const arrangement: Arrangement = {
    at: { A: 'post-1', B: 'post-1' },
    ships: 'lynx, owl',
    hands: { A: 'lynx, veteran, impulse', B: 'sentinel' },
  };
  const [lynx, veteran] = [cardNamed('lynx'), cardNamed('veteran')];

  it('count in the total before they are used, with the cards they come from', () => {
    const position = arrange(arrangement).act('A', 'attack B', 'commit lynx', 'commit impulse');
    const { fight, frame } = position.view('A');
    const clash = fight === null ? null : runningClash(frame, fight, []);
    expect(clash?.attack.total).toBe(4);
    expect(clash?.attack.steps.at(-1)).toMatchObject({ kind: 'abilities', value: 2, sum: 4, by: [lynx] });
    const other = position.view('B').fight;
    expect(other === null ? null : runningClash(frame, other, []).attack).toMatchObject({ total: null, steps: [] });
  });

  it('are used by themselves, as is what saves a card, but not a retreat', () => {
    const moves = (hand: string, ...picks: string[]) => {
      const position = arrange({ ...arrangement, hands: { A: hand, B: 'mining' } });
      position.act('A', 'attack B', ...picks.map((card) => `commit ${card}`), 'ready').act('B', 'ready');
      return freeMoves({ view: position.view('A'), me: seat(0), desk: deskOf(position.match.offers(seat(0))) });
    };
    expect(moves('lynx, veteran', 'lynx', 'veteran')).toEqual([
      { kind: 'use', card: lynx, ability: 0, target: 0 },
      { kind: 'use', card: veteran, ability: 0, target: 0 },
    ]);
    const fleeing = faces.find(
      ({ abilities, maneuvers }) =>
        maneuvers > 0 && abilities.every(({ word }) => word === 'retreat') && abilities.length > 0,
    );
    expect(fleeing).toBeDefined();
    expect(moves(`${fleeing?.id}`, `${fleeing?.id}`)).toEqual([]);
  });
});

it('what is asked of the viewer, and what is done to them, is said to them as you', () => {
  const [me, other] = [seat(0), seat(1)];
  const asked = (who: Seat) => toViewer({ key: '2199.prompt.spoils', params: { player: { seat: who } } }, me).key;
  expect([asked(me), asked(other)]).toEqual(['2199.you.spoils', '2199.prompt.spoils']);
  expect(toViewer({ key: '2199.prompt.over' }, me).key).toBe('2199.prompt.over');
  const phrases = phrasesOf(firstPack);
  const told = (event: GameEvent) => toViewer(phrases.phraseOfEvent(event), me).key;
  expect(told({ type: 'attacked', seat: other, rival: me, sector: 3 })).toBe('2199.you.attacked');
  expect(told({ type: 'attacked', seat: other, rival: seat(2), sector: 3 })).toBe('2199.event.attacked');
  const spoils = { type: 'spoils', seat: other, loser: me, bank: 1 } as const;
  expect(told({ ...spoils, taken: 1 })).toBe('2199.you.spoiled');
  expect(told({ ...spoils, taken: 0 })).toBe('2199.event.spoils');
});

it('the prompt knows what can still be done', () => {
  const still = (arrangement: Arrangement) => stillOf(deskOf(arrange(arrangement).match.offers(seat(0))));
  const poor = { hands: { A: '' }, at: { B: 'post-1' } } as const;
  expect(still(poor)).toEqual([]);
  expect(still({ ...poor, maneuvers: 1 })).toEqual(['fly']);
  expect(still({ ...poor, crypto: 3 })).toEqual(['buy']);
  expect(still({ hands: { A: 'impulse' } })).toEqual(['play', 'attack']);
});

/** The cards that one click on "Play all" would play. */
function playedTogether(arrangement: Arrangement): (number | null)[] {
  const position = arrange(arrangement);
  const desk = deskOf(position.match.offers(seat(0)));
  return playableTogether({ view: position.view('A'), desk }).map((move) => ('card' in move ? move.card : null));
}

it('all cards without a decision can be played by one click', () => {
  const arrangement = { hands: { A: 'booster, mining*2, bodyguard', B: 'mining' }, at: { B: 'post-1' } };
  expect(playedTogether(arrangement)).toEqual(['mining', 'mining', 'bodyguard'].map(cardNamed));
  expect(arrange(arrangement).view('B').together).toEqual([cardNamed('mining')]);
});

it('2199-9.3 a hunt that could be cashed in is not played together with others', () => {
  const hands = { A: 'mining*2, robot' };
  expect(playedTogether({ hands, at: { B: 'post-1' } })).toEqual(['mining', 'mining'].map(cardNamed));
});

it('2199-12.2 a card made for combat is not played together with others while an attack is possible', () => {
  const hands = { A: 'mining, bodyguard, veteran' };
  expect(playedTogether({ hands })).toEqual(['mining', 'bodyguard'].map(cardNamed));
  const all = ['mining', 'bodyguard', 'veteran'].map(cardNamed);
  expect(playedTogether({ hands, at: { B: 'post-1' } })).toEqual(all);
  expect(playedTogether({ hands, scenario: 'peaceful' })).toEqual(all);
});

describe('what is left to do before the turn ends', () => {
  const leftIn = (arrangement: Arrangement) => {
    const position = arrange(arrangement);
    return leftoverOf(deskOf(position.match.offers(seat(0))), handOf({ view: position.view('A'), me: seat(0) }));
  };

  it('cards to play come first', () => {
    expect(leftIn({ hands: { A: 'mining*3' } })).toEqual({ kind: 'cards', count: 3 });
  });

  it('then actions that bring something, and cards that can be paid for', () => {
    expect(leftIn({ hands: { A: '' }, maneuvers: 3, at: { A: 'post-1' } })).toMatchObject({ kind: 'actions' });
    expect(leftIn({ hands: { A: '' }, crypto: 2 })).toMatchObject({ kind: 'purchases' });
  });

  it('to fly about is nothing that one leaves undone', () => {
    expect(leftIn({ hands: { A: '' }, maneuvers: 1 })).toBeNull();
  });
});

describe('what the hand can still bring', () => {
  const HANDS = { A: 'mining*2, bodyguard, booster', B: 'mining*5' };

  it('is what its cards give, and goes with what there is already', () => {
    const { potential } = arrange({ hands: HANDS, crypto: 1, maneuvers: 1, minerals: { A: 2 } }).view('A');
    expect(potential).toMatchObject({ brings: { crypto: 2, maneuvers: 3 }, means: { crypto: 5, maneuvers: 4 } });
  });

  it('is less with only those cards that are played together: no hunt that can be cashed in, none with a choice', () => {
    const hands = { A: 'mining*2, bodyguard, booster, robot' };
    const { potential } = arrange({ hands, crypto: 1, maneuvers: 1 }).view('A');
    expect(potential.together).toEqual({ crypto: 3, maneuvers: 4 });
  });

  it('counts what abilities give only where they can be used', () => {
    const brings = (arrangement: Arrangement) => arrange(arrangement).view('A').potential.brings.crypto;
    const hands = { A: 'toll-keeper' };
    const printed = at(faces, cardNamed('toll-keeper')).crypto;
    expect(brings({ hands, at: { A: 'post-1' } })).toBe(printed);
    expect(brings({ hands, at: { A: 'post-1' }, control: { A: 'post-1' } })).toBe(printed + 2);
  });

  it('is nobody else’s to know, and nothing in the turns of others', () => {
    const position = arrange({ hands: HANDS });
    const nothing = { crypto: 0, maneuvers: 0 };
    const all = { brings: nothing, means: nothing, together: nothing };
    expect(position.view('B').potential).toEqual(all);
    expect(position.view('spectator').potential).toEqual(all);
  });

  it('turns a refusal for lack of means into advice, where the hand can pay', () => {
    const position = arrange({ hands: HANDS, at: { A: 'post-1' } });
    const desk = deskOf(position.match.offers(seat(0)));
    const view = position.view('A');
    const [conquest] = refusedOf(desk, 'conquer');
    const [influence] = refusedOf(desk, 'influence');
    if (conquest === undefined || influence === undefined) throw new Error('Both are refused');
    expect(bringsFor(view, conquest.refusal)).toBe(3);
    expect(kindly(view, conquest.refusal)).toMatchObject({ rule: '2199-10.1', params: { have: 0, brings: 3 } });
    expect(kindly(view, influence.refusal)).toBe(influence.refusal);
    const poor = arrange({ hands: { A: 'impulse' }, at: { A: 'post-1' } }).view('A');
    expect(bringsFor(poor, conquest.refusal)).toBeNull();
  });
});
