import { scenario } from '@tortuga/laws';
import { arrange } from './arrange.ts';

scenario('cards-2.3 while the transport row has a free place, a transport goes on any free place of either half', () =>
  arrange({
    hands: { A: 'coal-hulk' },
    columns: { I: 'mail-brig', II: 'oyster-smack', V: 'merchantman', VI: 'kings-galleon' },
  }).offers('A', ['coal-hulk III', 'coal-hulk IV']),
);

scenario('cards-2.3 turns alternate', () =>
  arrange({ hands: { A: 'coal-hulk', B: 'mail-brig' } })
    .act('A', 'coal-hulk I')
    .refuses('A', 'rum I', { rule: 'cards-2.3', key: 'cards.refuse.notYourTurn' })
    .act('B', 'mail-brig II')
    .asks('A'),
);

scenario('cards-2.3 no card goes on a taken place', () =>
  arrange({ hands: { A: 'coal-hulk', B: 'mail-brig' } })
    .act('A', 'coal-hulk I')
    .refuses('B', 'mail-brig I', { rule: 'cards-2.3', key: 'cards.refuse.placeTaken' })
    .asks('B'),
);

scenario('cards-2.3 treasures are laid only when the transports are full, then seas, then strategies', () => [
  arrange({ hands: { A: 'rum' } })
    .refuses('A', 'rum I', { rule: 'cards-2.3', key: 'cards.refuse.otherRowFirst' })
    .asks('A'),
  arrange({ filledTo: 'transport', hands: { A: 'rum, squall' } })
    .refuses('A', 'squall I', { rule: 'cards-2.3', key: 'cards.refuse.otherRowFirst' })
    .act('A', 'rum I')
    .asks('B'),
  arrange({ filledTo: 'treasure', hands: { A: 'squall, guns-1' } })
    .refuses('A', 'guns-1 I', { rule: 'cards-2.3', key: 'cards.refuse.otherRowFirst' })
    .act('A', 'squall I')
    .asks('B'),
  arrange({ filledTo: 'sea', hands: { A: 'guns-1' } })
    .act('A', 'guns-1 VI')
    .asks('B'),
]);

scenario('cards-2.3 the last card of a row opens the next row', () =>
  arrange({
    columns: { I: 'rum', II: 'spices', III: 'tobacco', IV: 'indigo', V: 'pearls' },
    filledTo: 'transport',
    turn: 'B',
    hands: { A: 'squall, headwind, fog-bank', B: 'crown' },
  })
    .act('B', 'crown VI')
    .offers(
      'A',
      ['squall', 'headwind', 'fog-bank'].flatMap((sea) =>
        ['I', 'II', 'III', 'IV', 'V', 'VI'].map((column) => `${sea} ${column}`),
      ),
    ),
);

scenario('cards-2.2 players lay only cards of their own hand', () =>
  arrange({ hands: { A: 'coal-hulk', B: 'mail-brig' } })
    .refuses('A', 'mail-brig I', { rule: 'cards-2.2', key: 'cards.refuse.notInHand' })
    .asks('A'),
);

scenario('cards-2.3 events are played last, and then nothing else', () => [
  arrange({ events: { A: 'storm' } })
    .refuses('A', 'storm I', { rule: 'cards-2.3', key: 'cards.refuse.eventsLast' })
    .asks('A'),
  arrange({ filledTo: 'strategy', events: { A: 'storm' } })
    .refuses('A', 'rum I', { rule: 'cards-2.3', key: 'cards.refuse.eventIsDue' })
    .act('A', 'storm I')
    .asks('B'),
]);

scenario(
  'cards-5.3 with four players the partner plays when the other holds no card of the kind, so teams alternate',
  () =>
    arrange({
      seats: 4,
      hands: { A: 'coal-hulk', B: 'mail-brig', C: 'merchantman, oyster-smack', D: 'salt-ketch, kings-galleon' },
      turn: 'B',
      events: { C: 'storm', D: 'swapSeas' },
    })
      .act('B', 'mail-brig I')
      .act('C', 'merchantman II')
      .act('D', 'salt-ketch III')
      .act('A', 'coal-hulk IV')
      .act('D', 'kings-galleon V')
      .act('C', 'oyster-smack VI')
      .asks('D'),
);

const THREE = {
  seats: 3,
  voyage: 2,
  filledTo: 'strategy',
  start: 'B',
  events: { A: 'storm', B: 'changeTreasure', C: 'swapSeas' },
} as const;

scenario('cards-5.2 with three players the events of the second voyage begin with the leader', () =>
  arrange({
    ...THREE,
    banked: { A: { treasure: 3, doubloons: 0 }, B: { treasure: 2, doubloons: 0 }, C: { treasure: 3, doubloons: 1 } },
    turn: 'C',
  })
    .refuses('B', 'change I +2', { rule: 'cards-2.3', key: 'cards.refuse.notYourTurn' })
    .act('C', 'swap I II')
    .act('A', 'storm I')
    .asks('B'),
);

scenario('cards-5.2 players with the same prestige play in turn order, from the start of that voyage on', () => [
  arrange({ ...THREE, turn: 'B' })
    .act('B', 'change I +2')
    .act('C', 'swap I II')
    .asks('A'),
  arrange({
    ...THREE,
    banked: { A: { treasure: 3, doubloons: 0 }, C: { treasure: 2, doubloons: 1 } },
    turn: 'C',
  })
    .act('C', 'swap I II')
    .act('A', 'storm I')
    .asks('B'),
]);

scenario('cards-5.2 the events of the first voyage are played in turn order, whoever leads', () =>
  arrange({ ...THREE, voyage: 1, banked: { C: { treasure: 4, doubloons: 0 } }, turn: 'B' })
    .act('B', 'change I +2')
    .act('C', 'swap I II')
    .asks('A'),
);

scenario('cards-5.2 by the rules of version 2 the events of the second voyage were played in turn order too', () =>
  arrange({ ...THREE, rules: 2, banked: { C: { treasure: 4, doubloons: 0 } }, turn: 'B' })
    .act('B', 'change I +2')
    .act('C', 'swap I II')
    .asks('A'),
);
